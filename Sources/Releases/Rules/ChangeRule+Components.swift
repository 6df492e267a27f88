extension ChangeRule {
    static let componentAdded = ChangeRule(
        "component.added",
        "component added",
        .addition,
        inSwift: .additive,
        causing: .existence,
        "There is a new element. What it offers is not listed item by item."
    )
    static let componentRemoved = ChangeRule(
        "component.removed",
        "component removed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "The element is gone with everything that it offered, and nothing that is new is taken for it."
    )
    static let componentRenamed = ChangeRule(
        "component.renamed",
        "component renamed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "The element has another tag. What else changed about it is listed below the new one."
    )
    static let classRenamed = ChangeRule(
        "component.class-renamed",
        "class renamed",
        .warning,
        "Pages don't name the class, but scripts that import it do."
    )
    static let statusChanged = ChangeRule(
        "component.status",
        "status changed",
        .note,
        "What the authors promise of the component changed: unstable, stable, deprecated. Told only where both releases tell one."
    )

    static let components = [componentAdded, componentRemoved, componentRenamed, classRenamed, statusChanged]
}
