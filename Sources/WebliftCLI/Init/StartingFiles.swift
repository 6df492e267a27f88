import JSON
import SourceText

/// The files that a project begins with.
enum StartingFiles {
    static let matrixName = "matrix.md"

    static func all(inputs: [String]) -> [StartingFile] {
        let list = TerminalText.line(inputs.joined(separator: ", "))
        return [
            StartingFile(
                name: Configuration.defaultPath,
                bytes: configuration(inputs: inputs),
                summary: "reads \(list)"
            ),
            StartingFile(
                name: matrixName,
                bytes: EmbeddedSpecs.needed("init/matrix.md"),
                summary: "the rules of the project, none yet"
            ),
        ]
    }

    private static func configuration(inputs: [String]) -> [UInt8] {
        JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("inputs", inputs)
                object.member("matrix", [matrixName])
            }
        } + [UInt8(ascii: "\n")]
    }
}
