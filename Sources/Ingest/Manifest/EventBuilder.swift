import Core
import WebModel

/// Makes events from the entries of a class and its ancestors.
enum EventBuilder {
    private static let keys: KnownKeys = [
        "_ui5privacy", "deprecated", "description", "expandedType", "inheritedFrom", "kind", "name", "parsedType",
        "privacy", "summary", "type",
    ]

    /// nil, and a diagnostic, where the entry names no event.
    static func event(
        _ item: InheritedItem,
        of component: String,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) -> Event? {
        guard let spelling = item.name, !spelling.isEmpty else {
            diagnostics.warning(
                .manifestMissingName,
                "an event of <\(component)> has no name and is left out",
                at: item.location
            )
            return nil
        }
        guard let name = EventName(spelling) else {
            diagnostics.warning(
                .manifestInvalidName,
                "“\(spelling)” is no name for an event of <\(component)>; it is left out",
                at: item.location
            )
            return nil
        }
        if name.wasBroken {
            diagnostics.warning(
                .manifestInvalidName,
                "the event “\(spelling)” of <\(component)> is read as “\(name.text)”",
                at: item.location
            )
        }
        let type = types.type(of: item.value, in: item.declaration.module, into: &diagnostics)
        return Event(
            name: name.text,
            type: EventParameters.completing(type?.type, of: item, types: &types, into: &diagnostics)?
                .emittedEvent,
            typeText: type?.text,
            facts: item.facts(beside: keys)
        )
    }
}
