import Core

/// Short names for everything that the compiler's answer to each module depends on: how the compiler is called, with
/// which program, modules and options; the content of the module itself that counts; and the keys of the modules that
/// it imports.
struct VerdictKeys {
    /// Keys in the order of the modules.
    private(set) var keys: [ContentHash] = []

    /// - Parameters:
    ///   - modules: each behind its imports.
    ///   - call: the identity of the compiler and its options for a module.
    ///   - content: the part of a module that counts: its bytes, or the part that others can see.
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
    /// Hash of its bytes and its name.
    var key: ContentHash {
        var hasher = ContentHasher()
        hasher.add(name)
        hasher.add(contents: bytes)
        return hasher.hash
    }
}

extension CheckedModule {
    /// The earlier modules that it imports itself.
    func importedIndices(in earlier: ArraySlice<CheckedModule>) -> [Int] {
        earlier.indices.filter { imports.contains(earlier[$0].name) && earlier[$0].name != name }
    }

    /// Hash of the visible parts of all its files.
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
