/// Signatures and types of a library that callers rely on, as a ledger keeps them.
package struct KeptLibrary: Sendable, Hashable {
    package var signatures: [String: KeptSignature]
    /// Types that are generated with the components, by name, each as the lines that `KeptType` writes.
    package var types: [String: [String]]

    package init(signatures: [String: KeptSignature] = [:], types: [String: [String]] = [:]) {
        self.signatures = signatures
        self.types = types
    }

    /// Lays `other` over this library, which counts where `other` says nothing.
    package func overlaid(by other: KeptLibrary) -> KeptLibrary {
        KeptLibrary(signatures: signatures.merging(other.signatures) { $1 }, types: types.merging(other.types) { $1 })
    }
}

/// Signatures and types of a library that callers relied on before that, and still may.
package struct KeptHistory: Sendable, Hashable {
    /// The release that need not see to them any more; nil where nobody has said which.
    package var until: String?
    /// Oldest first. Each has the components that a run has changed for callers, as they were.
    package var libraries: [KeptLibrary]
    /// Code that nothing keeps compiling and no component is left to tell: a sentence each, sorted.
    package var gone: [String]

    package init(until: String? = nil, libraries: [KeptLibrary] = [], gone: [String] = []) {
        self.until = until
        self.libraries = libraries
        self.gone = gone
    }

    package var isEmpty: Bool { libraries.isEmpty && gone.isEmpty }
}
