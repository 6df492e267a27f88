import Core
import SwiftModel

/// Members by an init, a modifier or a property.
struct FoundComponent {
    struct Way {
        enum Kind: Hashable {
            /// Parameter of the init with this number.
            case parameter(Int)
            /// Parameter of a function that presents the component over any view.
            case function
            case modifier
            case property
        }

        let kind: Kind
        /// Names of the folder's types are written out.
        let type: WrittenType?
        var isViewBuilder = false
        var isUnlabeled = false
        var value: DeclaredValue?
        let place: SourceLocation
        var isComputed = false

        var isOptional: Bool { !isParameter || value != nil }

        var isParameter: Bool {
            switch kind {
            case .parameter, .function: true
            case .modifier, .property: false
            }
        }
    }

    struct Member {
        let name: String
        var ways: [Way]

        var place: SourceLocation? { ways.first?.place }

        var isUnlabeled: Bool { ways.contains(where: \.isUnlabeled) }

        var inits: Set<Int> {
            Set(ways.compactMap { if case .parameter(let number) = $0.kind { number } else { nil } })
        }
    }

    let type: DeclaredType
    private(set) var members: [String: Member] = [:]
    private(set) var inits: [SourceLocation] = []
    /// Parameters of the type, its inits and its modifiers.
    private(set) var generics: Set<String> = []
    private(set) var viewGenerics: Set<String> = []
    private(set) var isPresented = false

    /// `presentation` is a function of views.
    init(_ type: DeclaredType, in sources: SwiftSources, presentedBy presentation: String?) {
        self.type = type
        add(type.found.declaration.generics)
        let usable = type.usable
        for member in usable where member.declaration.kind == .initializer { addInit(member, sources) }
        if !type.members.contains(where: { $0.declaration.kind == .initializer && !$0.declaration.isInExtension }) {
            addMemberwiseInit(sources)
        }
        if let presentation { addFunctions(presentation, sources) }
        for member in usable { addModifier(member, sources) }
        for member in usable { addProperty(member, sources) }
    }

    private mutating func add(_ generics: [SwiftDeclaration.GenericParameter]) {
        for generic in generics {
            self.generics.insert(generic.name)
            if generic.bound == nil || generic.bound == .name("View") { viewGenerics.insert(generic.name) }
        }
    }

    private mutating func add(_ way: Way, named name: String) {
        members[name, default: Member(name: name, ways: [])].ways.append(way)
    }

    // MARK: Inits

    private mutating func addInit(_ found: PlacedDeclaration, _ sources: SwiftSources) {
        let declaration = found.declaration
        // Classes of UIKit have such an init in any case.
        guard !["coder", "frame"].contains(declaration.parameters.first?.label) else { return }
        // Decoding is no way to make a component.
        guard declaration.parameters.first?.label != "from" || declaration.parameters.first?.type != .name("Decoder")
        else {
            return
        }
        addParameters(of: found, as: .parameter(inits.count), sources)
        inits.append(found.place)
    }

    /// Functions may have the generated name or the type's own.
    private mutating func addFunctions(_ name: String, _ sources: SwiftSources) {
        let own = (type.path.last ?? "").lowercasingFirst
        for function in (sources.viewFunctions[name] ?? []) + (own == name ? [] : sources.viewFunctions[own] ?? [])
        where !function.declaration.isWithdrawn && function.declaration.access >= type.access {
            isPresented = true
            addParameters(of: function, as: .function, sources)
        }
    }

    private mutating func addParameters(of found: PlacedDeclaration, as kind: Way.Kind, _ sources: SwiftSources) {
        let declaration = found.declaration
        add(declaration.generics)
        for (parameter, place) in zip(declaration.parameters, found.parameterPlaces) {
            add(
                Way(
                    kind: kind,
                    type: sources.resolved(parameter.type, in: declaration.scope),
                    isViewBuilder: parameter.attributes.contains { $0.hasSuffix("Builder") },
                    isUnlabeled: parameter.label == nil,
                    value: parameter.value,
                    place: place
                ),
                named: parameter.label ?? parameter.name
            )
        }
    }

    /// The init of a struct without one of its own. No other module sees it.
    private mutating func addMemberwiseInit(_ sources: SwiftSources) {
        guard type.found.declaration.kind == .type(.struct), type.access < .public else { return }
        let stored = type.members.filter { member in
            let declaration = member.declaration
            guard !declaration.isStatic, !declaration.isInExtension, case .property(let kind) = declaration.kind else {
                return false
            }
            return kind == .variable || kind == .constant && declaration.value == nil
        }
        let given = stored.filter { !Self.isOwnState($0.declaration) }
        guard given.allSatisfy({ $0.declaration.access > .private || $0.declaration.value != nil }) else { return }
        let number = inits.count
        inits.append(type.found.place)
        for member in given where member.declaration.access > .private {
            let declaration = member.declaration
            let written = declaration.writtenType.map { sources.resolved($0, in: declaration.scope) }
            let isBinding = declaration.has("Binding")
            add(
                Way(
                    kind: .parameter(number),
                    type: isBinding ? written.map { .named(["Binding"], arguments: [$0]) } : written,
                    isViewBuilder: declaration.attributes.contains { $0.name.hasSuffix("Builder") },
                    value: declaration.initialValue,
                    place: member.place
                ),
                named: declaration.name
            )
        }
    }

    /// SwiftUI or the view itself gives the value.
    private static func isOwnState(_ declaration: SwiftDeclaration) -> Bool {
        let wrappers = [
            "State", "StateObject", "Environment", "EnvironmentObject", "FocusState", "ScaledMetric", "AppStorage",
            "SceneStorage", "GestureState", "Namespace", "AccessibilityFocusState", "FetchRequest", "Query",
        ]
        return declaration.attributes.contains { wrappers.contains($0.name) }
    }

    // MARK: Modifiers and properties

    /// Functions that return a view of the same kind are modifiers; without a parameter, switches.
    private mutating func addModifier(_ found: PlacedDeclaration, _ sources: SwiftSources) {
        let declaration = found.declaration
        guard declaration.kind == .function, !declaration.isStatic, let result = declaration.type,
            returnsSelf(result), declaration.parameters.count <= 1
        else { return }
        add(declaration.generics)
        let parameter = declaration.parameters.first
        add(
            Way(
                kind: .modifier,
                type: parameter.map { sources.resolved($0.type, in: declaration.scope) } ?? .name("Bool"),
                isViewBuilder: parameter?.attributes.contains { $0.hasSuffix("Builder") } ?? false,
                place: found.place
            ),
            named: declaration.name
        )
    }

    private func returnsSelf(_ type: WrittenType) -> Bool {
        switch type {
        case .some(.named(["View"], _)), .named(["Self"], _): true
        case .named(let path, _): path.last == self.type.path.last
        default: false
        }
    }

    private mutating func addProperty(_ found: PlacedDeclaration, _ sources: SwiftSources) {
        let declaration = found.declaration
        guard case .property(let kind) = declaration.kind, kind == .variable || kind == .settable,
            !declaration.isStatic, !declaration.isOverride, !Self.isOwnState(declaration),
            !declaration.has("Binding")
        else { return }
        add(
            Way(
                kind: .property,
                type: declaration.writtenType.map { sources.resolved($0, in: declaration.scope) },
                value: declaration.initialValue,
                place: found.place,
                isComputed: kind == .settable
            ),
            named: declaration.name
        )
    }
}

extension String {
    fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension SwiftDeclaration {
    var writtenType: WrittenType? { type ?? value.flatMap(ValueSpelling.type) }

    /// An optional variable is `nil` where nothing else is said.
    var initialValue: DeclaredValue? {
        if let value { return value }
        let isNil = kind == .property(.variable) && type?.isOptional == true
        return isNil ? DeclaredValue(tokens: ["nil"], text: "nil") : nil
    }
}
