import Releases

extension ChangeRule {
    /// The change where the releases are compared the other way round.
    var mirror: ChangeRule { Self.mirrors[id].flatMap(ChangeRule.named) ?? self }

    static let mirrored: [(String, String)] = [
        ("component.added", "component.removed"),
        ("css-part.added", "css-part.removed"),
        ("css-property.added", "css-property.removed"),
        ("css-property.default-added", "css-property.default-removed"),
        ("css-property.syntax-added", "css-property.syntax-removed"),
        ("css-state.added", "css-state.removed"),
        ("deprecation.added", "deprecation.removed"),
        ("event.added", "event.removed"),
        ("event.detail-lost", "event.detail-told"),
        ("event.detail-narrowed", "event.detail-widened"),
        ("event.no-longer-bubbles", "event.now-bubbles"),
        ("event.no-longer-cancelable", "event.now-cancelable"),
        ("event.no-longer-composed", "event.now-composed"),
        ("method.added", "method.removed"),
        ("method.no-longer-async", "method.now-async"),
        ("method.no-longer-static", "method.now-static"),
        ("method.optional-parameter-added", "method.optional-parameter-removed"),
        ("method.parameter-added", "method.parameter-removed"),
        ("method.parameter-narrowed", "method.parameter-widened"),
        ("method.parameter-optional", "method.parameter-required"),
        ("method.returns-narrowed", "method.returns-widened"),
        ("method.types-lost", "method.types-told"),
        ("property.added", "property.removed"),
        ("property.array-to-single", "property.single-to-array"),
        ("property.attribute-added", "property.attribute-removed"),
        ("property.default-added", "property.default-removed"),
        ("property.no-longer-readonly", "property.now-readonly"),
        ("property.no-longer-reflects", "property.now-reflects"),
        ("property.no-longer-required", "property.now-required"),
        ("property.read-narrowed", "property.read-widened"),
        ("property.type-lost", "property.type-told"),
        ("property.type-narrowed", "property.type-widened"),
        ("property.type-not-optional", "property.type-optional"),
        ("property.values-added", "property.values-removed"),
        ("slot.added", "slot.removed"),
        ("slot.default-to-named", "slot.named-to-default"),
        ("slot.no-longer-required", "slot.now-required"),
        ("slot.types-lost", "slot.types-told"),
        ("slot.types-narrowed", "slot.types-widened"),
        ("text.added", "text.removed"),
        ("token.added", "token.removed"),
        ("token.contrast-gained", "token.contrast-lost"),
        ("token.deprecated", "token.no-longer-deprecated"),
    ]

    private static let mirrors = Dictionary(uniqueKeysWithValues: mirrored + mirrored.map { ($1, $0) })
}
