import Core
import WebModel

/// Data that an event carries, where a manifest lists it beside the event and its type is only a name: UI5 writes
/// `_ui5parameters` next to `CustomEvent<ListItemClickEventDetail>`, and declares the name nowhere.
enum EventParameters {
    static let key = "_ui5parameters"

    /// The event's type with the listed members behind the name; the type as it is where there is nothing to add.
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
