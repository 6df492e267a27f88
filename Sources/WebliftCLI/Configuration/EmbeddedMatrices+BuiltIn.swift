import Matrix

extension EmbeddedMatrices {
    /// What reading the built-in matrix comes to. That it is missing is a mistake of the build.
    static var builtIn: CompiledMatrix {
        guard let file = files.first(where: { $0.path.description == "matrix" }) else {
            preconditionFailure("the compiled matrix is not in the binary")
        }
        return CompiledMatrix(embedded: file.text)
    }
}
