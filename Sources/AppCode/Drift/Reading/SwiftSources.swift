package import Core
import SwiftModel

/// Types with additions of extensions in any file, and functions of views.
package struct SwiftSources: Sendable {
    /// `ButtonTokens.Tone`
    private(set) var types: [String: DeclaredType] = [:]
    /// Types and declarations behind second names, by path.
    private(set) var aliases: [String: PlacedDeclaration] = [:]
    private(set) var viewFunctions: [String: [PlacedDeclaration]] = [:]
    package let fileCount: Int
    /// False where a file was not read completely: missing declarations may stand in the rest.
    package private(set) var isComplete = true

    package init(_ files: [SourceFile], into diagnostics: inout DiagnosticBag) {
        fileCount = files.count
        var members: [PlacedDeclaration] = []
        for (file, result) in zip(files, Workers.map(files, Self.read)) {
            switch result {
            case .success(let (declarations, unread)):
                members += declarations
                for problem in unread { report(problem.0, at: problem.1, into: &diagnostics) }
            case .failure(let fault):
                isComplete = false
                diagnostics.error(
                    .driftNotRead,
                    "this is no Swift from here on, and nothing of the file is compared",
                    at: LineIndex(file.bytes).location(of: fault.offset, in: file.path)
                )
            }
        }
        for found in members { addType(found, into: &diagnostics) }
        for found in members { addMember(found) }
    }

    private typealias FileContents = (declarations: [PlacedDeclaration], unread: [(UnreadDeclaration, SourceLocation)])

    private static func read(_ file: SourceFile) -> Result<FileContents, SwiftFault> {
        do throws(SwiftFault) {
            let read = try SwiftDeclarations(file.bytes)
            let lines = LineIndex(file.bytes)
            let declarations = read.all.map { declaration in
                PlacedDeclaration(
                    declaration: declaration,
                    place: lines.location(of: declaration.offset, in: file.path),
                    parameterPlaces: declaration.parameters.map { lines.location(of: $0.offset, in: file.path) }
                )
            }
            return .success((declarations, read.unread.map { ($0, lines.location(of: $0.offset, in: file.path)) }))
        } catch {
            return .failure(error)
        }
    }

    private mutating func report(
        _ problem: UnreadDeclaration,
        at place: SourceLocation,
        into diagnostics: inout DiagnosticBag
    ) {
        switch problem.reason {
        case .macro(let name):
            diagnostics.note(.driftMacro, "what the macro #\(name) declares is not compared", at: place)
        case .noDeclaration, .form:
            isComplete = false
            diagnostics.error(.driftNotRead, "this declaration is not read, and nothing of it is compared", at: place)
        case .tooDeep:
            isComplete = false
            diagnostics.error(.driftNotRead, "types are nested too deep here, and are not compared", at: place)
        }
    }

    // MARK: Putting together

    private mutating func addType(_ found: PlacedDeclaration, into diagnostics: inout DiagnosticBag) {
        let path = found.declaration.path.joined(separator: ".")
        switch found.declaration.kind {
        case .type:
            guard let known = types[path] else {
                types[path] = DeclaredType(found)
                return
            }
            // Branches of `#if` may have one each.
            guard found.declaration.conditions.isEmpty || known.found.declaration.conditions.isEmpty else { return }
            diagnostics.warning(
                .driftTwice,
                "\(path) is declared here and in \(known.found.place.file.typed): what both have is taken for one type",
                at: found.place
            )
        case .alias: if aliases[path] == nil { aliases[path] = found }
        default: break
        }
    }

    private mutating func addMember(_ found: PlacedDeclaration) {
        switch found.declaration.kind {
        case .type, .alias: return
        // Conformances of an extension count for the type.
        case .extension:
            if let path = typePath(found.declaration.path) {
                types[path]?.inherits += found.declaration.inherits
                types[path]?.documentation += "\n" + found.declaration.documentation
            }
        default:
            if found.declaration.scope == ["View"] {
                viewFunctions[found.declaration.name, default: []].append(found)
            } else if let path = typePath(found.declaration.scope) {
                types[path]?.members.append(found)
            }
        }
    }

    private func typePath(_ names: [String]) -> String? {
        let path = names.joined(separator: ".")
        if types[path] != nil { return path }
        guard case .named(let target, _)? = aliases[path]?.declaration.type else { return nil }
        let other = target.joined(separator: ".")
        return types[other] == nil ? nil : other
    }
}

struct PlacedDeclaration: Sendable {
    let declaration: SwiftDeclaration
    let place: SourceLocation
    let parameterPlaces: [SourceLocation]
}

struct DeclaredType: Sendable {
    let found: PlacedDeclaration
    /// Members in the order of the files.
    var members: [PlacedDeclaration] = []
    var inherits: [WrittenType]
    var documentation: String

    init(_ found: PlacedDeclaration) {
        self.found = found
        inherits = found.declaration.inherits
        documentation = found.declaration.documentation
    }

    var path: [String] { found.declaration.path }

    var name: String { path.joined(separator: ".") }

    /// Leaves out members of less access than the type, or withdrawn alone. Cases of an enum have its access.
    var usable: [PlacedDeclaration] {
        members.filter { member in
            (!member.declaration.isWithdrawn || found.declaration.isWithdrawn)
                && (member.declaration.kind == .enumCase || member.declaration.access >= access)
        }
    }

    var access: SwiftDeclaration.Access { found.declaration.access }

    var isClass: Bool { found.declaration.kind == .type(.class) }
}
