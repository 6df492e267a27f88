import SourceText

/// What a compiled matrix does not say of its rules: as which of all documents it is read.
struct CompiledDocument {
    let file: SourcePath
    let layer: RuleSource.Layer
    let position: Int
}
