import Core

/// Declarations with an error about an unknown name, or whose visible part names another one in doubt. Names alone tell
/// them apart, so more is in doubt than has to be, and no error that follows is called wrong.
struct Doubts {
    private struct Place {
        let file: String
        let region: Int
        let isSeen: Bool
    }

    private let messages: [CompilerMessage]
    private let places: [Place?]
    private let files: [String: FileRegions]
    private let declared: Set<String>
    /// Places of a name in visible parts of declarations.
    private var users: [String: [(file: String, region: Int)]] = [:]
    private var regions: [String: Set<Int>] = [:]
    private var types: Set<String> = []
    private var names: Set<String> = []

    init(_ messages: [CompilerMessage], in bytes: [String: [UInt8]]) {
        let files = bytes.mapValues(FileRegions.init)
        self.messages = messages
        self.files = files
        places = messages.map { message in
            guard let location = message.location, let file = files[location.file.typed],
                let region = file.region(line: location.line, column: location.column)
            else { return nil }
            let isSeen = file.isSeen(line: location.line, column: location.column, in: region)
            return Place(file: location.file.typed, region: region, isSeen: isSeen)
        }
        declared = Set(files.values.flatMap { $0.regions.filter { $0.isType && $0.shaped != nil }.map(\.name) })
        for (path, file) in files {
            for (index, region) in file.regions.enumerated() {
                for word in region.outerWords { users[word, default: []].append((path, index)) }
            }
        }
    }

    mutating func add(_ message: Int) {
        guard let place = places[message] else { return }
        regions[place.file, default: []].insert(place.region)
        // Others see nothing of a body.
        if place.isSeen { doubt(place.file, place.region) }
    }

    /// Spreads to declarations that use it.
    private mutating func doubt(_ file: String, _ region: Int) {
        var open = [(file: file, region: region)]
        while let next = open.popLast() {
            guard let region = files[next.file]?.regions[next.region] else { continue }
            if let type = region.shaped { types.insert(type) }
            if region.isType, declared.contains(region.name) { types.insert(region.name) }
            for name in [region.name, region.shaped ?? ""] where !name.isEmpty {
                // An extension of Apple's type leaves the type as it is.
                guard !region.isType || declared.contains(name), names.insert(name).inserted else { continue }
                open += users[name] ?? []
            }
        }
    }

    func reach(_ message: Int) -> Bool {
        guard ErrorSubject(messages[message].message) != .syntax else { return false }
        if !names.isDisjoint(with: Self.names(in: messages[message].message)) { return true }
        guard let place = places[message], let file = files[place.file] else { return false }
        let found = regions[place.file] ?? []
        let region = file.regions[place.region]
        if found.contains(place.region) || !types.isDisjoint(with: region.path) { return true }
        if !names.isDisjoint(with: region.outerWords) || !names.isDisjoint(with: region.innerWords) { return true }
        return region.isType && found.contains { file.regions[$0].path.starts(with: region.path) }
    }

    private static func names(in message: String) -> Set<String> {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return Set(stride(from: 1, to: parts.count, by: 2).flatMap { String(parts[$0]).identifiers })
    }
}
