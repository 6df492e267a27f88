import Core

/// Leaves out files that are known to be right.
struct PackageCheck {
    let modules: [CheckedModule]
    /// Folder of the package.
    let folder: String
    let setup: CompilerSetup
    let verdicts: Verdicts
    let timeLimit: Duration
    let jobs: Int
    /// A missing module may be one of Apple's or of another package.
    let fillsIn: Bool
    /// Holds all modules in one mode first, then in the other.
    private(set) var checks: [ModuleCheck]
    /// Messages about modules that are filled in, by check.
    private(set) var missed: [Int: [CompilerMessage]] = [:]

    var results: [VerifiedModule] { checks.compactMap(\.result) }

    /// Compiled modules go into an empty folder.
    mutating func run(products: String, _ progress: (String) -> Void) throws(VerificationFailure) {
        var absent = AbsentModules(setup: setup, folder: products, timeLimit: timeLimit)
        for wave in waves {
            var open: [Int] = []
            for index in checks.indices where wave.contains(checks[index].index) {
                if (checks[index].isRight || checks[index].errors != nil) && !checks[index].isNeeded {
                    checks[index].pass()
                } else if let reason = obstacle(to: checks[index], products) {
                    checks[index].leave(reason)
                } else {
                    open.append(index)
                }
            }
            if let text = progressText(open) { progress(text) }
            try check(open, products: products, &absent)
        }
    }

    /// A module comes in a later wave than its imports; modules of one wave know nothing of each other.
    private var waves: [Set<Int>] {
        var waves: [Set<Int>] = []
        var depths: [Int] = []
        for (index, module) in modules.enumerated() {
            let depth = module.importedIndices(in: modules[..<index]).map { depths[$0] + 1 }.max() ?? 0
            depths.append(depth)
            if depth == waves.count { waves.append([]) }
            waves[depth].insert(index)
        }
        return waves
    }

    /// Errors in bodies alone of an import are no obstacle.
    private func obstacle(to check: ModuleCheck, _ products: String) -> String? {
        if check.module.isTest, !setup.hasTesting { return "this toolchain's module Testing can't be built for iOS" }
        let needed = check.module.importedIndices(in: modules[..<check.index])
        let faulty = needed.filter { index in
            let name = modules[index].name
            return !FileTree.exists("\(product(index, check.mode, products))/\(name).swiftmodule")
        }
        return faulty.map { modules[$0].name }.min().map { "it imports \($0), which has errors" }
    }

    private func progressText(_ open: [Int]) -> String? {
        let parts = open.map { checks[$0] }.filter { !$0.isRight && $0.errors == nil }.map { check in
            "\(check.module.name) (\(check.files.count) of \(check.module.files.count) files, Swift \(check.mode.rawValue))"
        }
        return parts.isEmpty ? nil : "checking \(parts.joined(separator: ", "))"
    }

    // MARK: One wave

    private mutating func check(
        _ open: [Int],
        products: String,
        _ absent: inout AbsentModules
    ) throws(VerificationFailure) {
        var said = try answers(of: open, products: products, beside: absent)
        var blocked = fillsIn ? open : []
        while !blocked.isEmpty {
            for index in blocked {
                let answers = (said[index] ?? []).map(\.answer)
                let more = absent.missing(answers, besides: allMissed(by: checks[index]))
                missed[index, default: []] += more
                if more.isEmpty { blocked.removeAll { $0 == index } }
                try absent.fill(more, in: checks[index].mode)
            }
            // Other missing modules can come to light with this one there.
            said.merge(try answers(of: blocked, products: products, beside: absent)) { $1 }
        }
        for index in open {
            if checks[index].errors != nil {
                checks[index].pass()
                continue
            }
            let answers = said[index] ?? []
            checks[index].finish(
                answers.map(\.answer),
                unfinished: Self.unfinished(answers),
                missed: missed[index] ?? []
            )
            // Files that were right beside an empty module need not be right beside the real one.
            if allMissed(by: checks[index]).isEmpty { remember(checks[index], answers) }
        }
    }

    private static func unfinished(_ answers: Answers) -> [UnfinishedFile] {
        answers.filter(\.answer.isUnfinished).flatMap { call, answer in
            let paths = call.checked.map { SourcePath($0.path) as SourcePath? }
            return (paths.isEmpty ? [nil] : paths).map {
                UnfinishedFile(path: $0, isSlow: answer.outcome == .timeLimit)
            }
        }
    }

    private func allMissed(by check: ModuleCheck) -> [CompilerMessage] {
        let modules = Set([check.index] + imported(by: check))
        return checks.indices.filter { checks[$0].mode == check.mode && modules.contains(checks[$0].index) }
            .flatMap { missed[$0] ?? [] }
    }

    private typealias Answers = [(call: CompilerCall, answer: CompilerAnswer)]

    private func answers(
        of open: [Int],
        products: String,
        beside absent: AbsentModules
    ) throws(VerificationFailure) -> [Int: Answers] {
        let parts = jobs / max(1, open.count { !checks[$0].isRight })
        var calls: [(check: Int, call: CompilerCall)] = []
        for index in open {
            let check = checks[index]
            let imported = imported(by: check)
            let imports = imported.map { product($0, check.mode, products) }
            let seen = [check.index] + imported
            let own = folder(check.index, check.mode, products)
            let all = imports + absent.imports(for: allMissed(by: check), in: check.mode)
            let keepsMacros = check.module.isTest && seen.contains { hidesMacros(modules[$0]) }
            calls += check.calls(parts: max(1, parts), in: own, imports: all, keepsMacros: keepsMacros)
                .map { (index, $0) }
        }
        // The longest first, so that no core has to wait long for the last.
        calls.sort { $0.call.size > $1.call.size }
        let lanes = Workers.map(Array(0..<jobs)) { [calls, jobs, setup, timeLimit] lane in
            stride(from: lane, to: calls.count, by: jobs).map { number in
                let (check, call) = calls[number]
                return (
                    check, Result { () throws(VerificationFailure) in try Self.answers(to: call, setup, timeLimit) }
                )
            }
        }
        var said: [Int: Answers] = [:]
        for (check, answer) in lanes.joined() { said[check, default: []] += try answer.get() }
        return said
    }

    /// Divides the files until only the one is left that the compiler can't finish. Each half may take two thirds of
    /// the time, so that the whole has an end.
    private static func answers(
        to call: CompilerCall,
        _ setup: CompilerSetup,
        _ timeLimit: Duration
    ) throws(VerificationFailure) -> Answers {
        let answer = try call.run(setup, timeLimit: timeLimit)
        var answers: Answers = [(call, answer)]
        if answer.isUnfinished, !call.halves.isEmpty {
            let limit = answer.outcome == .timeLimit ? timeLimit * 2 / 3 : timeLimit
            answers = []
            for half in call.halves { answers += try Self.answers(to: half, setup, limit) }
        }
        if answer.hasErrors, let alone = call.moduleAlone {
            answers.append((alone, try alone.run(setup, timeLimit: timeLimit)))
        }
        return answers
    }

    private func hidesMacros(_ module: CheckedModule) -> Bool {
        TestMacros.needed.contains(module.name) || module.files.contains { TestMacros.areHidden(by: $0.bytes) }
    }

    private func product(_ module: Int, _ mode: LanguageMode, _ products: String) -> String {
        "\(folder(module, mode, products))/\(ModuleCheck.product)"
    }

    private func folder(_ module: Int, _ mode: LanguageMode, _ products: String) -> String {
        "\(products)/\(mode.rawValue)-\(module)"
    }

    private func imported(by check: ModuleCheck) -> [Int] { CheckPlan.imported(by: check.index, modules) }

    /// Takes files that the compiler had nothing to say about, unless one that it has read has changed since.
    private func remember(_ check: ModuleCheck, _ answers: Answers) {
        let areErrorsLasting = check.hasErrors && answers.allSatisfy { $0.answer.isLasting(below: folder) }
        guard areErrorsLasting || answers.contains(where: { $0.answer.isContent }) else { return }
        let read = [check.index] + imported(by: check)
        guard read.allSatisfy({ modules[$0].files.allSatisfy(\.isUnchanged) }) else { return }
        let right = answers.filter(\.answer.isContent).flatMap(\.call.checked)
        verdicts.remember(right.map(\.key).sorted { $0.description < $1.description }, in: check.context)
        if answers.allSatisfy(\.answer.isContent) { verdicts.remember([check.whole], in: check.whole) }
        if areErrorsLasting {
            verdicts.remember(errors: answers.map(\.answer.text).joined(), in: check.whole, of: folder)
        }
    }
}
