package import Core
package import WebModel

package enum Ingestion {
    package static func read(
        _ inputs: [String],
        limits: InputLimits = InputLimits(),
        into diagnostics: inout DiagnosticBag
    ) -> Library {
        read(InputSources(at: inputs, limits: limits), into: &diagnostics)
    }

    package static func read(_ files: [SourceFile], into diagnostics: inout DiagnosticBag) -> Library {
        read(InputSources(files), into: &diagnostics)
    }

    package static func read(_ sources: InputSources, into diagnostics: inout DiagnosticBag) -> Library {
        diagnostics.add(contentsOf: sources.problems)
        var sorter = FormatSorter()
        for input in sources.inputs { sorter.add(input, into: &diagnostics) }
        return library(from: sorter, into: &diagnostics)
    }

    package static func read(
        _ inputs: [GitInput],
        with git: GitProgram,
        limits: InputLimits = InputLimits(),
        into diagnostics: inout DiagnosticBag
    ) -> Library {
        var sorter = FormatSorter()
        for input in inputs {
            for input in input.inputs(git, limits: limits, into: &diagnostics) { sorter.add(input, into: &diagnostics) }
        }
        return library(from: sorter, into: &diagnostics)
    }

    /// Reads a file that is no input of a library but lies beside one.
    package static func file(
        at path: String,
        limits: InputLimits = InputLimits(),
        into diagnostics: inout DiagnosticBag
    ) -> SourceFile? {
        InputFile.read(SourcePath(path), limits: limits, into: &diagnostics)
    }

    /// Files at the paths or in folders there, and files that these name as parts, each once, sorted by path.
    package static func files(
        at paths: [String],
        for purpose: InputPurpose,
        limits: InputLimits = InputLimits(),
        into diagnostics: inout DiagnosticBag
    ) -> [SourceFile] {
        let files = InputFinder.find(paths, limits: limits, purpose: purpose, into: &diagnostics).compactMap {
            candidate in
            InputFile.read(candidate.path, limits: limits, into: &diagnostics)
        }
        let parts = InputParts.beside(files, for: purpose, limits: limits, into: &diagnostics) { path, diagnostics in
            InputFile.readIfThere(path, limits: limits, into: &diagnostics)
        }
        return (files + parts).sorted { $0.path < $1.path }
    }

    package static func exists(_ path: String) -> Bool { (try? FileStatus(path: path)) != nil }

    private static func library(from sorter: FormatSorter, into diagnostics: inout DiagnosticBag) -> Library {
        let readings = FormatReadings(sorter.files, into: &diagnostics)
        let components = LibraryMerge.merged(readings, into: &diagnostics)
        if components.isEmpty, !diagnostics.hasErrors {
            if let file = sorter.files.joined().first?.path {
                diagnostics.warning(.inputNothingFound, "there is no component with a tag", at: .start(of: file))
            } else {
                let message = "none of the files is of a format that is read"
                diagnostics.error(.inputNothingFound, message, at: nil, suggestion: InputFormats.advice)
            }
        }
        let identity = readings.all.reduce(sorter.identity) { $0.completed(by: $1.reading.identity) }
        return Library(
            name: identity.name,
            version: identity.version,
            components: components,
            tokenFiles: readings.all.flatMap(\.reading.tokenFiles)
        )
    }
}
