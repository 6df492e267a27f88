import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

/// The compiler tells, for its own incremental builds, what of a file others depend on. It is asked about one change after
/// the other, and nothing that it calls a change may be none here.
@Suite(.startsCompiler, .needsSurface)
struct VisibleSourceOracleTests {
    /// Each number stands once.
    private static let program = """
        public struct A {
            public var a = 101
            let b: Int = { 102 }()
            var c: Int { 103 }
            var d: Int { get { 104 } set { print(105) } }
            var e: Int = 106 { didSet { print(107) } }
            lazy var f: Int = { 108 }()
            static let g = [109, 110].map { $0 + 111 }
            func h(i: Int = 112) -> Int { i + 113 }
            func j(k: () -> Int = { 114 }) -> [Int] { [k(), 115] }
            init() { print(116) }
            init?(l: Int = 117) { return nil }
            subscript(m: Int) -> Int { 118 }
            enum N: Int { case o = 119, p }
            struct Q { var r = 120; func s() -> Int { 121 } }
            private func t() -> Int { 122 }
            private var u: Int { 123 }
            private var v = 124
            private(set) var w = 125
            static func + (x: A, y: A) -> Int { 126 }
        }
        protocol B { func z() -> Int; var aa: Int { get } }
        extension B { func z() -> Int { 127 }; var aa: Int { 128 } }
        extension A { func bb() -> some Equatable { 129 } }
        func cc(dd: Int = 130) -> Int { struct E { var e = 131 }; return E().e + 132 }
        let ee = 133
        var ff: Int { 134 }
        #if DEBUG
        let gg = 135
        #endif
        class C { var hh = 136; func ii() -> Int { 137 }; deinit { print(138) } }
        final class D: C { override func ii() -> Int { super.ii() + 139 } }
        """
    private static let numbers = 101...139

    @Test("what the compiler calls a change of what others see is one here")
    func compiler() async throws {
        let compiler = try await SharedSurface.surface.modules.toolchain.frontend
        let original = Self.program
        let sight = VisibleSource.hash(of: Array(original.utf8))
        let answers = try await Waiting.forCompiler {
            try PackageFolder.with([:]) { folder in
                let fingerprints = try Self.fingerprints(of: original, in: folder, by: compiler)
                return try Self.numbers.map { number in
                    let changed = original.replacing("\(number)", with: "\(number + 100)")
                    return try Self.fingerprints(of: changed, in: folder, by: compiler) == fingerprints
                }
            }
        }
        var passed: [Int] = []
        for (number, isSameToCompiler) in zip(Self.numbers, answers) {
            let changed = original.replacing("\(number)", with: "\(number + 100)")
            let isSame = VisibleSource.hash(of: Array(changed.utf8)) == sight
            #expect(!isSame || isSameToCompiler, "\(number)")
            if isSame { passed.append(number) }
        }
        // Both see that it makes no difference in most of the bodies.
        #expect(passed.count >= 14, "\(passed)")
        #expect(answers.contains(false))
    }

    /// What the compiler writes for its incremental builds holds hashes of all that others may depend on, as text.
    private static func fingerprints(
        of text: String,
        in folder: PackageFolder,
        by compiler: String
    ) throws -> [String] {
        try folder.write(text, to: "a.swift")
        let output = "\(folder.path)/a.swiftdeps"
        let ending = try TestProcess(
            command: [
                compiler, "-frontend", "-typecheck", "-parse-as-library", "-module-name", "M", "-primary-file",
                "\(folder.path)/a.swift", "-emit-reference-dependencies-path", output,
            ],
            in: folder.path
        )
        .run()
        try #require(ending == .exit(0))
        let bytes = Array(try Data(contentsOf: URL(filePath: output)))
        let words = bytes.split { !(0x30...0x39).contains($0) && !(0x61...0x66).contains($0) }
        return words.filter { $0.count == 32 }.map { String(decoding: $0, as: UTF8.self) }
    }
}
