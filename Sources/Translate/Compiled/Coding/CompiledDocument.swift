import Core

/// Facts about its rules that a compiled matrix does not hold: the file and the layer of the document, and its position
/// among all documents.
struct CompiledDocument {
    let file: SourcePath
    let layer: RuleSource.Layer
    let position: Int
}
