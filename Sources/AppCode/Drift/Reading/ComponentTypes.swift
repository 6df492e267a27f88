package import Core
import SwiftModel

package struct NamedType: Sendable, Hashable {
    package let name: String
    /// Configuration that says so; nil where none does.
    package let place: SourceLocation?

    package init(_ name: String, at place: SourceLocation? = nil) {
        self.name = name
        self.place = place
    }
}

/// Finds types by the configuration, by a line of documentation, or by name.
struct ComponentTypes {
    private static let mark = "**Web Component:**"

    private let sources: SwiftSources
    private let named: [String: NamedType]
    /// Types by the tags in their documentation, sorted by name.
    private let documented: [String: [DeclaredType]]

    init(_ sources: SwiftSources, named: [String: NamedType]) {
        self.sources = sources
        self.named = named
        var documented: [String: [DeclaredType]] = [:]
        for type in sources.types.values.sorted(by: { $0.name < $1.name }) {
            for tag in Self.tags(in: type.documentation) { documented[tag, default: []].append(type) }
        }
        self.documented = documented
    }

    /// `**Web Component:** `<acme-button>``
    private static func tags(in documentation: String) -> [String] {
        guard documentation.contains(mark) else { return [] }
        return documentation.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
            guard let range = line.firstRange(of: mark) else { return [] }
            return line[range.upperBound...].split(whereSeparator: { "`<>, ".contains($0) }).map(String.init)
        }
    }

    /// Tells types that are named for no component, and names that no type has.
    func report(_ tags: Set<String>, into diagnostics: inout DiagnosticBag) {
        for (tag, type) in named.sorted(by: { $0.key < $1.key }) {
            if !tags.contains(tag) {
                diagnostics.warning(
                    .driftUnknownComponent,
                    "there is no component “\(tag)”",
                    at: type.place,
                    suggestion: NearestName.of(tag, among: tags.sorted()).map { "did you mean “\($0)”?" }
                )
            } else if sources.types[type.name] == nil {
                let names = sources.types.keys.sorted()
                diagnostics.warning(
                    .driftUnknownType,
                    "no file declares a type “\(type.name)”",
                    at: type.place,
                    suggestion: NearestName.of(type.name, among: names).map { "did you mean “\($0)”?" }
                )
            }
        }
    }

    func view(of component: SwiftComponent) -> DeclaredType? {
        type(of: component, called: component.names.view.name) { !$0.isClass && $0.access > .private }
    }

    func uiKitClass(of component: SwiftComponent) -> DeclaredType? {
        type(of: component, called: component.names.uiKit.name) { $0.isClass && $0.access > .private }
    }

    private func type(
        of component: SwiftComponent,
        called name: String,
        where fits: (DeclaredType) -> Bool
    ) -> DeclaredType? {
        if let name = named[component.tag]?.name { return sources.types[name].flatMap { fits($0) ? $0 : nil } }
        let documented = (documented[component.tag] ?? []).filter(fits)
        return documented.first { $0.name == name } ?? documented.first
            ?? sources.types[name].flatMap { fits($0) ? $0 : nil }
    }

    func isNamed(_ tag: String) -> Bool { named[tag] != nil }

    /// nil where no view is limited to its own file.
    func hidden(_ expected: ExpectedComponent) -> DriftFinding? {
        let name = expected.component.names.view.name
        guard let hidden = type(of: expected.component, called: name, where: { !$0.isClass && $0.access == .private })
        else { return nil }
        return DriftFinding(
            .componentHidden,
            of: expected,
            name: hidden.name,
            "\(code: hidden.name) is private, and no other file can use it",
            at: hidden.found.place
        )
    }

    /// Tells which type may be meant, too.
    func absence(of expected: ExpectedComponent) -> DriftFinding {
        let names = expected.component.names
        let near = sources.types.values.filter { type in
            type.path.count == 1 && type.path[0].hasSuffix(names.base.name) && type.inherits.contains(.name("View"))
        }.map(\.name).sorted().first
        return DriftFinding(
            .componentMissing,
            of: expected,
            name: names.view.name,
            "no Swift type is found for it: it would be \(code: names.view.name)",
            at: nil,
            suggestion: near.map { "\"drift\": { \"types\": { \"\(expected.tag)\": \"\($0)\" } }" }
        )
    }
}
