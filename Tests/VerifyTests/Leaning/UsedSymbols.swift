import Foundation
import TestSupport

@testable import Verify

/// Which declarations of the surface a package uses, as the index of the compiler tells it.
enum UsedSymbols {
    /// What the compiler uses of a type without a word in the code, and without a word in the index.
    private static let implicit: Set<Substring> = [
        "wrappedValue", "projectedValue", "init(wrappedValue:)", "init(projectedValue:)", "init(stringLiteral:)",
        "init(stringInterpolation:)", "init(integerLiteral:)", "init(floatLiteral:)", "init(arrayLiteral:)",
    ]

    private static let conversions = [
        "CGFloat/init(_:)": "init(_ value: Double)", "Double/init(_:)": "init(_ value: CGFloat)",
    ]

    static func of(_ library: GeneratedLibrary, among symbols: [SurfaceSymbol]) async throws -> Set<String> {
        let known = Set(symbols.map(\.name))
        let surface = try await SharedSurface.surface
        let index = library.folder.appending(path: "index")
        let module = library.folder.appending(path: "\(library.name).swiftmodule").path
        let indexing = ["-typecheck", "-index-store-path", index.path]
        let emitting = ["-emit-module", "-o", module, "-experimental-skip-non-inlinable-function-bodies-without-types"]
        let importing = ["-I", library.folder.path]
        try await compile(library.sources, as: library.name, in: library.folder, surface, indexing)
        try await compile(library.sources, as: library.name, in: library.folder, surface, emitting)
        try await compile(library.tests, as: library.name + "Tests", in: library.folder, surface, indexing + importing)
        var used: Set<String> = []
        let records = index.appending(path: "v5/records")
        for case let name as String in FileManager.default.enumerator(atPath: records.path) ?? .init() {
            let path = records.appending(path: name)
            guard let bytes = try? Data(contentsOf: path) else { continue }
            used.formUnion(names(in: [UInt8](bytes), among: known))
        }
        return used.union(implied(by: used, symbols))
    }

    private static func compile(
        _ files: [String],
        as module: String,
        in folder: URL,
        _ surface: Surface,
        _ work: [String]
    ) async throws {
        let list = folder.appending(path: module + ".files")
        try Data((files.joined(separator: "\n") + "\n").utf8).write(to: list)
        let modules = surface.modules
        let plugins = "\(modules.toolchain.resources)/host/plugins"
        let command =
            [modules.toolchain.frontend, "-frontend"] + work + [
                "-D", "DEBUG", "-enable-testing", "-filelist", list.path, "-module-name", module, "-swift-version", "6",
                "-parse-as-library", "-target", DeploymentTarget.standard.triple, "-resource-dir", modules.folder,
                "-module-cache-path", modules.folder + "/cache", "-I", surface.folder, "-disable-objc-interop",
                "-plugin-path", plugins, "-plugin-path", plugins + "/testing",
            ]
        _ = try await Waiting.forCompiler { try TestProcess(command: command, in: folder.path).run() }
    }

    /// The types of what is used, and the members of used types that the compiler takes by itself.
    private static func implied(by used: Set<String>, _ symbols: [SurfaceSymbol]) -> Set<String> {
        var words: Set<Substring> = []
        for symbol in symbols where used.contains(symbol.name) {
            words.formUnion(symbol.declaration.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }
        let isType = { (symbol: SurfaceSymbol) in
            ["struct ", "class ", "enum ", "protocol "].contains { symbol.declaration.text.hasPrefix($0) }
        }
        var implied: Set<String> = []
        for symbol in symbols where isType(symbol) && symbol.path.split(separator: "/").last.map(words.contains) == true
        {
            implied.insert(symbol.name)
        }
        let types = Set(symbols.filter { used.contains($0.name) || implied.contains($0.name) }.map(\.path))
        for symbol in symbols {
            guard let slash = symbol.path.lastIndex(of: "/") else { continue }
            let member = symbol.path[symbol.path.index(after: slash)...]
            // Where one of the two is needed, a `Double` becomes a `CGFloat`, and a `CGFloat` a `Double`.
            let isConversion = conversions[symbol.path] == symbol.declaration.text
            let isTaken = implicit.contains(member) && types.contains(String(symbol.path[..<slash]))
            if isConversion || isTaken { implied.insert(symbol.name) }
        }
        return implied
    }

    /// Names of symbols stand in the index as they are, and what follows one can look like a part of it. What reads or sets a
    /// property counts as the property.
    private static func names(in bytes: [UInt8], among known: Set<String>) -> Set<String> {
        var names: Set<String> = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: ":")) {
            index = start + 1
            guard start > 0, bytes[start - 1] == UInt8(ascii: "s") else { continue }
            let end =
                bytes[index...].firstIndex {
                    !($0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A || $0 == 0x5F)
                } ?? bytes.count
            var name = "s:" + String(decoding: bytes[index..<end], as: UTF8.self)
            for _ in 0..<8 where name.utf8.count > 4 {
                for (ending, property) in [("", ""), ("vg", "vp"), ("vs", "vp"), ("vgZ", "vpZ"), ("vsZ", "vpZ")]
                where name.hasSuffix(ending) {
                    let candidate = String(name.dropLast(ending.count)) + property
                    if known.contains(candidate) { names.insert(candidate) }
                }
                name.removeLast()
            }
        }
        return names
    }
}
