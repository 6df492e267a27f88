import Core
import WebModel

/// The declarations and element definitions of one manifest, found but not yet interpreted.
struct Manifest {
    /// A tag that an export gives to a class.
    struct Definition {
        let tag: String
        let reference: ManifestReference
        let value: JSONValue
    }

    static let knownVersions = ["1.0.0", "2.0.0", "2.1.0"]

    private static let versionsWithoutStates = ["1.0.0", "2.0.0"]

    private static let knownFields: Set<String> = ["schemaVersion", "readme", "modules", "deprecated", "package"]

    private(set) var declarations: [ManifestDeclaration] = []
    private(set) var definitions: [Definition] = []
    private var unknownKinds = UnknownKinds()
    let identity: LibraryIdentity
    /// Whether the schema that the manifest names has CSS states.
    let knowsStates: Bool

    init(_ document: JSONDocument, into diagnostics: inout DiagnosticBag) {
        let root = document.root
        identity = root["package"].map(LibraryIdentity.init(package:)) ?? LibraryIdentity()
        let version = root["schemaVersion"]?.string
        knowsStates = version.map { !Manifest.versionsWithoutStates.contains($0) } ?? false
        Manifest.checkVersion(of: root, into: &diagnostics)
        guard let modules = root["modules"], modules.kind == .array else {
            diagnostics.error(.manifestShape, "the manifest has no list of modules", at: root.location)
            return
        }
        for module in modules.elements { add(module, into: &diagnostics) }
        unknownKinds.report(into: &diagnostics)
        for member in root.members where !Manifest.knownFields.contains(member.key.text) {
            diagnostics.note(
                .manifestUnknownField,
                "“\(member.key.text)” is no field of a manifest that is known; it is not read",
                at: member.key.location
            )
        }
    }

    private static func checkVersion(of root: JSONValue, into diagnostics: inout DiagnosticBag) {
        let known = "known are \(knownVersions.joined(separator: ", "))"
        guard let version = root["schemaVersion"] else {
            diagnostics.warning(
                .manifestVersion,
                "the manifest does not tell its schema version; \(known)",
                at: root.location
            )
            return
        }
        guard let text = version.string, knownVersions.contains(text) else {
            let spelling = version.string ?? version.compactText
            diagnostics.warning(
                .manifestVersion,
                "schema version \(spelling) is not known; it is read like \(knownVersions.last ?? "the newest"), \(known)",
                at: version.location
            )
            return
        }
    }

    private mutating func add(_ module: JSONValue, into diagnostics: inout DiagnosticBag) {
        guard module.kind == .object else {
            diagnostics.warning(.manifestShape, "a module is not an object", at: module.location)
            return
        }
        let path = module["path"]?.string ?? ""
        let modulePath = ModulePath(path)
        for declaration in ListedElement.list("declarations", of: module, or: .manifestShape, into: &diagnostics) {
            let kind = DeclarationKind(declaration)
            if kind == .unknown { unknownKinds.add(declaration) }
            guard kind != .unknown, kind != .function else { continue }
            let name = declaration["name"]?.string ?? ""
            if name.isEmpty {
                guard kind == .classLike else { continue }
                diagnostics.warning(.manifestMissingName, "a class has no name", at: declaration.location)
                // A class expression: nobody can inherit from it, but with a tag it is a component.
                guard declaration["tagName"] != nil else { continue }
            }
            declarations.append(
                ManifestDeclaration(kind: kind, name: name, module: modulePath, modulePath: path, value: declaration)
            )
        }
        for export in ListedElement.list("exports", of: module, or: .manifestShape, into: &diagnostics)
        where export["kind"]?.isString("custom-element-definition") == true {
            addDefinition(export, in: modulePath, into: &diagnostics)
        }
    }

    private mutating func addDefinition(
        _ export: JSONValue,
        in module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) {
        guard let tag = export["name"]?.string, !tag.isEmpty else {
            diagnostics.warning(.manifestMissingName, "a custom element definition names no tag", at: export.location)
            return
        }
        guard let target = export["declaration"].flatMap(ManifestReference.init) else {
            diagnostics.warning(
                .manifestMissingDeclaration,
                "the definition of <\(tag)> names no class",
                at: export.location
            )
            return
        }
        let reference = ManifestReference(
            name: target.name,
            module: target.module ?? (target.package == nil ? module : nil),
            package: target.package
        )
        definitions.append(Definition(tag: tag, reference: reference, value: export))
    }
}

/// Declarations of kinds that no schema version has, gathered so that each kind is named once.
struct UnknownKinds {
    private var places: [String: (count: Int, first: SourceLocation)] = [:]

    mutating func add(_ declaration: JSONValue) {
        let kind = declaration["kind"].map { $0.string ?? $0.compactText } ?? ""
        let place = declaration.location
        let known = places[kind] ?? (0, place)
        places[kind] = (known.count + 1, min(known.first, place))
    }

    func report(into diagnostics: inout DiagnosticBag) {
        for (kind, entries) in places {
            let name = kind.isEmpty ? "no kind" : "the unknown kind “\(kind)”"
            let count = entries.count == 1 ? "one declaration has" : "\(entries.count) declarations have"
            diagnostics.note(.manifestUnknownKind, "\(count) \(name)", at: entries.first)
        }
    }
}

/// A declaration named from elsewhere: by a superclass, a mixin, an export or a type.
struct ManifestReference {
    let name: String
    let module: ModulePath?
    let package: String?
}

extension ManifestReference {
    /// nil where the reference has no name.
    init?(_ value: JSONValue) {
        guard let name = value["name"]?.string, !name.isEmpty else { return nil }
        self.init(name: name, module: value["module"]?.string.map(ModulePath.init), package: value["package"]?.string)
    }
}
