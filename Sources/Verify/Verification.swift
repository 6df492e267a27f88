import Processes

/// Type-checks the Swift files of a package folder, in both language modes.
///
/// The compiler goes as far as its mandatory passes over the intermediate language: only there it finds values that are
/// sent where they may be used twice at once, results that are missing and properties that are never set. No code is
/// made of it and nothing is run.
package struct Verification: Sendable {
    let setup: CompilerSetup
    /// For one module in one mode.
    var timeLimit: Duration = .seconds(300)

    /// A test that has much to check may ask for one.
    var modes = LanguageMode.allCases

    package init(_ setup: CompilerSetup) {
        self.setup = setup
    }

    package func check(
        _ folder: String,
        progress: (String) -> Void
    ) throws(VerificationFailure) -> VerificationResult {
        // A word that begins with a hyphen would be an option of the compiler.
        let sources = try PackageSources(in: folder.hasPrefix("-") ? "./" + folder : folder)
        var results: [VerifiedModule] = []
        for mode in modes where !sources.modules.isEmpty {
            let products = try FileTree.makeFolder(beside: "\(setup.scratch)/products")
            defer { FileTree.remove(products) }
            var faulty: Set<String> = []
            for module in sources.modules {
                progress("checking \(module.name) (\(module.files.count) files) in the Swift \(mode.rawValue) mode")
                let result = try check(module, mode, products: products, faulty: faulty)
                if result.hasErrors { faulty.insert(module.name) }
                results.append(result)
            }
        }
        return VerificationResult(modules: results, skipped: sources.skipped)
    }

    private func check(
        _ module: CheckedModule,
        _ mode: LanguageMode,
        products: String,
        faulty: Set<String>
    ) throws(VerificationFailure) -> VerifiedModule {
        if let needed = module.imports.subtracting([module.name]).intersection(faulty).sorted().first {
            return left(module, mode, "it imports \(needed), which has errors")
        }
        if module.isTest, !setup.hasTesting {
            return left(module, mode, "this toolchain's module Testing can't be built for iOS")
        }
        let run = try ChildProcess(command: command(module, mode, products), timeLimit: timeLimit).output()
        let output = CompilerOutput(run.output)
        let hasErrors = output.messages.contains { $0.severity == .error }
        let outcome: VerifiedModule.Outcome =
            switch run.ending {
            case .exit(0): .checked
            case .exit: hasErrors || run.isOutputCut ? .checked : .crashed
            case .signal: .crashed
            case .timeLimit: .timeLimit
            }
        return VerifiedModule(
            name: module.name,
            mode: mode,
            outcome: outcome,
            fileCount: module.files.count,
            messages: output.messages,
            unknownLines: output.unknownLines,
            isCut: run.isOutputCut
        )
    }

    private func command(_ module: CheckedModule, _ mode: LanguageMode, _ products: String) -> [String] {
        [setup.frontend, "-frontend", "-emit-sil", "-o", "/dev/null"]
            + setup.options
            + [
                "-emit-module-path", "\(products)/\(module.name).swiftmodule", "-module-name", module.name,
                "-swift-version", mode.rawValue, "-parse-as-library", "-enable-testing", "-D", "DEBUG",
                "-I", products, "-diagnostic-style", "llvm", "-no-color-diagnostics",
                // Without optimisation the compiler would want a module that only Linux has.
                "-O", "-disable-sil-perf-optzns",
            ] + module.files
    }

    private func left(_ module: CheckedModule, _ mode: LanguageMode, _ reason: String) -> VerifiedModule {
        VerifiedModule(
            name: module.name,
            mode: mode,
            outcome: .left(reason: reason),
            fileCount: module.files.count,
            messages: [],
            unknownLines: [],
            isCut: false
        )
    }
}
