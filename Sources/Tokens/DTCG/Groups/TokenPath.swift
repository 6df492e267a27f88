/// The way from the top of a file down to a token, which is the name of the token: `color.brand.acid green` is
/// `color-brand-acid-green`, so that the prefixes of tiers fit as they fit the names of CSS.
struct TokenPath {
    /// The names of all groups around, the outermost first, and the name itself.
    private var names: [String] = []

    var depth: Int { names.count }

    var text: String { names.last ?? "" }

    mutating func append(_ segment: String) { names.append(Self.joined(text, segment)) }

    /// `$root` is the token that has the name of its group.
    mutating func appendRoot() { names.append(text) }

    mutating func removeLast(downTo depth: Int) { names = Array(names.prefix(depth)) }

    /// Joins steps to the name of a token: `$root` among them adds nothing to it.
    static func name(of segments: some Sequence<some StringProtocol>) -> TokenName {
        TokenName(segments.reduce("") { $1 == "$root" ? $0 : joined($0, $1) })
    }

    private static func joined(_ name: String, _ segment: some StringProtocol) -> String {
        let step = segment.utf8.map { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }
        return (name.isEmpty ? "" : name + "-") + String(decoding: step, as: UTF8.self)
    }
}
