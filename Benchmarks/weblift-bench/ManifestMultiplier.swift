import Core
import Foundation

/// Makes large manifests of a real one: its modules again and again, each time under other names.
///
/// The larger manifest is the smaller one several times over, in the layout of the original, so that nothing changes
/// but the size.
struct ManifestMultiplier {
    /// The size of the manifest that the larger ones repeat.
    static let unitSize = 1_000_000

    private let modules: [RenamableModule]

    init(_ path: String) throws {
        var diagnostics = DiagnosticBag()
        let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
        let file = SourceFile(path: SourcePath(path), bytes: bytes)
        guard let list = JSONDocument.parse(file, into: &diagnostics)?.root["modules"], list.count > 0 else {
            throw BenchmarkFailure("the manifest to multiply has no modules")
        }
        let names = DeclaredNames(list)
        modules = list.elements.map { RenamableModule($0, names: names) }
    }

    func write(units: Int, to path: String) throws {
        try Data(manifest(units: units)).write(to: URL(fileURLWithPath: path))
    }

    /// All modules that many times over, however small that is.
    func write(copies: Int, to path: String) throws {
        try Data(manifest((0..<copies).flatMap { copy in modules.map { ($0, copy) } })).write(
            to: URL(fileURLWithPath: path)
        )
    }

    private func manifest(units: Int) -> [UInt8] { manifest(unit(times: units)) }

    private func manifest(_ copies: [(module: RenamableModule, number: Int)]) -> [UInt8] {
        var bytes = Array(#"{ "schemaVersion": "1.0.0", "readme": "", "modules": ["#.utf8)
        bytes.reserveCapacity(copies.reduce(100) { $0 + $1.module.size + 100 })
        var separator = "\n    "
        for copy in copies {
            bytes.append(contentsOf: separator.utf8)
            copy.module.append(to: &bytes, copy: copy.number)
            separator = ",\n    "
        }
        bytes.append(contentsOf: "\n] }\n".utf8)
        return bytes
    }

    /// The modules up to the size of a unit, in a large unit from the beginning again; and all that `times` over.
    private func unit(times: Int) -> [(module: RenamableModule, number: Int)] {
        var unit: [(module: RenamableModule, number: Int)] = []
        var size = 0
        var number = 0
        while size < ManifestMultiplier.unitSize {
            for module in modules where size < ManifestMultiplier.unitSize {
                unit.append((module, number))
                size += module.size + 6
            }
            number += 1
        }
        return (0..<times).flatMap { time in unit.map { ($0.module, $0.number + time * number) } }
    }
}
