package import Package

extension RenderSettings {
    /// Makes the scope of a run with these settings. `isWhole` says whether all components were asked for.
    package func scope(isWhole: Bool) -> GenerationScope {
        let parts = FilePart.allCases.filter { $0.isWritten(with: emissions) }
        return GenerationScope(isWhole: isWhole, kinds: Set(parts.map(\.rawValue)))
    }
}
