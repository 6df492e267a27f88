import Core
import WebModel

enum EventBuilder {
    private static let keys: KnownKeys = [
        "_ui5privacy", "deprecated", "description", "expandedType", "inheritedFrom", "kind", "name", "parsedType",
        "privacy", "summary", "type",
    ]

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

/// Data that an event carries, where a manifest lists it beside the event and its type is only a name: UI5 writes
/// `_ui5parameters` next to `CustomEvent<ListItemClickEventDetail>`, and declares the name nowhere.
enum EventParameters {
    static let key = "_ui5parameters"

    static func completing(
        _ type: WebType?,
        of item: InheritedItem,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        guard case .reference(let event, let arguments)? = type?.shape, arguments.count == 1,
            case .reference(let name, let inner) = arguments[0].shape, inner.isEmpty, item.value[key]?.kind == .array
        else { return type }
        var members: [WebType.ObjectMember] = []
        for parameter in ManifestItems.list(key, of: item.value, into: &diagnostics) {
            guard let member = parameter["name"]?.string, !member.isEmpty else {
                diagnostics.warning(
                    .manifestMissingName,
                    "a parameter of “\(item.name ?? "")” has no name and is left out",
                    at: parameter.location
                )
                continue
            }
            let told = types.type(of: parameter, in: item.declaration.module, into: &diagnostics)?.type
            let type = told ?? WebType(.keyword(.unknown))
            members.append(WebType.ObjectMember(kind: .property, name: member, type: type, isOptional: type.isOptional))
        }
        guard !members.isEmpty else { return type }
        let detail = WebType(.object(members), alias: name)
        return WebType(.reference(name: event, arguments: [detail]), isOptional: type?.isOptional ?? false)
    }
}

/// An event's name, freed from text that a tool added by mistake: a generator that misreads
/// `new CustomEvent<{…}>('vsc-click')` writes `vsc-click<{`, and one that copies it `'vsc-click'`.
struct EventName: Equatable {
    let text: String
    let wasBroken: Bool

    init?(_ spelling: String) {
        // Nearly all names are made of these alone.
        if !spelling.isEmpty, spelling.utf8.allSatisfy(EventName.isPlain) {
            text = spelling
            wasBroken = false
            return
        }
        let unquoted = spelling.drop { EventName.quotes.contains($0) || $0.isWhitespace }
        let name = unquoted.prefix { !EventName.neverInAName.contains($0) && !$0.isWhitespace }
        guard !name.isEmpty else { return nil }
        text = String(name)
        wasBroken = name != spelling
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static let quotes: Set<Character> = ["'", "\"", "`"]

    private static let neverInAName: Set<Character> = ["<", ">", "{", "}", "(", ")", "'", "\"", "`", ";", ","]
}
