/// Looks only in folders in which everything is the program's own: people may put files anywhere else.
enum ForeignFiles {
    static func find(beside ledger: Ledger, in folder: borrowing OutputFolder) throws(WorkspaceError) -> [OutputPath] {
        var folders: [[String]: (isOurs: Bool, names: Set<String>)] = [:]
        var above: Set<[String]> = []
        for entry in ledger.entries {
            let parts = Array(entry.path.parts.dropLast())
            let isOurs = entry.ownership == .owned
            folders[parts, default: (true, [])].isOurs = folders[parts, default: (true, [])].isOurs && isOurs
            folders[parts, default: (true, [])].names.insert(entry.path.name)
            var parent = parts[...]
            while !parent.isEmpty, above.insert(Array(parent)).inserted { parent = parent.dropLast() }
        }
        var foreign: [OutputPath] = []
        for (parts, content) in folders where content.isOurs && !parts.isEmpty {
            let place = OutputPath(ours: parts)
            for name in try folder.names(in: place) where !content.names.contains(name) && !name.hasPrefix(".") {
                // Files that can't have the path of a generated file are told by their folder.
                let path = (try? OutputPath(parts: parts + [name])) ?? place
                if !above.contains(parts + [name]) { foreign.append(path) }
            }
        }
        return foreign.sorted()
    }
}
