/// The prefix that a library gives the names of its events, and that rules leave out: `elvt-` of `elvt-change`.
///
/// Libraries shorten it (`vsc-change` of `vscode-checkbox`) and give it to some of their events only, so that each event
/// is looked at by itself.
package enum EventPrefix {
    /// The first word of a tag with its dash: `elvt-` of `elvt-icon-button`; the empty string where there is none.
    package static func tagPrefix(of tag: String) -> String {
        guard let dash = tag.utf8.firstIndex(of: UInt8(ascii: "-")), dash != tag.utf8.startIndex else { return "" }
        return String(tag[...dash])
    }

    /// Counts the bytes of the library's prefix in an event's name, its dash included; 0 where there is no prefix.
    ///
    /// The prefix is the tag prefix itself, or a first word of at least two letters that the tag prefix begins with.
    package static func length(in event: String, tagPrefix: String) -> Int {
        let name = event.utf8
        let prefix = tagPrefix.utf8
        guard !prefix.isEmpty, let first = name.first, first == prefix.first else { return 0 }
        if prefix.last == UInt8(ascii: "-"), name.count > prefix.count, name.starts(with: prefix) {
            return prefix.count
        }
        guard let dash = name.firstIndex(of: UInt8(ascii: "-")) else { return 0 }
        let word = name[..<dash]
        guard word.count >= 2, name.index(after: dash) != name.endIndex, prefix.starts(with: word) else { return 0 }
        return word.count + 1
    }

    /// The name of an event without the library's prefix.
    package static func bareName(of event: String, tagPrefix: String) -> String {
        let length = length(in: event, tagPrefix: tagPrefix)
        return length == 0 ? event : String(event.utf8.dropFirst(length)) ?? event
    }
}
