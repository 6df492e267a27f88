import SwiftModel

/// Finds the uses in one file of API that is gone, has changed, or is a shim. It sees names and not types: text in
/// strings and comments does not count, and a member counts only where its type is named too.
struct LineScan {
    struct Found: Hashable {
        let token: Int
        let fate: AffectedLine.Fate
        let name: String
        let reason: String
    }

    let file: FileTokens
    let before: CallableSurface
    let now: CallableSurface
    let idle: IdleShims
    /// Names that only this file could use.
    let hidden: [String: PrivateNames.Gone]
    private(set) var named: [[String]] = []
    private(set) var found: Set<Found> = []
    /// Tokens of names behind a dot that belong to an argument of a known type.
    var settled: Set<Int> = []
    private var assigned: Set<String> = []

    init(
        _ file: FileTokens,
        before: CallableSurface,
        now: CallableSurface,
        idle: IdleShims,
        hidden: [String: PrivateNames.Gone] = [:]
    ) {
        self.file = file
        self.before = before
        self.now = now
        self.idle = idle
        self.hidden = hidden
        let words = file.indices.filter { token in
            file.kind(token) == .word && (before.words.contains(file.bytes(token)) || !hidden.isEmpty)
        }
        var named: Set<[String]> = []
        for token in words {
            for path in before.paths(endingIn: file.text(token)) where isType(path, at: token) {
                named.insert(before.plain(path))
            }
        }
        self.named = named.sorted { $0.lexicographicallyPrecedes($1) }
        assigned = Set(
            words.filter { file.kind($0 - 1) == .dot && file.bytes($0 + 1).elementsEqual("=".utf8) }.map(file.text)
        )
        for token in words { visitTypes(token) }
        for token in words { visitName(token) }
        for token in file.indices where file.isWord("switch", token) { visitSwitch(token) }
    }

    mutating func add(_ fate: AffectedLine.Fate, _ name: String, _ reason: String, at token: Int) {
        found.insert(Found(token: token, fate: fate, name: name, reason: reason))
    }

    mutating func addShim(_ shim: CallableSurface.Entry, isIdle: Bool, wasShim: Bool, _ name: String, at token: Int) {
        let fate: AffectedLine.Fate = wasShim ? .known : isIdle ? .otherwise : .kept
        add(fate, name, shim.message ?? "deprecated", at: token)
    }

    // MARK: Types

    /// A member or another module's type may have the name.
    private func isType(_ path: [String], at token: Int) -> Bool {
        guard file.ends(path, at: token) else { return false }
        let first = token - 2 * (path.count - 1)
        guard file.kind(first - 1) == .dot else { return true }
        // A module may stand before it.
        guard file.kind(first - 2) == .word, file.kind(first - 3) != .dot else { return false }
        let module = file.text(first - 2)
        return module.first?.isUppercase == true && before.paths(endingIn: module).isEmpty
    }

    private mutating func visitTypes(_ token: Int) {
        for path in before.paths(endingIn: file.text(token)) where isType(path, at: token) { visit(path, at: token) }
    }

    private mutating func visit(_ path: [String], at token: Int) {
        guard let former = before.type(path) else { return }
        // Tells a type that is gone alone, without the types within it.
        if path.count > 1, let outer = before.type(Array(path.dropLast())) {
            guard let today = now.type(Array(path.dropLast())), !today.isShim || outer.isShim else { return }
        }
        let name = path.joined(separator: ".")
        guard let today = now.type(path) else { return add(.stops, name, "it is gone", at: token) }
        if today.isShim {
            // Shims that only hold members of before say nothing themselves: their members do.
            if today.message == nil, file.kind(token + 1) == .dot, file.kind(token + 2) == .word {
                return visitStatic(file.text(token + 2), of: path, at: token + 2)
            }
            return addShim(today, isIdle: idle.isIdle(type: path), wasShim: former.isShim, name, at: token)
        }
        let generics = (former.declaration.generics.count, today.declaration.generics.count)
        let call = WrittenCall(file, at: token)
        if generics.0 != generics.1, isSpelledOut(token, isCalled: call != nil) {
            add(.stops, name, "it has \(generics.1) type parameters now, and had \(generics.0)", at: token)
        } else if let call {
            visit(call, of: before.inits(of: path), now.inits(of: path), callee: path, at: token)
            visitDefaults(of: path, at: token)
        } else if file.kind(token + 1) == .dot, file.kind(token + 2) == .word {
            visitStatic(file.text(token + 2), of: path, at: token + 2)
        }
    }

    /// Whether the type is written out: nothing infers the rest.
    private func isSpelledOut(_ token: Int, isCalled: Bool) -> Bool {
        if file.behindTypeArguments(token + 1) != token + 1 { return true }
        return !isCalled && file.kind(token + 1) != .dot && !file.isWord("extension", token - 1)
    }

    /// Leaves out values that the file sets.
    private mutating func visitDefaults(of path: [String], at token: Int) {
        guard case .type(.class)? = now.type(path)?.declaration.kind else { return }
        for property in now.properties(of: path).live {
            let name = property.declaration.name
            guard let value = property.declaration.value, !assigned.contains(name),
                let former = before.members(name, of: path).live.first?.declaration.value, former.tokens != value.tokens
            else { continue }
            let text = path.joined(separator: ".")
            add(.otherwise, text, "“\(name)” is \(value.text) where nothing sets it, and was \(former.text)", at: token)
        }
    }

    // MARK: Names

    private mutating func visitName(_ token: Int) {
        let name = file.text(token)
        let isBehindDot = file.kind(token - 1) == .dot
        if isBehindDot, !file.endsOperand(token - 2) {
            if !settled.contains(token) { visitImplicit(name, at: token) }
            return
        }
        if file.isWord("func", token - 1) { return visitMethod(name, at: token) }
        let functions = before.functions(named: name).filter { isReachable($0, isBehindDot: isBehindDot) }
        if !functions.isEmpty, let call = WrittenCall(file, at: token) {
            let today = now.functions(named: name).filter { isReachable($0, isBehindDot: isBehindDot) }
            visit(call, of: functions, today, callee: [name], at: token)
        } else if isBehindDot {
            visitMember(name, at: token)
        }
        if !isBehindDot || file.isWord("self", token - 2) { visitHidden(name, at: token) }
    }

    /// Members of the package's types count where the file names the type. Within a view, functions that extend all
    /// views are called without a dot.
    private func isReachable(_ entry: CallableSurface.Entry, isBehindDot: Bool) -> Bool {
        let scope = entry.declaration.scope
        guard !scope.isEmpty else { return true }
        guard before.type(scope) != nil || now.type(scope) != nil else {
            return isBehindDot || entry.declaration.isInExtension
        }
        return isBehindDot && named.contains(before.plain(scope))
    }

    /// Visits a property of a value of unknown type.
    private mutating func visitMember(_ name: String, at token: Int) {
        let owners = named.filter {
            before.members(name, of: $0).contains { !$0.declaration.isStatic && $0.isProperty }
        }
        guard !owners.isEmpty else { return }
        var shim: (CallableSurface.Entry, owner: [String])?
        var changed: (from: WrittenType, to: WrittenType)?
        var isGone = false
        for owner in owners {
            let former = before.members(name, of: owner)
            let today = now.members(name, of: owner)
            if let property = today.live.first {
                guard let old = former.live.first?.declaration.type, let new = property.declaration.type,
                    !TypeFit(before: before, now: now).isSame(old, new)
                else { return }
                changed = (old, new)
            } else if let kept = today.first {
                shim = (kept, owner)
            } else if now.type(owner) != nil {
                isGone = true
            }
        }
        let wasShim = owners.allSatisfy { before.members(name, of: $0).live.isEmpty }
        if let changed {
            add(.unclear, name, "it is \(changed.to) now, and was \(changed.from)", at: token)
        } else if let (shim, owner) = shim {
            addShim(shim, isIdle: idle.isIdle(member: name, of: owner), wasShim: wasShim, name, at: token)
        } else if isGone {
            add(.stops, name, "no type that is named here has it any more", at: token)
        }
    }

    // MARK: Cases and other static members

    mutating func visitStatic(_ name: String, of path: [String], at token: Int) {
        let former = before.members(name, of: path).filter(\.isStatic)
        guard !former.isEmpty else { return }
        let today = now.members(name, of: path).filter(\.isStatic)
        let text = (path + [name]).joined(separator: ".")
        if let member = today.live.first {
            guard let old = former.live.first?.writtenType, let new = member.writtenType,
                !TypeFit(before: before, now: now).isSame(old, new)
            else { return }
            return add(.unclear, text, "it is \(new) now, and was \(old)", at: token)
        }
        settled.insert(token)
        if let shim = today.first {
            let isIdle = idle.isIdle(member: name, of: now.plain(path))
            addShim(shim, isIdle: isIdle, wasShim: former.live.isEmpty, text, at: token)
        } else {
            add(.stops, text, "it is gone", at: token)
        }
    }

    /// Visits a case of a type that the compiler infers.
    private mutating func visitImplicit(_ name: String, at token: Int) {
        let owners = named.filter { path in before.members(name, of: path).contains(where: \.isStatic) }
        guard let owner = owners.first else { return }
        let all = named.filter { path in now.members(name, of: path).live.contains(where: \.isStatic) }
        guard all.isEmpty else { return }
        if inUnknownArgument(token), now.members(name, of: owner).filter(\.isStatic).isEmpty {
            add(.unclear, ".\(name)", "\(owner.joined(separator: ".")) has no such member any more", at: token)
        } else {
            visitStatic(name, of: owner, at: token)
        }
    }

    private func inUnknownArgument(_ token: Int) -> Bool {
        var place = token - 2
        if file.kind(place) == .colon { place -= 2 }
        return file.opens("(", place) || file.kind(place) == .comma
    }

    // MARK: Delegates

    /// Finds methods of a delegate that nothing calls any more, although they compile.
    private mutating func visitMethod(_ name: String, at token: Int) {
        for owner in named {
            guard let type = before.type(owner), case .type(.protocol) = type.declaration.kind,
                let today = now.type(owner), !today.isShim
            else { continue }
            let former = before.members(name, of: owner).filter { $0.declaration.kind == .function }
            guard !former.isEmpty else { continue }
            let methods = now.members(name, of: owner).live
            let isCalled = former.contains { old in
                methods.contains { TypeFit(before: before, now: now).isSame(old.declaration, $0.declaration) }
            }
            if !isCalled {
                add(.otherwise, name, "\(owner.joined(separator: ".")) no longer has this method", at: token)
            }
        }
    }

    // MARK: Names of one file

    private mutating func visitHidden(_ name: String, at token: Int) {
        guard !hidden.isEmpty else { return }
        let isLabel = file.kind(token + 1) == .colon && (file.opens("(", token - 1) || file.kind(token - 1) == .comma)
        let plain = name.first == "$" || name.first == "_" ? String(name.dropFirst()) : name
        guard !isLabel, let gone = hidden[plain], gone.canBeCalled || !file.opens("(", token + 1) else { return }
        add(.stops, plain, gone.reason, at: token)
    }
}

extension CallableSurface.Entry {
    /// The init may tell it that makes the value.
    var writtenType: WrittenType? {
        guard isProperty else { return nil }
        if let type = declaration.type { return type }
        guard let value = declaration.value?.tokens, value.count > 1, value[1] == "(",
            value[0].first?.isUppercase == true
        else { return nil }
        return .name(value[0])
    }

    var isProperty: Bool {
        if case .property = declaration.kind { true } else { false }
    }

    var isStatic: Bool { declaration.isStatic || declaration.kind == .enumCase }
}

extension TypeFit {
    func isSame(_ former: SwiftDeclaration, _ method: SwiftDeclaration) -> Bool {
        former.parameters.map(\.label) == method.parameters.map(\.label)
            && zip(former.parameters, method.parameters).allSatisfy { isSame($0.type, $1.type) }
    }
}
