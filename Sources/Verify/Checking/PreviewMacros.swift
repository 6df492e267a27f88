import Core
import SwiftModel

/// `#Preview` as the compiler can check it without the macro, which Apple's frameworks alone have.
///
/// The macro makes a declaration of its arguments and its closure. So does this, in the same line: a mistake in the
/// closure is told for its place, unless the closure begins in that line and goes on in it, where columns differ.
enum PreviewMacros {
    private static let macro = Array("#Preview".utf8)
    /// Makes a property of a closure one of a view, which it is here anyway.
    private static let property = Array("@Previewable".utf8)

    /// Nil where there is none.
    static func text(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.holds(macro), let tokens = try? SwiftTokens(bytes) else { return nil }
        let found = tokens.tokens.filter { token in
            token.kind == .hashWord && bytes[token.range].elementsEqual(macro)
        }
        guard !found.isEmpty else { return nil }
        var text = bytes.replacing(property, with: Array(repeating: UInt8(ascii: " "), count: property.count))
        let type = type(in: bytes)
        for (index, token) in found.enumerated().reversed() {
            text.replaceSubrange(
                token.range,
                with: "@available(iOS 17, *) @MainActor private let __preview\(index) = \(type)".utf8
            )
        }
        return text
    }

    /// Finds the type that makes the preview of the closure. The compiler explains a mistake in the closure best where
    /// it has one choice.
    private static func type(in bytes: [UInt8]) -> String {
        let imports = ImportedModules.of(bytes)
        guard imports.contains("UIKit") else { return "SwiftUI.Preview" }
        return imports.contains("SwiftUI") ? "SwiftUI._PreviewOfViewOrUIView" : "UIKit._PreviewOfUIView"
    }
}
