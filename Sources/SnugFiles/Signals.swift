internal import Glibc

/// What the program does when it is told to end.
public enum Signals {
    /// Removes temporary files when the program is interrupted or told to end, and makes a closed pipe an error.
    ///
    /// On SIGINT, SIGTERM and SIGHUP the temporary files of writes under way are removed, and the program ends with
    /// code 130, 143 or 129, whatever its threads are doing. A signal that is ignored when the program starts stays
    /// ignored, as `nohup` means it; one that the starting program has left blocked is let through. SIGPIPE is ignored,
    /// so that a write to a pipe whose reader has gone throws `FileError.closedPipe`, and so is SIGXFSZ, so that a write
    /// beyond the size that files may have throws too. To be called once, before there are other threads.
    public static func install() {
        TemporaryFiles.prepare()
        var handled = sigset_t()
        _ = unsafe sigemptyset(&handled)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { number in
                TemporaryFiles.removeAll()
                _exit(128 + number)
            }
            _ = unsafe sigfillset(&action.sa_mask)
            _ = unsafe sigaction(number, &action, nil)
            _ = unsafe sigaddset(&handled, number)
        }
        // Threads of a pool block signals, and what they start inherits that.
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &handled, nil)
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        return unsafe handler == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
