package import Core

package struct TextProblem: Error, Sendable, Hashable {
    package let id: DiagnosticID
    package let message: String
    /// Offset in bytes of the text.
    package let offset: Int
    package let suggestion: String?

    init(_ id: DiagnosticID, _ message: String, at offset: Int, suggestion: String? = nil) {
        self.id = id
        self.message = message
        self.offset = offset
        self.suggestion = suggestion
    }
}

extension DiagnosticBag {
    mutating func add(_ problem: CellProblem) {
        error(problem.id, problem.message, at: problem.location, suggestion: problem.suggestion)
    }

    /// Returns the value that is read; nil, with an error, where a problem is found.
    mutating func value<Value>(_ read: @autoclosure () throws(CellProblem) -> Value) -> Value? {
        do throws(CellProblem) {
            return try read()
        } catch {
            add(error)
            return nil
        }
    }
}

extension TextProblem {
    /// Tells of a word that is none of the known ones: `problem` ends the sentence “‹word› is …”.
    static func unknown(
        _ word: String,
        _ problem: String,
        among known: some Sequence<String>,
        _ id: DiagnosticID = .matrixResult,
        at offset: Int = 0
    ) -> TextProblem {
        TextProblem(id, "“\(word)” is \(problem)", at: offset, suggestion: NearestName.of(word, among: known))
    }
}

extension RawRepresentable<String> where Self: CaseIterable {
    init(known text: String, _ problem: String, at offset: Int = 0) throws(TextProblem) {
        let word = text.withoutBlanks
        guard let known = Self(rawValue: word) else {
            throw .unknown(word, problem, among: Self.allCases.map(\.rawValue), at: offset)
        }
        self = known
    }
}
