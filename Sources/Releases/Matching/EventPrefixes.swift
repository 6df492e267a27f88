import Translate

struct EventPrefixes {
    private let old: String
    private let new: String

    init(_ oldTag: String, _ newTag: String) {
        old = EventPrefix.tagPrefix(of: oldTag)
        new = EventPrefix.tagPrefix(of: newTag)
    }

    func bareName(of event: String) -> String {
        let bare = EventPrefix.bareName(of: event, tagPrefix: old)
        return bare == event ? EventPrefix.bareName(of: event, tagPrefix: new) : bare
    }
}
