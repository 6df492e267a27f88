import SwiftOutline

/// `#Preview` as the compiler can check it without the macro, which Apple's frameworks alone have.
///
/// The macro makes a declaration of its arguments and its closure. So does this, in the same line: what is wrong in the
/// closure is told for its place, unless the closure begins in that line and goes on in it, where columns are other ones.
enum PreviewMacros {
    private static let macro = Array("#Preview".utf8)

    /// Nil where there is none.
    static func text(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.firstRange(of: macro) != nil, let tokens = try? SwiftTokens(bytes) else { return nil }
        let found = tokens.tokens.filter { token in
            token.kind == .hashWord && bytes[token.range].elementsEqual(macro)
        }
        guard !found.isEmpty else { return nil }
        var text = bytes
        for (index, token) in found.enumerated().reversed() {
            text.replaceSubrange(
                token.range,
                with: "@available(iOS 17, *) @MainActor private let __preview\(index) = SwiftUI.Preview".utf8
            )
        }
        return text
    }
}
