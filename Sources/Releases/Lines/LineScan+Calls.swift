import SwiftModel

extension LineScan {
    private struct Taker {
        let entry: CallableSurface.Entry
        let match: CallMatch

        var parameters: [DeclaredParameter] { entry.declaration.parameters }
    }

    mutating func visit(
        _ call: WrittenCall,
        of former: [CallableSurface.Entry],
        _ today: [CallableSurface.Entry],
        callee: [String],
        at token: Int
    ) {
        let before = Self.takers(of: call, former)
        // Calls that nothing took before have nothing to do with this release.
        guard !before.isEmpty else { return }
        let now = Self.takers(of: call, today)
        let live = fitting(now.filter { !$0.entry.isShim }, before, call)
        if !live.isEmpty {
            visitMembers(of: call, live)
            return addOtherMeaning(of: call, live, callee, at: token)
        }
        let shims = fitting(now.filter(\.entry.isShim), before, call)
        let names = Self.missing(in: call, today.filter { !$0.isShim })
        let place = names.first?.token ?? token
        let name = Self.text(callee, names.compactMap(\.label))
        guard let shim = shims.first?.now else {
            return add(.stops, name, reason(call, before, today.filter { !$0.isShim }, names), at: place)
        }
        visitMembers(of: call, shims)
        let given = shim.match.parameters.map { shim.parameters[$0].name }
        let isIdle = given.contains { idle.isIdle(argument: $0, of: callee) }
        addShim(shim.entry, isIdle: isIdle, wasShim: before.allSatisfy(\.entry.isShim), name, at: place)
    }

    private static func takers(of call: WrittenCall, _ entries: [CallableSurface.Entry]) -> [Taker] {
        entries.compactMap { entry in
            CallMatch(call, entry.declaration.parameters).map { Taker(entry: entry, match: $0) }
        }
    }

    private func fitting(_ today: [Taker], _ former: [Taker], _ call: WrittenCall) -> [(before: Taker, now: Taker)] {
        let fit = TypeFit(before: before, now: now)
        return today.flatMap { taker in
            let type = now.type(taker.entry.declaration.scope)?.declaration
            let generics = Set(((type?.generics ?? []) + taker.entry.declaration.generics).map(\.name))
            return former.filter { other in
                call.all.indices.allSatisfy { index in
                    let old = other.parameters[other.match.parameters[index]]
                    let new = taker.parameters[taker.match.parameters[index]]
                    return fit.fits(call.all[index], from: old, to: new, generics: generics)
                }
            }
            .map { (before: $0, now: taker) }
        }
    }

    // MARK: What is given

    /// Visits cases in arguments: the parameter tells their type.
    private mutating func visitMembers(of call: WrittenCall, _ pairs: [(before: Taker, now: Taker)]) {
        for (index, argument) in call.all.enumerated() where !argument.members.isEmpty {
            let paths = pairs.compactMap { pair -> [String]? in
                let type = pair.before.parameters[pair.before.match.parameters[index]].type.unwrapped
                guard case .named(let path, _) = type, before.type(path) != nil else { return nil }
                return path
            }
            guard let path = paths.first else { continue }
            for token in argument.members {
                visitStatic(file.text(token), of: path, at: token)
                settled.insert(token)
            }
        }
    }

    // MARK: What is meant

    /// Adds a call that compiles and takes another default or closure than before, unless one way to read it keeps its
    /// meaning.
    private mutating func addOtherMeaning(
        of call: WrittenCall,
        _ pairs: [(before: Taker, now: Taker)],
        _ callee: [String],
        at token: Int
    ) {
        let meanings = pairs.map { Self.differences(of: call, $0.before, $0.now) }
        guard let fewest = meanings.min(by: { $0.count < $1.count }) else { return }
        for (name, reason) in fewest { add(.otherwise, Self.text(callee, [name]), reason, at: token) }
    }

    private static func differences(of call: WrittenCall, _ before: Taker, _ now: Taker) -> [(String, String)] {
        var differences: [(String, String)] = []
        if !call.closures.isEmpty {
            let index = call.arguments.count
            let old = before.parameters[before.match.parameters[index]].callName
            let new = now.parameters[now.match.parameters[index]].callName
            if old != new { differences.append((new, "the closure was “\(old)”, and is “\(new)” now")) }
        }
        let given = Set(now.match.parameters)
        for (index, parameter) in now.parameters.enumerated() where !given.contains(index) && !parameter.takesClosure {
            guard let old = before.parameters.first(where: { $0.callName == parameter.callName }),
                let former = old.value, let value = parameter.value, former.tokens != value.tokens
            else { continue }
            differences.append((parameter.callName, "left out, it is \(value.text) now, and was \(former.text)"))
        }
        return differences
    }

    // MARK: Reasons

    private static func missing(in call: WrittenCall, _ today: [CallableSurface.Entry]) -> [WrittenCall.Argument] {
        let labels = Set(today.flatMap { $0.declaration.parameters.compactMap(\.label) })
        return call.all.filter { argument in argument.label.map { !labels.contains($0) } ?? false }
    }

    private func reason(
        _ call: WrittenCall,
        _ former: [Taker],
        _ today: [CallableSurface.Entry],
        _ missing: [WrittenCall.Argument]
    ) -> String {
        guard !today.isEmpty else { return "it is gone" }
        guard missing.isEmpty else { return "nothing takes this any more" }
        let fit = TypeFit(before: before, now: now)
        for taker in Self.takers(of: call, today) {
            for (index, place) in taker.match.parameters.enumerated() {
                let new = taker.parameters[place]
                guard let old = former.first.map({ $0.parameters[$0.match.parameters[index]] }),
                    !fit.isSame(old.type, new.type)
                else { continue }
                return "“\(new.callName)” is \(new.type) now, and was \(old.type)"
            }
        }
        let given = Set(call.all.compactMap(\.label))
        let known = Set(former.flatMap(\.parameters).map(\.callName))
        let wanted = today[0].declaration.parameters.first { parameter in
            parameter.value == nil && !given.contains(parameter.callName) && !known.contains(parameter.callName)
        }
        if let wanted { return "“\(wanted.callName)” has to be given now" }
        return "nothing takes these arguments any more"
    }

    private static func text(_ callee: [String], _ labels: [String]) -> String {
        let name = callee.joined(separator: ".")
        return labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
}
