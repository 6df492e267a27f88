extension ContextSchema {
    /// What the renderer gives to its templates.
    package static let builtIn = ContextSchema(entries: [])
}
