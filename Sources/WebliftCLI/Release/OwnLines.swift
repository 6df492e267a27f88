import Core
import Package
import Releases
import SwiftModel
import Translate

/// Edits, and people's own files, beside the files that a release writes.
struct OwnLines {
    private let folder: String
    private let module: String
    private let plan: WritePlan
    private let generated: [OutputPath: [UInt8]]
    /// Differs where a person has moved the file.
    private let homes: [OutputPath: OutputPath]

    init(_ plan: WritePlan, of generation: Generation, in folder: String, module: String) {
        self.folder = folder
        self.module = module
        self.plan = plan
        generated = Dictionary(generation.files.map { ($0.path, $0.bytes) }) { first, _ in first }
        let moved = plan.ledger.entries.compactMap { entry in entry.home.map { (entry.path, $0) } }
        homes = Dictionary(moved) { first, _ in first }
    }

    // MARK: Files of people

    /// Leaves out files with conflicts: these are told. `former` are the files that the former release generates.
    func edited(former: [OutputPath: [UInt8]]) -> [LineSearch.OwnFile] {
        plan.steps.compactMap { step in
            guard step.ownership == .scaffold, step.path.isSwift, step.conflicts.isEmpty, step.action != .unresolved,
                step.action != .prune, let present = step.present, let text = step.text ?? step.present?.bytes
            else { return nil }
            let home = homes[step.path] ?? step.path
            let generated = generated[home]
            guard text != generated else { return nil }
            // Files that nothing generates any more are theirs, unless only others need them.
            guard generated != nil || step.action == .orphan else { return nil }
            return LineSearch.OwnFile(
                source(step.path, text),
                isInside: isInside(step.path.description),
                generated: generated,
                former: [present.bytes] + [former[step.origin ?? home], former[home]].compactMap(\.self)
            )
        }
    }

    func beside(into diagnostics: inout DiagnosticBag) -> [LineSearch.OwnFile] {
        let known = Set(
            plan.steps.flatMap { [$0.path, $0.origin, $0.movedFrom].compactMap(\.self) }.map(\.description)
                + plan.ledger.entries.map(\.path.description)
        )
        let reading = SwiftFolder.reading(folder, "not searched", into: &diagnostics) { isFolder in
            isFolder ? nil : (.warning, .sourcesNotRead)
        }
        return reading.files.filter { !known.contains($0.path) }.map { file in
            LineSearch.OwnFile(
                SourceFile(path: OutputPlace.path(file.path, in: folder), bytes: file.bytes),
                isInside: isInside(file.path)
            )
        }
    }

    private func source(_ path: OutputPath, _ bytes: [UInt8]) -> SourceFile {
        SourceFile(path: OutputPlace.path(path.description, in: folder), bytes: bytes)
    }

    /// Files of the module or its tests see declarations that are not public.
    private func isInside(_ path: String) -> Bool {
        path.hasPrefix("Sources/\(module)/") || path.hasPrefix("Tests/\(module)Tests/")
    }

    // MARK: Files of the package

    /// Adds `former`, which a second run does not have any more.
    func before(former: [OutputPath: [UInt8]]) -> [LineSearch.PackageFile] {
        let present = plan.steps.compactMap { step in
            step.present.flatMap { packageFile(step.origin ?? step.path, $0.bytes) }
        }
        let generated = former.sorted { $0.key < $1.key }.compactMap { packageFile($0.key, $0.value) }
        return present + generated
    }

    var now: [LineSearch.PackageFile] {
        plan.steps.compactMap { step in
            guard step.action != .prune else { return nil }
            let isUndecided = !step.conflicts.isEmpty || step.action == .unresolved
            let text = isUndecided ? generated[homes[step.path] ?? step.path] : step.text ?? step.present?.bytes
            return text.flatMap { packageFile(step.path, $0) }
        }
    }

    private func packageFile(_ path: OutputPath, _ bytes: [UInt8]) -> LineSearch.PackageFile? {
        guard path.isSwift else { return nil }
        let parts = path.description.split(separator: "/")
        // The module may have had another name before, so that its folder counts under any name.
        let isShim = parts.count > 3 && parts[0] == "Sources" && parts[2] == LibraryShims.folder
        return LineSearch.PackageFile(bytes, isShim: isShim)
    }
}

extension OutputPath {
    fileprivate var isSwift: Bool { name.hasSuffix(".swift") }
}
