import Core

@testable import Package

/// Files as a run generates them, by what they are.
struct Generated {
    private(set) var files: [GeneratedFile] = []
    var scope = GenerationScope(isWhole: true, kinds: ["view", "test", "tokens", "support", "package"])
    var renames = Renames()
    var product = "1.0"
    var options = PlanOptions()

    /// A file of a component that people edit. Its text is all that it is made of, unless inputs are told.
    func view(
        _ tag: String,
        _ text: String,
        at path: String? = nil,
        inputs: String? = nil,
        template: String = "t",
        ownership: FileOwnership = .scaffold
    ) throws -> Generated {
        let identity = FileIdentity(component: tag, part: "view")
        return try adding(path ?? "Sources/\(tag).swift", text, ownership, identity, template, inputs: inputs)
    }

    func test(_ tag: String, _ text: String) throws -> Generated {
        try adding("Tests/\(tag)Tests.swift", text, .scaffold, FileIdentity(component: tag, part: "test"))
    }

    /// A file of a component that belongs to the program.
    func tokens(_ tag: String, _ text: String, at path: String? = nil) throws -> Generated {
        let identity = FileIdentity(component: tag, part: "tokens")
        return try adding(path ?? "Sources/Tokens/\(tag)Tokens.swift", text, .owned, identity)
    }

    func support(_ name: String, _ text: String) throws -> Generated {
        let identity = FileIdentity(component: nil, part: "support/\(name)")
        return try adding("Sources/Support/\(name).swift", text, .owned, identity)
    }

    /// Support code that is written only where something uses it.
    func shared(_ name: String, _ text: String) throws -> Generated {
        let identity = FileIdentity(component: nil, part: "support/\(name)")
        return try adding("Sources/Support/\(name).swift", text, .owned, identity, isSupport: true)
    }

    /// `former` are the texts that earlier runs may have written.
    func package(_ text: String, after former: [String] = []) throws -> Generated {
        try adding("Package.swift", text, .once, FileIdentity(component: nil, part: "package"), former: former)
    }

    /// A file of which only path, text and ownership matter.
    func file(_ path: String, _ text: String, _ ownership: FileOwnership = .owned) throws -> Generated {
        try adding(path, text, ownership, FileIdentity(component: nil, part: "support/\(path)"))
    }

    func renaming(_ old: String, to new: String) -> Generated { with { $0.renames = Renames([(old, new)]) } }

    func forced() -> Generated { with { $0.options.replacesEdited = true } }

    func restoring(_ restoration: PlanOptions.Restoration) -> Generated {
        with { $0.options.restoration = restoration }
    }

    func only(kinds: Set<String>? = nil, isWhole: Bool = true) -> Generated {
        with { $0.scope = GenerationScope(isWhole: isWhole, kinds: kinds ?? scope.kinds) }
    }

    func by(product: String) -> Generated { with { $0.product = product } }

    private func with(_ change: (inout Generated) -> Void) -> Generated {
        var generated = self
        change(&generated)
        return generated
    }

    var generation: Generation { Generation(files, scope: scope, renames: renames, product: product) }

    private func adding(
        _ path: String,
        _ text: String,
        _ ownership: FileOwnership,
        _ identity: FileIdentity,
        _ template: String = "t",
        inputs: String? = nil,
        isSupport: Bool = false,
        former: [String] = []
    ) throws -> Generated {
        let file = GeneratedFile(
            OutputFile(try OutputPath(path), bytes: Array(text.utf8), ownership: ownership),
            identity,
            inputs: ContentHash(of: Array((inputs ?? text).utf8)),
            template: ContentHash(of: Array(template.utf8)),
            isSupport: isSupport,
            former: former.map { Array($0.utf8) }
        )
        return with { $0.files.append(file) }
    }
}
