import Core

/// Every file that is not known to be right.
struct CheckPlan {
    private let modules: [CheckedModule]
    private let folder: String
    private let setup: CompilerSetup
    private let verdicts: Verdicts
    private let bytes: [ContentHash]
    /// Visible parts take longer to hash: only made where not everything is the same.
    private var visible: [ContentHash]?

    init(_ modules: [CheckedModule], below folder: String, _ setup: CompilerSetup, _ verdicts: Verdicts) {
        self.modules = modules
        self.folder = folder
        self.setup = setup
        self.verdicts = verdicts
        bytes = Workers.map(modules) { module in
            var hasher = ContentHasher()
            for key in Workers.map(module.files, { $0.key }) { hasher.add(key) }
            return hasher.hash
        }
    }

    mutating func checks(in mode: LanguageMode) -> [ModuleCheck] {
        let wholes = keys(mode, bytes)
        let isWhole = wholes.map { verdicts.green(in: $0).contains($0) }
        let contexts = isWhole.allSatisfy { $0 } ? wholes : keys(mode, visibleKeys())
        var checks = modules.indices.map { index in
            let module = modules[index]
            let files = isWhole[index] ? [] : unknown(module.files, in: contexts[index], wholes[index])
            let errors = files.isEmpty ? nil : verdicts.errors(in: wholes[index], of: folder)
            return ModuleCheck(
                module: module,
                mode: mode,
                index: index,
                whole: wholes[index],
                context: contexts[index],
                files: files,
                errors: errors
            )
        }
        for index in checks.indices where !checks[index].isRight && checks[index].errors == nil {
            for needed in CheckPlan.imported(by: index, modules) { checks[needed].isNeeded = true }
        }
        return checks
    }

    private mutating func visibleKeys() -> [ContentHash] {
        let keys = visible ?? modules.map(\.visibleKey)
        visible = keys
        return keys
    }

    /// Names for all that the compiler's answer to each module depends on: program, modules and options, its content
    /// that counts, and the keys of its imports, which stand before it. `contents` are the bytes of the modules, or the
    /// parts that others can see.
    private func keys(_ mode: LanguageMode, _ contents: [ContentHash]) -> [ContentHash] {
        var keys: [ContentHash] = []
        for (index, module) in modules.enumerated() {
            var hasher = ContentHasher()
            for word in setup.identity + CompilerCall.options(module, mode, setup).map(\.text) { hasher.add(word) }
            hasher.add(contents[index])
            for needed in module.importedIndices(in: modules[..<index]) {
                hasher.add(modules[needed].name)
                hasher.add(keys[needed])
            }
            keys.append(hasher.hash)
        }
        return keys
    }

    private func unknown(_ files: [CheckedFile], in context: ContentHash, _ whole: ContentHash) -> [CheckedFile] {
        let right = verdicts.green(in: context)
        let unknown = right.isEmpty ? files : files.filter { !right.contains($0.key) }
        if unknown.isEmpty { verdicts.remember([whole], in: whole) }
        return unknown
    }

    static func imported(by index: Int, _ modules: [CheckedModule]) -> [Int] {
        var found: Set<Int> = []
        var open = [index]
        while let next = open.popLast() {
            for needed in modules[next].importedIndices(in: modules[..<next]) where found.insert(needed).inserted {
                open.append(needed)
            }
        }
        return found.sorted()
    }
}

extension CheckedFile {
    var key: ContentHash {
        var hasher = ContentHasher()
        hasher.add(name)
        hasher.add(contents: bytes)
        return hasher.hash
    }
}

extension CheckedModule {
    func importedIndices(in earlier: ArraySlice<CheckedModule>) -> [Int] {
        earlier.indices.filter { imports.contains(earlier[$0].name) && earlier[$0].name != name }
    }

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
