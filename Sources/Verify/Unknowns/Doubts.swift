import SourceText

/// Where errors stand that are no mistakes, or may be none, and which types are declared there: what stands beside them, or is
/// about such a type, may follow.
struct Doubts {
    private struct Place {
        let file: String
        let region: Int
    }

    private let messages: [CompilerMessage]
    private let places: [Place?]
    private let files: [String: FileRegions]
    private var regions: [String: Set<Int>] = [:]
    private var types: Set<String> = []

    init(_ messages: [CompilerMessage], in bytes: [String: [UInt8]]) {
        var files: [String: FileRegions] = [:]
        places = messages.map { message in
            guard let location = message.location, let text = bytes[location.file.typed] else { return nil }
            let file = location.file.typed
            let regions = files[file] ?? FileRegions(text)
            files[file] = regions
            return Place(file: file, region: regions.region(line: location.line, column: location.column))
        }
        self.messages = messages
        self.files = files
    }

    mutating func add(_ message: Int) {
        guard let place = places[message] else { return }
        regions[place.file, default: []].insert(place.region)
        // What a type has stored or inherits decides what it is; what is done in a body does not.
        if let type = files[place.file]?.typeShaped(by: place.region) { types.insert(type) }
    }

    func reach(_ message: Int) -> Bool {
        guard ErrorSubject(messages[message].message) != .syntax else { return false }
        if !types.isDisjoint(with: Self.names(in: messages[message].message)) { return true }
        guard let place = places[message], let found = regions[place.file], let file = files[place.file] else {
            return false
        }
        if found.contains(place.region) { return true }
        return file.isType(place.region) && found.contains { file.isRegion($0, in: place.region) }
    }

    /// The words between quotes.
    private static func names(in message: String) -> Set<String> {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        let quoted = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
        return Set(quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
    }
}
