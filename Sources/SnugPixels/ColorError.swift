/// Why a text is not a CSS colour.
///
/// `text` is always the whole text as it was given.
public enum ColorError: Error, Hashable, Sendable {
    /// There is nothing but white space.
    case empty
    /// A word that is not in `Color.names`.
    case unknownName(text: String)
    /// A `#` that is not followed by 3, 4, 6 or 8 characters.
    case hexLength(text: String, digits: Int)
    /// A character after `#` that is no hexadecimal digit.
    case hexDigit(text: String, found: Character)
    /// A function other than `rgb`, `rgba`, `hsl`, `hsla` and `hwb`.
    case unknownFunction(text: String, name: String)
    /// A function without its closing bracket at the end of the text.
    case unclosedFunction(text: String, name: String)
    /// Too few or too many values between the brackets, or separators that do not fit together.
    case arguments(text: String, function: String)
    /// A value that a function does not take at this place, counted from 1.
    case argument(text: String, function: String, position: Int, found: String)
}
