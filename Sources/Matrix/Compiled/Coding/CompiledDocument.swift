import SourceText

/// Document, one of several, as which a compiled matrix is read: the matrix does not say it of its rules.
struct CompiledDocument {
    let file: SourcePath
    let layer: RuleSource.Layer
    let position: Int
}
