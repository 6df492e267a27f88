/// Files that must be new: all of them are written, or none.
package enum NewFiles {
    /// Why nothing was written: what is there already, each of it, or the first that can't be made. Empty where all
    /// were written.
    package static func write(_ files: [OutputFile], into folder: borrowing OutputFolder) -> [WorkspaceError] {
        do throws(WorkspaceError) {
            var present: [WorkspaceError] = []
            for file in files where try folder.isTaken(file.path) { present.append(.present(file.path.description)) }
            guard present.isEmpty else { return present }
        } catch {
            return [error]
        }
        var made: [OutputPath] = []
        for file in files {
            do throws(WorkspaceError) {
                try folder.create(file.bytes, at: file.path)
                made.append(file.path)
            } catch {
                // Takes back what this run made; nothing else can be at these paths.
                for path in made { folder.remove(path) }
                return [error]
            }
        }
        return []
    }
}
