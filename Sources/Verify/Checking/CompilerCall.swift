import Core
import SwiftModel

/// Files of one module in one language mode.
struct CompilerCall: Sendable {
    enum Work: Sendable {
        case all
        /// Reads the others as far as these files need it.
        case some([CheckedFile])
        /// Writes the module for others to import. Mistakes in bodies are not told.
        case module
    }

    let module: CheckedModule
    let mode: LanguageMode
    private(set) var work: Work
    /// Holds files that it reads and writes.
    private(set) var folder: String
    let imports: [String]
    /// A declaration that the files can see has a name that the expansions of test macros need.
    var keepsMacros = false

    var checked: [CheckedFile] {
        switch work {
        case .all: module.files
        case .some(let files): files
        case .module: []
        }
    }

    var halves: [CompilerCall] {
        let files = checked
        guard files.count > 1 else { return [] }
        return [files.prefix(files.count / 2), files.suffix(from: files.count / 2)].enumerated().map { number, half in
            var call = self
            call.work = .some(Array(half))
            call.folder += "-\(number)"
            return call
        }
    }

    /// Work for others that import the module, where this one found errors or came to no end.
    var moduleAlone: CompilerCall? {
        guard case .all = work else { return nil }
        return CompilerCall(module: module, mode: mode, work: .module, folder: folder, imports: imports)
    }

    /// Estimate of its duration, compared with other calls.
    var size: Int {
        switch work {
        case .module: module.files.reduce(0) { $0 + $1.bytes.count } / 4
        default: checked.reduce(0) { $0 + $1.bytes.count }
        }
    }

    /// Leaves out the files and all places of the package.
    ///
    /// The compiler goes as far as its mandatory passes over the intermediate language: only there it finds values that
    /// are sent where they may be used twice at once, results that are missing and properties that are never set.
    static func options(_ module: CheckedModule, _ mode: LanguageMode, _ setup: CompilerSetup) -> [ProgramArgument] {
        setup.options(in: mode) + [
            "-module-name", .value(module.name), "-enable-testing",
            // An expression that takes longer is told, and the rest of the file is checked.
            "-solver-expression-time-threshold=30", "-D", "DEBUG", "-diagnostic-style", "llvm", "-no-color-diagnostics",
            // Optimization keeps the compiler from wanting a module that only Linux has.
            "-O", "-disable-sil-perf-optzns",
        ] + (hasAccessor(module, setup) ? ["-D", "SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE"] : [])
            + (module.isProgram ? [] : ["-parse-as-library"])
    }

    /// The package manager declares `Bundle.module` then.
    private static func hasAccessor(_ module: CheckedModule, _ setup: CompilerSetup) -> Bool {
        module.hasResources && setup.settings.container == .package
    }

    /// Tries without the macros of tests. Where the compiler says anything of such a file, all are checked as they are.
    func run(_ setup: CompilerSetup, timeLimit: Duration) throws(VerificationFailure) -> CompilerAnswer {
        try FileTree.makeFolder(folder)
        let quick = quickTexts
        if !quick.isEmpty {
            let answer = try answer(to: quick, setup, timeLimit: timeLimit)
            if answer.outcome == .timeLimit || answer.isFinal(without: Set(quick.keys)) { return answer }
        }
        return try answer(to: [:], setup, timeLimit: timeLimit)
    }

    private var quickTexts: [String: [UInt8]] {
        guard module.isTest, !keepsMacros else { return [:] }
        let texts = module.files.map { ($0.path, TestMacros.text(of: $0.bytes)) }
        return Dictionary(texts, uniquingKeysWith: { first, _ in first }).compactMapValues { $0 }
    }

    private func answer(
        to quick: [String: [UInt8]],
        _ setup: CompilerSetup,
        timeLimit: Duration
    ) throws(VerificationFailure) -> CompilerAnswer {
        let copies = try copies(quick, setup)
        let own = try accessor(setup) + (quick.isEmpty ? [] : [testFunctions()])
        let arguments: [ProgramArgument] =
            ["-frontend"] + CompilerCall.options(module, mode, setup)
            + imports.flatMap { ["-I", .path($0)] }
            + ["-filelist", try list("files", module.files.map { copies[$0.path] ?? $0.path } + own)]
            + (try workOptions(copies))
        var compiler = ChildProcess(program: setup.frontend, arguments: arguments, timeLimit: timeLimit)
        compiler.isPatient = true
        let run = try compiler.output()
        return CompilerAnswer(run, copies: copies)
    }

    private func testFunctions() throws(VerificationFailure) -> String {
        let path = "\(folder)/test_functions.swift"
        try FileTree.write(TestMacros.functions, to: path)
        return path
    }

    /// The package manager adds it to a module that has resources.
    private func accessor(_ setup: CompilerSetup) throws(VerificationFailure) -> [String] {
        guard CompilerCall.hasAccessor(module, setup) else { return [] }
        let path = "\(folder)/resource_bundle_accessor.swift"
        try FileTree.write(
            """
            import Foundation

            extension Foundation.Bundle {
                nonisolated static let module: Bundle = .main
            }

            """,
            to: path
        )
        return [path]
    }

    /// nil where it gets the file itself.
    private func text(of bytes: [UInt8], _ setup: CompilerSetup) -> [UInt8]? {
        let changes = [OwnPlaces.text] + (setup.hasAppleMacros ? [] : [PreviewMacros.text, EntryMacros.text])
        var text: [UInt8]?
        for change in changes { text = change(text ?? bytes) ?? text }
        return text
    }

    /// Keyed by the paths of the files.
    private func copies(
        _ quick: [String: [UInt8]],
        _ setup: CompilerSetup
    ) throws(VerificationFailure) -> [String: String] {
        var copies: [String: String] = [:]
        for (index, file) in module.files.enumerated() {
            let quick = quick[file.path]
            guard let text = text(of: quick ?? file.bytes, setup) ?? quick else { continue }
            let folder = "\(folder)/copy\(index)"
            try FileTree.makeFolder(folder)
            let copy = "\(folder)/\(file.path.split(separator: "/").last ?? "")"
            try FileTree.write(text, to: copy)
            copies[file.path] = copy
        }
        return copies
    }

    private func workOptions(_ copies: [String: String]) throws(VerificationFailure) -> [ProgramArgument] {
        let path = ProgramArgument.path("\(folder)/\(module.name).swiftmodule")
        switch work {
        case .all: return ["-emit-sil", "-o", "/dev/null", "-emit-module-path", path]
        case .some(let files):
            return [
                "-emit-sil", "-primary-filelist", try list("checked", files.map { copies[$0.path] ?? $0.path }),
                "-output-filelist", try list("output", files.map { _ in "/dev/null" }),
            ]
        case .module:
            return [
                "-emit-module", "-o", path, "-experimental-skip-non-inlinable-function-bodies-without-types",
                "-suppress-warnings",
            ]
        }
    }

    /// Lists names in a file, so that none can be taken for an option.
    private func list(_ name: String, _ paths: [String]) throws(VerificationFailure) -> ProgramArgument {
        let path = "\(folder)/\(name)"
        try FileTree.write(try PathLines(paths).text, to: path)
        return .path(path)
    }
}

/// `#Preview` without the macro, which Apple's frameworks alone have.
///
/// A declaration takes its place in the same line: a mistake in the closure is told for its place, unless the closure
/// begins in that line and goes on in it, where columns differ.
enum PreviewMacros {
    private static let macro = Array("#Preview".utf8)
    /// Properties of a closure are a view's here anyway.
    private static let property = Array("@Previewable".utf8)

    /// Nil where there is none.
    static func text(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.holds(macro), let tokens = try? SwiftTokens(bytes) else { return nil }
        let found = tokens.tokens.filter { token in
            token.kind == .hashWord && bytes[token.range].elementsEqual(macro)
        }
        guard !found.isEmpty else { return nil }
        var text = bytes.replacing(property, with: Array(repeating: UInt8(ascii: " "), count: property.count))
        let type = type(in: bytes)
        for (index, token) in found.enumerated().reversed() {
            text.replaceSubrange(
                token.range,
                with: "@available(iOS 17, *) @MainActor private let __preview\(index) = \(type)".utf8
            )
        }
        return text
    }

    /// Compilers explain a mistake in the closure best where there is one choice.
    private static func type(in bytes: [UInt8]) -> String {
        let imports = ImportedModules.of(bytes)
        guard imports.contains("UIKit") else { return "SwiftUI.Preview" }
        return imports.contains("SwiftUI") ? "SwiftUI._PreviewOfViewOrUIView" : "UIKit._PreviewOfUIView"
    }
}

struct PathLines {
    let text: String

    init(_ paths: [String]) throws(VerificationFailure) {
        guard let wrong = paths.first(where: { !PathLines.canTake($0) }) else {
            text = paths.map { $0 + "\n" }.joined()
            return
        }
        throw VerificationFailure(.system, "\(wrong.debugDescription): the compiler takes no path with a line break")
    }

    /// A name must not be more than a line, or none.
    static func canTake(_ name: String) -> Bool { !name.utf8.contains { $0 < 0x20 } }
}
