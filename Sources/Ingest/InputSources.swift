package import Core

/// Inputs as they were read, byte for byte: their library and a later check for changes use the same bytes.
package struct InputSources: Sendable {
    struct Input: Sendable {
        let file: SourceFile
        let origin: InputCandidate.Origin
        var parts: InputParts = [:]

        var all: [SourceFile] { [file] + parts.sorted { $0.key < $1.key }.map(\.value) }
    }

    let inputs: [Input]
    let problems: DiagnosticBag

    package var all: [SourceFile] { inputs.flatMap(\.all) }

    package init(at inputs: [String], limits: InputLimits = InputLimits()) {
        var problems = DiagnosticBag()
        self.inputs = InputFinder.find(inputs, limits: limits, into: &problems).flatMap { candidate -> [Input] in
            guard let file = InputFile.read(candidate.path, limits: limits, into: &problems) else { return [] }
            return Self.unpacked(file, candidate.origin, limits: limits, into: &problems).map { input in
                var input = input
                input.parts = InputParts(of: input.file, limits: limits, into: &problems) { path, problems in
                    InputFile.readIfThere(path, limits: limits, into: &problems)
                }
                return input
            }
        }
        self.problems = problems
    }

    package init(_ files: [SourceFile], limits: InputLimits = InputLimits()) {
        var problems = DiagnosticBag()
        inputs = files.sorted { $0.path < $1.path }.flatMap { file in
            Self.unpacked(file, .folder, limits: limits, into: &problems)
        }
        self.problems = problems
    }

    static func unpacked(
        _ file: SourceFile,
        _ origin: InputCandidate.Origin,
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag
    ) -> [Input] {
        guard PackageArchive.begins(file.bytes) else { return [Input(file: file, origin: origin)] }
        let files = PackageArchive.files(of: file, limits: limits, into: &diagnostics)
        return PackageFiles(files, below: file.path.typed + "/", isPackage: true).chosen(into: &diagnostics)
    }
}

/// Limits to the demands of a hostile or mistaken input.
package struct InputLimits: Sendable, Equatable {
    /// The largest file that is read, in bytes.
    package var fileSize = FileReader.sizeLimit
    /// The most folders one inside the other.
    package var folderDepth = 64
    /// The most files that a folder given as an input may hold.
    package var fileCount = 20_000

    /// The most items that all components together inherit: a large base class and many small ones would make a hostile
    /// input thousands of times as large in memory. The largest real library has some ten thousand.
    static let inheritedItems = 200_000

    package init() {}
}
