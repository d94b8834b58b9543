public import SnugComposition

/// Something that can be drawn and put beside, over and into other things.
///
/// A view is told by others in its `body`, as in SwiftUI:
///
///     struct Greeting: View {
///         var body: some View {
///             HStack {
///                 CircleText("Hello, World", fill: .systemPink, fit: .maxSide)
///                 CircleText("Hello", fill: .systemBlue, fit: .maxSide)
///             }
///             .padding()
///         }
///     }
public protocol View {
    /// What `body` is.
    associatedtype Body: View

    /// The view in terms of others.
    var body: Body { get }

    /// The view as a value: what is stored, compared and laid out.
    var element: Element { get }
}

extension View {
    /// The element of the body.
    public var element: Element { body.element }
}

extension Element: View {
    /// The element itself.
    public var body: Element { self }

    /// The element itself.
    public var element: Element { self }
}

/// A view that says itself which element it is.
public protocol PrimitiveView: View where Body == Element {}

extension PrimitiveView {
    /// The element.
    public var body: Element { element }
}
