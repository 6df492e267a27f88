import SwiftModel

/// Names that a file declares for others: types, functions, and members of extensions. Inits and subscripts in
/// extensions count by the labels of their arguments, or else by the name of the type.
struct DeclaredNames {
    private(set) var words: Set<ArraySlice<UInt8>> = []

    private static let declaring = words("struct class enum protocol actor typealias func var let")
    private static let unnamed = words("init subscript")
    private static let hiding = words("private fileprivate")
    private static let extending = words("extension")
    private static let noLabel = Array("_".utf8)[...]

    private static func words(_ text: String) -> Set<ArraySlice<UInt8>> {
        Set(Array(text.utf8).split(separator: UInt8(ascii: " ")))
    }

    /// A file that is no Swift declares nothing.
    init(in bytes: [UInt8]) {
        guard let file = try? SwiftTokens(bytes) else { return }
        var depth = 0
        var isInExtension = false
        var extended: ArraySlice<UInt8> = []
        var last: ArraySlice<UInt8> = []
        var isHidden = false
        // Whether the next brackets have the arguments of an init or a subscript, and whether the present ones do.
        var awaitsArguments = false
        var hasArguments = false
        var isLabel = false
        for token in file.tokens {
            var word: ArraySlice<UInt8> = []
            switch token.kind {
            case .open:
                depth += 1
                if awaitsArguments { (awaitsArguments, hasArguments, isLabel) = (false, true, true) }
            case .close:
                if depth == 2 { hasArguments = false }
                depth -= 1
            case .comma where depth == 2: isLabel = hasArguments
            case .word:
                word = file.bytes[token.range]
                if depth == 0, Self.extending.contains(word) {
                    (isInExtension, extended) = (true, [])
                } else if isInExtension, extended.isEmpty {
                    // `extension [GridItem]` has it in brackets.
                    extended = word
                } else if hasArguments {
                    if isLabel { words.insert(word == Self.noLabel ? extended : word) }
                    isLabel = false
                } else if depth == 0 || depth == 1 && isInExtension {
                    if Self.declaring.contains(last) {
                        if !isHidden { words.insert(word.filter { $0 != UInt8(ascii: "`") }[...]) }
                        if depth == 0 { isInExtension = false }
                    } else if Self.declaring.contains(word) {
                        isHidden = Self.hiding.contains(last)
                    }
                    if depth == 1, Self.unnamed.contains(word) { awaitsArguments = true }
                }
            default: break
            }
            last = word
        }
    }
}
