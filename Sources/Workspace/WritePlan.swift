import SourceText

/// What a run is going to do to a folder, file by file. Nothing is written before all of it stands.
package struct WritePlan: Sendable, Equatable {
    package enum Action: String, Sendable, Hashable, CaseIterable {
        /// Nothing is there yet.
        case create
        case replace
        /// What is there is the same; it is not touched.
        case keep
        /// It is there, and belongs to those who use it.
        case leave
    }

    package struct Step: Sendable, Equatable {
        package let file: OutputFile
        package let action: Action

        package init(_ file: OutputFile, _ action: Action) {
            self.file = file
            self.action = action
        }
    }

    /// Sorted by path.
    package let steps: [Step]

    package init(steps: [Step]) {
        self.steps = steps
    }

    package func count(of action: Action) -> Int {
        steps.reduce(0) { $0 + ($1.action == action ? 1 : 0) }
    }

    /// Whether there is anything to write.
    package var hasWork: Bool {
        steps.contains { $0.action == .create || $0.action == .replace }
    }
}

extension WritePlan {
    /// Compares files with what is in a folder.
    ///
    /// - Throws: where two of the files can't both be there, or what is there can't be looked at.
    package init(_ files: [OutputFile], in folder: borrowing OutputFolder) throws(WorkspaceError) {
        let sorted = files.sorted { $0.path < $1.path }
        try Self.checkNames(sorted)
        let compared = Workers.map(sorted.siblings) { siblings in
            Result { () throws(WorkspaceError) in
                zip(siblings, try folder.states(ofSiblings: siblings)).map { Step($0, Self.action(for: $0, $1)) }
            }
        }
        var steps: [Step] = []
        for result in compared { steps += try result.get() }
        self.init(steps: steps)
    }

    /// The same for a folder that need not be there yet, and that is not made by planning.
    package init(_ files: [OutputFile], below path: String) throws(WorkspaceError) {
        if let folder = try OutputFolder(existing: path) {
            try self.init(files, in: folder)
        } else {
            let sorted = files.sorted { $0.path < $1.path }
            try Self.checkNames(sorted)
            self.init(steps: sorted.map { Step($0, .create) })
        }
    }

    private static func action(for file: OutputFile, _ state: OutputFolder.State) -> Action {
        switch state {
        case .absent: .create
        case .same: .keep
        case .different: file.ownership == .once ? .leave : .replace
        }
    }

    /// No two files of one name, also where case makes no difference, and no file in the place of another's folder.
    private static func checkNames(_ files: [OutputFile]) throws(WorkspaceError) {
        var names: [String: OutputPath] = [:]
        for file in files {
            if let other = names.updateValue(file.path, forKey: file.path.folded) {
                throw .sameName(other, file.path)
            }
        }
        for file in files {
            var ancestor = ""
            for part in file.path.parts.dropLast() {
                ancestor += (ancestor.isEmpty ? "" : "/") + part.lowercased()
                if let other = names[ancestor] { throw .sameName(other, file.path) }
            }
        }
    }
}
