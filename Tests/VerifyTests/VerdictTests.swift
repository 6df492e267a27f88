import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

/// What was right is not checked again, and nothing that differs is taken for it.
@Suite(.startsCompiler, .needsSurface)
struct VerdictTests {
    private static let files = [
        "Sources/A/a.swift": "public struct A {\n    public init() {}\n    public var number: Int { 1 }\n}\n",
        "Sources/A/b.swift": "func two() -> Int { Int(A().number) + 1 }\n",
        "Sources/B/c.swift": "import A\n\nfunc three() -> Int { A().number + 2 }\n",
        "Sources/C/d.swift": "func four() -> Int { 4 }\n",
    ]

    /// A package, and a folder in which nothing is remembered yet.
    private struct Bench {
        let package: PackageFolder
        var setup: CompilerSetup

        /// What was checked, `A/a.swift 5` for a file in a mode, and what the compiler said.
        func check(isFresh: Bool = false, whileChecking change: () throws -> Void = {}) throws -> (
            checked: [String], messages: [String]
        ) {
            var steps: [String] = []
            var failure: (any Error)?
            let result = try Verification(setup, isFresh: isFresh)
                .check(package.path) { step in
                    steps.append(step)
                    do { try change() } catch { failure = error }
                }
            if let failure { throw failure }
            let checked = steps.flatMap { step -> [String] in
                step.replacing("checking ", with: "").components(separatedBy: "), ").map { $0.replacing(")", with: "") }
            }
            let faults = result.modules.filter { $0.outcome != .checked }.map { "\($0.name): \($0.outcome)" }
            return (checked.sorted(), result.messages.map(\.message.message) + faults)
        }
    }

    private func withBench(
        _ files: [String: String] = VerdictTests.files,
        _ body: @escaping @Sendable (Bench) throws -> Void
    ) async throws {
        let surface = try await SharedSurface.surface
        try await Waiting.forCompiler {
            try PackageFolder.with([:]) { cache in
                try PackageFolder.with(files) { package in
                    let setup = surface.setup(for: .standard).changed(scratch: cache.path)
                    try body(Bench(package: package, setup: setup))
                }
            }
        }
    }

    private static let everything = both("A (2 of 2") + both("B (1 of 1") + both("C (1 of 1")

    private static func both(_ files: String) -> [String] { [5, 6].map { "\(files) files, Swift \($0)" } }

    @Test("what was right is not checked again, with the same answer, and a fresh run checks and remembers everything")
    func unchanged() async throws {
        try await withBench { (bench) throws in
            for isFresh in [true, true, false] {
                let run = try bench.check(isFresh: isFresh)
                #expect(run.checked == (isFresh ? Self.everything : []) && run.messages == [])
            }
        }
    }

    @Test("the file in which a body or a comment changes is checked, and no other")
    func body() async throws {
        try await withBench { (bench) throws in
            _ = try bench.check()
            for text in ["public var number: Int { 2 }", "public var number: Int { 1 } // one"] {
                let file = (Self.files["Sources/A/a.swift"] ?? "").replacing("public var number: Int { 1 }", with: text)
                try bench.package.write(file, to: "Sources/A/a.swift")
                #expect(try bench.check().checked == Self.both("A (1 of 2"))
                #expect(try bench.check().checked == [])
            }
        }
    }

    @Test("where others see another file, they are checked, and what does not import it is not")
    func interface() async throws {
        try await withBench { (bench) throws in
            _ = try bench.check()
            let file = (Self.files["Sources/A/a.swift"] ?? "").replacing("number: Int", with: "number: Int8")
            try bench.package.write(file, to: "Sources/A/a.swift")
            let second = try bench.check()
            #expect(second.checked == Self.everything.filter { !$0.hasPrefix("C") })
            // Int8 and Int can't be added, and a module with errors can't be imported.
            #expect(second.messages.isEmpty == false)
            let third = try bench.check()
            #expect(third.checked == [] && third.messages == second.messages)
        }
    }

    @Test("a file that is added, removed or called otherwise is another module")
    func files() async throws {
        try await withBench { (bench) throws in
            _ = try bench.check()
            try bench.package.write("func five() {}\n", to: "Sources/C/e.swift")
            #expect(try bench.check().checked == Self.both("C (2 of 2"))
            try bench.package.write("func five() {}\n", to: "Sources/C/f.swift")
            try bench.package.remove("Sources/C/e.swift")
            #expect(try bench.check().checked == Self.both("C (2 of 2"))
            try bench.package.remove("Sources/C/f.swift")
            #expect(try bench.check().checked == [])
            // The same bytes under the name of another module.
            try bench.package.write(Self.files["Sources/C/d.swift"] ?? "", to: "Sources/D/d.swift")
            #expect(try bench.check().checked == Self.both("D (1 of 1"))
        }
    }

    @Test("another compiler, surface, target or option checks everything anew")
    func setup() async throws {
        let surface = try await SharedSurface.surface
        try await withBench { (bench) throws in
            _ = try bench.check()
            let setup = bench.setup
            let others = [
                setup.changed(identity: setup.identity + ["another compiler"]),
                setup.changed(options: setup.options + ["-D", "ANOTHER"]),
                surface.setup(for: DeploymentTarget(major: 17, minor: 0)).changed(scratch: setup.scratch),
            ]
            for other in others {
                let another = Bench(package: bench.package, setup: other)
                #expect(try another.check().checked == Self.everything)
                #expect(try another.check().checked == [])
            }
            #expect(try bench.check().checked == [])
        }
    }

    @Test("the surface and the compiler are known by what they are made of")
    func identity() async throws {
        let surface = try await SharedSurface.surface
        let identity = surface.setup(for: .standard).identity
        #expect(identity.contains(surface.folder))
        #expect(identity.contains(FileTree.stamp(of: surface.modules.toolchain.frontend)))
        let names = try ["a", "b"].map { text in
            try PackageFolder.with(["frontend": text]) { FileTree.stamp(of: "\($0.path)/frontend") }
        }
        #expect(names[0] != names[1])
    }

    @Test("a file that the compiler warns of is checked each time")
    func warning() async throws {
        try await withBench { (bench) throws in
            _ = try bench.check()
            try bench.package.write("func four() { let a = 4 }\n", to: "Sources/C/d.swift")
            for _ in 0..<2 {
                let result = try bench.check()
                #expect(result.checked == Self.both("C (1 of 1"))
                #expect(result.messages.count == 1)
            }
            try bench.package.write(Self.files["Sources/C/d.swift"] ?? "", to: "Sources/C/d.swift")
            let mended = try bench.check()
            #expect(mended.checked == [] && mended.messages == [])
        }
    }

    @Test("errors are told again wherever the package lies, and checked again where anything differs")
    func errors() async throws {
        try await withBench { (bench) throws in
            try bench.package.write("func four() -> Int { \"4\" }\n", to: "Sources/C/d.swift")
            let first = try bench.check()
            #expect(first.checked == Self.everything && first.messages.count == 1)
            let places = try PackageFolder.with([:]) { other in
                for (path, text) in Self.files { try other.write(text, to: path) }
                try other.write("func four() -> Int { \"4\" }\n", to: "Sources/C/d.swift")
                let moved = Bench(package: other, setup: bench.setup)
                let again = try moved.check()
                #expect(again.checked == [] && again.messages == first.messages)
                let result = try Verification(bench.setup).check(other.path) { _ in }
                return result.messages.map { $0.message.location?.file.typed == "\(other.path)/Sources/C/d.swift" }
            }
            #expect(places == [true])
            #expect(try bench.check(isFresh: true).messages == first.messages)
            try bench.package.write("func four() -> Int { \"4\" } // four\n", to: "Sources/C/d.swift")
            let edited = try bench.check()
            #expect(edited.checked == Self.both("C (1 of 1") && edited.messages == first.messages)
            try bench.package.write(Self.files["Sources/C/d.swift"] ?? "", to: "Sources/C/d.swift")
            let mended = try bench.check()
            #expect(mended.checked == Self.both("C (1 of 1") && mended.messages == [])
        }
    }

    @Test("errors that another machine need not have, and those of no file, are not remembered")
    func lasting() {
        let folder = "/package"
        let lasting = "\(folder)/Sources/A/a.swift:1:1: error: cannot find 'b' in scope\nb\n^\nc\n"
        #expect(CompilerAnswer(lasting).isLasting(below: folder))
        for text in [
            lasting.replacing("cannot find 'b' in scope", with: "unable to type-check this in reasonable time"),
            "/cache/SwiftUI.swiftinterface:1:2: error: cannot find type 'View' in scope\n",
            "<unknown>:0: error: no space left on device\n", lasting + "Stack dump:\n",
        ] {
            #expect(!CompilerAnswer(text).isLasting(below: folder), "\(text)")
        }
    }

    @Test("modules behind one with errors are told as not checked, whether they were right before or not")
    func behindErrors() async throws {
        try await withBench { (bench) throws in
            _ = try bench.check()
            let text = (Self.files["Sources/A/a.swift"] ?? "").replacing("Int {", with: "Missing {")
            try bench.package.write(text, to: "Sources/A/a.swift")
            let warm = try bench.check().messages
            #expect(warm.contains { $0.hasPrefix("B: left") } && !warm.contains { $0.hasPrefix("C:") })
            #expect(try bench.check(isFresh: true).messages == warm)
        }
    }

    @Test("a file that changes while it is checked is not remembered as what it was")
    func changedMeanwhile() async throws {
        try await withBench(["Sources/A/a.swift": "let a: Int = \"\"\n"]) { (bench) throws in
            let meanwhile = try bench.check { try bench.package.write("let a: Int = 1\n", to: "Sources/A/a.swift") }
            #expect(meanwhile.messages == [])
            try bench.package.write("let a: Int = \"\"\n", to: "Sources/A/a.swift")
            #expect(try bench.check().messages.isEmpty == false)
        }
    }

    @Test("two runs at once give the same answer and leave what a third one can take")
    func atOnce() async throws {
        try await withBench { (bench) throws in
            let answers = Workers.map([0, 1, 2]) { _ in Result { try bench.check().messages } }
            for answer in answers { #expect(try answer.get() == []) }
            #expect(try bench.check().checked == [])
        }
    }

    @Test("half a line, a line that was written twice and bytes that are none are no verdicts")
    func damaged() async throws {
        try await withBench { (bench) throws in
            try bench.package.write("func four() -> Int { \"4\" }\n", to: "Sources/C/d.swift")
            let first = try bench.check()
            let folder = bench.setup.verdicts
            let names = try FileTree.names(in: folder)
            #expect(names.filter { $0.hasSuffix("-errors") }.count == 2)
            for name in names {
                let path = "\(folder)/\(name)"
                let text = try FileTree.text(of: path)
                try FileTree.write(String(text.dropLast(text.utf8.count / 2 + 3)), to: path)
                try FileTree.append("\u{0}\u{FFFD}", to: path)
            }
            let again = try bench.check()
            #expect(again.checked == Self.everything && again.messages == first.messages)
            #expect(try bench.check().checked == [])
        }
    }

    @Test("what a run writes whose cache was removed meanwhile is not taken for modules")
    func removed() throws {
        try PackageFolder.with([:]) { folder in
            Verdicts(in: "\(folder.path)/ios/verdicts", isRead: true)
                .remember([ContentHash(of: Array("a".utf8))], in: ContentHash(of: Array("b".utf8)))
            #expect(FileTree.exists("\(folder.path)/ios/verdicts"))
            #expect(!StandardModules.isComplete("\(folder.path)/ios"))
            try FileTree.makeFolder("\(folder.path)/ios/\(StandardModules.modulesFolder)")
            #expect(StandardModules.isComplete("\(folder.path)/ios"))
        }
    }

    @Test("as many files are kept as is said, and those that were used last")
    func bound() throws {
        try PackageFolder.with([:]) { folder in
            let verdicts = Verdicts(in: folder.path, isRead: true)
            func key(_ number: Int) -> ContentHash {
                var hasher = ContentHasher()
                hasher.add(number)
                return hasher.hash
            }
            // Long ago, but for one that is used now.
            let attributes: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 1_000_000)]
            for key in (0..<Verdicts.fileLimit).map(key) {
                try FileTree.write("\(key)\n", to: "\(folder.path)/\(key)")
                try FileManager.default.setAttributes(attributes, ofItemAtPath: "\(folder.path)/\(key)")
            }
            #expect(verdicts.green(in: key(7)) == [key(7)])
            verdicts.remember([key(-1)], in: key(-1))
            let names = try FileTree.names(in: folder.path)
            #expect(names.count <= Verdicts.fileLimit && names.count > Verdicts.fileLimit / 2)
            #expect(verdicts.green(in: key(7)) == [key(7)] && verdicts.green(in: key(-1)) == [key(-1)])
        }
    }

    @Test("a file of one context does not grow without end")
    func size() throws {
        try PackageFolder.with([:]) { folder in
            let verdicts = Verdicts(in: folder.path, isRead: true)
            let context = ContentHash(of: [1])
            for number in 0..<20 {
                let keys = (0..<1_000).map { ContentHash(of: [UInt8(number), UInt8($0 / 256), UInt8($0 % 256)]) }
                verdicts.remember(keys, in: context)
            }
            let size = try #require(FileTree.size(of: "\(folder.path)/\(context)"))
            #expect(size <= Verdicts.sizeLimit + 33_001 && !verdicts.green(in: context).isEmpty)
        }
    }
}

extension CompilerSetup {
    func changed(identity: [String]? = nil, options: [ProgramArgument]? = nil, scratch: String? = nil) -> CompilerSetup
    {
        CompilerSetup(
            frontend: frontend,
            identity: identity ?? self.identity,
            options: options ?? self.options,
            scratch: scratch ?? self.scratch,
            hasTesting: hasTesting,
            hasAppleMacros: hasAppleMacros
        )
    }
}
