import Snug

/// Why a command line cannot be followed.
enum UsageError: Error, Equatable {
    /// Neither text nor a file was given.
    case nothingToDraw(Verb?)
    /// More than one source of the caption was given; each in the words of the command line.
    case severalSources([String])
    /// A flag that does not exist; the one that was most likely meant.
    case unknownFlag(String, suggestion: String?)
    /// A flag, as it was written and in its long form, without the argument that it takes.
    case missingArgument(flag: String, longForm: String, placeholder: String)
    /// `--flag=value` for a flag that takes none.
    case needlessArgument(flag: String)
    /// A flag that names a file has an empty argument.
    case emptyName(flag: String)
    /// A flag that stands alone, and after it what looks like the value that it takes after a sign.
    case valueWithoutSign(flag: String, value: String)
    /// A flag's argument that is no value of it.
    case badValue(flag: String, SpecFault)
    /// A verb that this version cannot do yet.
    case notBuilt(Verb)
    /// Help was asked for about a word that is no verb; the one that was most likely meant.
    case unknownTopic(String, suggestion: String?)
    /// No built-in look has this name.
    case unknownStyle(String)
    /// A word that the verb does not take.
    case unexpectedWord(String, verb: Verb)
    /// `--json` writes to stdout, where the picture goes too.
    case stdoutTwice
    /// A flag that this verb (nil: plain drawing) does not take.
    case flagOfOtherVerb(flag: String, verb: Verb?)
    /// The output's name ends as that of a format which is not written.
    case otherFormat(String)
    /// Stdout is a terminal and no file was named.
    case pictureOnTerminal
    /// An argument, counted from 1, has a byte that no UTF-8 text has, counted from 0.
    case notUTF8(argument: Int, byte: Int)
}
