import SourceText

/// On what the compiler's answer to each module depends, as short names: how the compiler is called, with which
/// program, modules and options; what of the module itself counts; and the same of the modules that it imports.
struct VerdictKeys {
    /// In the order of the modules.
    private(set) var keys: [ContentHash] = []

    /// - Parameters:
    ///   - modules: each behind those that it imports.
    ///   - call: the identity of the compiler and its options for a module.
    ///   - content: what of a module counts: its bytes, or what can be seen of it.
    init(_ modules: [CheckedModule], call: (CheckedModule) -> [String], content: (Int) -> ContentHash) {
        for (index, module) in modules.enumerated() {
            var hasher = ContentHasher()
            for word in call(module) { hasher.add(word) }
            hasher.add(content(index))
            for needed in module.importedIndices(in: modules[..<index]) {
                hasher.add(modules[needed].name)
                hasher.add(keys[needed])
            }
            keys.append(hasher.hash)
        }
    }
}

extension CheckedFile {
    /// Of its bytes and its name.
    var key: ContentHash {
        var hasher = ContentHasher()
        hasher.add(name)
        hasher.add(contents: bytes)
        return hasher.hash
    }
}

extension CheckedModule {
    /// The modules among those before it that it imports itself.
    func importedIndices(in earlier: ArraySlice<CheckedModule>) -> [Int] {
        earlier.indices.filter { imports.contains(earlier[$0].name) && earlier[$0].name != name }
    }

    /// Of what can be seen of all its files.
    var visibleKey: ContentHash {
        let hashes = Workers.map(files) { VisibleSource.hash(of: $0.bytes) }
        var hasher = ContentHasher()
        for (file, hash) in zip(files, hashes) {
            hasher.add(file.name)
            hasher.add(hash)
        }
        return hasher.hash
    }
}
