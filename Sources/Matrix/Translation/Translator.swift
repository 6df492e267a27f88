package import SourceText
package import WebModel

/// Translates a library by the rules of a matrix.
package struct Translator: Sendable {
    private let matrix: Matrix
    private let index: RuleIndex

    package init(_ matrix: Matrix) {
        self.matrix = matrix
        index = RuleIndex(matrix.rules)
    }

    package func translate(_ library: Library, into diagnostics: inout DiagnosticBag) -> LibraryTranslation {
        LibraryTranslation()
    }
}
