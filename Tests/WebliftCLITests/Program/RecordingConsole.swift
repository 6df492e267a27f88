import WebliftCLI

/// Keeps what the program writes. A class, because the program works on copies of its console.
final class RecordingConsole: Console {
    private(set) var output: [UInt8] = []
    private(set) var error: [UInt8] = []
    let outputIsTerminal: Bool
    let errorIsTerminal: Bool

    init(isTerminal: Bool = false) {
        outputIsTerminal = isTerminal
        errorIsTerminal = isTerminal
    }

    func writeOutput(_ bytes: [UInt8]) { output += bytes }

    func writeError(_ bytes: [UInt8]) { error += bytes }

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: error, as: UTF8.self) }
}
