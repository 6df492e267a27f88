/// The name of an enum's member, which authors derive from the value by their own taste.
package enum MemberName {
    package static func folded(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
