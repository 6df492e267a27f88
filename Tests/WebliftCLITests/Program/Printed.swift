/// What a run wrote on both streams.
protocol Printed {
    var output: [UInt8] { get }
    var error: [UInt8] { get }
}

extension Printed {
    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: error, as: UTF8.self) }

    /// The line that the run ended with; nil where it had none.
    var closingLine: String? {
        guard let last = errorText.split(separator: "\n").last, last.hasPrefix("weblift "), last.contains(": ") else {
            return nil
        }
        return String(last)
    }

    /// What standard error has above the closing line.
    var messages: String { String(errorText.dropLast(closingLine.map { $0.count + 1 } ?? 0)) }
}
