package import Core
package import SwiftModel

/// Finds the lines of people's own Swift that a release affects. Both sides are compared as they stand in the files of
/// the package, so shims are seen where they are written.
package struct LineSearch: Sendable {
    package struct PackageFile: Sendable {
        let bytes: [UInt8]
        /// Exists for callers of before only.
        let isShim: Bool

        package init(_ bytes: [UInt8], isShim: Bool) {
            self.bytes = bytes
            self.isShim = isShim
        }
    }

    package struct OwnFile: Sendable {
        let source: SourceFile
        /// Part of the package, so that it sees declarations that are not public.
        let isInside: Bool
        /// Lines that belong to nobody; nil where the whole file is people's own.
        let generated: [UInt8]?
        /// Earlier texts of the file: names that only it could use may be gone.
        let former: [[UInt8]]

        package init(_ source: SourceFile, isInside: Bool, generated: [UInt8]? = nil, former: [[UInt8]] = []) {
            self.source = source
            self.isInside = isInside
            self.generated = generated
            self.former = former
        }
    }

    /// Seen from within the package or from outside.
    private struct Sides {
        let before: CallableSurface
        let now: CallableSurface
    }

    private let inside: Sides
    private let outside: Sides
    private let idle: IdleShims
    private let files: [OwnFile]

    /// Declarations in `files` are there before and now.
    package init(
        from before: [PackageFile],
        to now: [PackageFile],
        in files: [OwnFile],
        shims: LibraryShims?,
        of library: SwiftLibrary
    ) {
        let former = Self.entries(of: before)
        let today = Self.entries(of: now)
        // Generated files that were edited are among the files of the package.
        let theirs = files.filter { $0.generated == nil }
        let own = Self.entries(of: theirs.map { PackageFile($0.source.bytes, isShim: false) })
        func surface(_ package: [[CallableSurface.Entry]], forInside: Bool) -> CallableSurface {
            let declared = zip(own, theirs).filter { $1.isInside == forInside }
                .flatMap { entries, _ in entries.filter { $0.declaration.access != .private } }
            guard !forInside else {
                return CallableSurface(package.flatMap { $0.filter { $0.declaration.access != .private } } + declared)
            }
            // A type of the app hides one of the package that has its name.
            let hiding = Set(declared.filter { $0.declaration.scope.isEmpty && $0.isType }.map(\.declaration.name))
            let seen = package.flatMap(Self.public).filter { entry in
                entry.declaration.path.first.map { !hiding.contains($0) } ?? true
            }
            return CallableSurface(seen + declared)
        }
        inside = Sides(before: surface(former, forInside: true), now: surface(today, forInside: true))
        outside = Sides(before: surface(former, forInside: false), now: surface(today, forInside: false))
        idle = IdleShims(shims, of: library)
        self.files = files
    }

    private static func entries(of files: [PackageFile]) -> [[CallableSurface.Entry]] {
        Workers.map(files) { file in
            // Files that are no Swift are reported where they are read.
            let all = (try? SwiftDeclarations(file.bytes).all) ?? []
            return all.map { CallableSurface.Entry(declaration: $0, isShim: file.isShim) }
        }
    }

    private static func `public`(_ entries: [CallableSurface.Entry]) -> [CallableSurface.Entry] {
        let types = Set(entries.filter { $0.isType && $0.declaration.access == .public }.map(\.declaration.path))
        return entries.filter { entry in
            entry.declaration.kind == .enumCase
                ? types.contains(entry.declaration.scope) : entry.declaration.access == .public
        }
    }

    package func lines(into diagnostics: inout DiagnosticBag) -> [AffectedLine] {
        let results = Workers.map(files, into: &diagnostics) { file, diagnostics in lines(of: file, into: &diagnostics)
        }
        return Set(results.flatMap(\.self)).sorted()
    }

    private func lines(of file: OwnFile, into diagnostics: inout DiagnosticBag) -> [AffectedLine] {
        let source = file.source
        let lines = LineIndex(source.bytes)
        let tokens: SwiftTokens
        do throws(SwiftFault) {
            tokens = try SwiftTokens(source.bytes)
        } catch {
            diagnostics.warning(
                .sourcesNotRead,
                "this is no Swift from here on, and the file is not searched",
                at: lines.location(of: error.offset, in: source.path)
            )
            return []
        }
        let sides = file.isInside ? inside : outside
        let scan = LineScan(
            FileTokens(source: tokens),
            before: sides.before,
            now: sides.now,
            idle: idle,
            hidden: PrivateNames(file.former, now: source.bytes).gone
        )
        let generated = file.generated.map(Self.lines)
        return scan.found.compactMap { found in
            let offset = tokens.tokens[found.token].range.lowerBound
            let line = lines.location(of: offset, in: source.path).line
            if let generated, generated.contains(Self.line(line, of: source.bytes, lines)) { return nil }
            return AffectedLine(
                file: source.path.published,
                line: line,
                fate: found.fate,
                name: found.name,
                reason: found.reason
            )
        }
    }

    private static func lines(of bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
        Set(bytes.split(separator: UInt8(ascii: "\n")))
    }

    private static func line(_ number: Int, of bytes: [UInt8], _ lines: LineIndex) -> ArraySlice<UInt8> {
        bytes[lines.start(ofLine: number)...].prefix { $0 != UInt8(ascii: "\n") }
    }
}
