internal import Glibc

/// What the program was called with.
public enum ProgramArguments {
    /// The arguments after the program's name as the system has them: unlike `CommandLine.arguments`, a path among them
    /// keeps bytes that are no UTF-8.
    public static var all: [FilePath] {
        let arguments = unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return unsafe arguments.dropFirst().compactMap { argument in
            guard let argument = unsafe argument else { return nil }
            let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: strlen(argument))
            return unsafe FilePath(bytes: Array(bytes))
        }
    }
}
