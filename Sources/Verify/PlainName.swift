/// Serves as a module's name, its folder's and a word for the compiler at once.
enum PlainName {
    static func isPlain(_ name: some StringProtocol) -> Bool {
        guard let first = name.first, !first.isNumber, name.utf8.count < 200 else { return false }
        return name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
