import Foundation
import Testing

/// Runs the program on a good manifest and something bad beside it, and checks what every such run promises.
struct BadInputRun {
    static let good = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "good.js", "declarations": [
          {"kind": "class", "name": "Good", "customElement": true, "tagName": "g-ood", "slots": [{"name": ""}]}
        ]}]}

        """

    /// One line of `--diagnostics json`.
    struct Finding: Equatable {
        let severity: String
        let id: String
        let message: String
        let file: String
        let line: Int
        let column: Int
    }

    let run: ProgramRun
    let findings: [Finding]

    var errors: [Finding] { findings.filter { $0.severity == "error" } }

    /// Less than the largest file of the tests, far more than the program needs for the others.
    static let memoryLimitInMegabytes = 180
    /// Generous, for machines with other things to do.
    static let timeLimit: TimeInterval = 30

    /// Makes a folder with the good manifest, lets `prepare` add the bad input, and gives both to the program.
    @discardableResult
    init(_ bad: String..., prepare: (TemporaryFolder) throws -> Void) async throws {
        (run, findings) = try await TemporaryFolder.with { folder in
            try folder.write(BadInputRun.good, to: "good.json")
            try prepare(folder)
            let words = ["inspect", "good.json"] + bad + ["--format", "json", "--diagnostics", "json"]
            let run = try await folder.run(
                words,
                timeLimit: BadInputRun.timeLimit,
                memoryLimitInMegabytes: BadInputRun.memoryLimitInMegabytes
            )
            try BadInputRun.check(run, in: folder)
            return (run, try BadInputRun.findings(in: run))
        }
        #expect(!errors.isEmpty, "something bad was read and no error said so")
    }

    /// Nothing else is wrong, and the place is the file as a whole.
    func expectOneError(_ id: String, at file: String) {
        #expect(errors.map { [$0.id, $0.file, "\($0.line):\($0.column)"] } == [[id, file, "1:1"]])
    }

    /// What holds whatever the bad input is.
    private static func check(_ run: ProgramRun, in folder: TemporaryFolder) throws {
        #expect(run.ending == .exit(1), "\(run.errorText)")
        let tags = try JSONInstance(run.output)["components"]?.elements?.compactMap { $0["tag"]?.text }
        #expect(tags?.contains("g-ood") == true, "the good manifest beside the bad input must be read")
        #expect(!run.outputText.contains(folder.path), "no path of this machine may be in the data")
        for text in [run.outputText, run.errorText] {
            #expect(!text.contains("Fatal error") && !text.contains("Stack dump"))
            let controls = text.unicodeScalars.filter {
                $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value))
            }
            #expect(controls.isEmpty, "control characters reach the terminal: \(controls.map(\.value))")
        }
    }

    private static func findings(in run: ProgramRun) throws -> [Finding] {
        let schema = try JSONSchema(named: "diagnostic")
        return try run.errorLines.map { line in
            let value = try JSONInstance(Array(line.utf8))
            #expect(schema.problems(of: value) == [])
            return Finding(
                severity: value["severity"]?.text ?? "",
                id: value["id"]?.text ?? "",
                message: value["message"]?.text ?? "",
                file: value["file"]?.text ?? "",
                line: value["line"]?.wholeNumber ?? 0,
                column: value["column"]?.wholeNumber ?? 0
            )
        }
    }
}
