/// The name of an enum's member, which authors derive from the value by their own taste.
enum MemberName {
    static func folded(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
