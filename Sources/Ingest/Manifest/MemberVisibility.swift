import JSON

/// Decides which members of a class are part of the component's API.
enum MemberVisibility {
    static func isPublic(_ member: JSONValue) -> Bool {
        if let privacy = member["privacy"], privacy.isString("private") || privacy.isString("protected") {
            return false
        }
        if member["static"]?.bool == true { return false }
        guard let name = member["name"]?.string else { return true }
        return isPublicName(name)
    }

    static func isPublicName(_ name: String) -> Bool {
        !name.hasPrefix("_") && !name.hasPrefix("#")
    }

    /// Slots, events and CSS items have no privacy in the schema, but tools add one under a name of their own.
    static func isPublicItem(_ item: JSONValue) -> Bool {
        for key in ["privacy", "_ui5privacy"] {
            if let privacy = item[key], privacy.isString("private") || privacy.isString("protected") { return false }
        }
        return true
    }

    /// Called by the browser or by the base library and never by a component's user.
    static func isLifecycleCallback(_ name: String) -> Bool {
        lifecycleCallbacks.contains(name)
    }

    private static let lifecycleCallbacks: Set<String> = [
        // Custom elements.
        "constructor", "connectedCallback", "disconnectedCallback", "connectedMoveCallback", "adoptedCallback",
        "attributeChangedCallback", "formAssociatedCallback", "formDisabledCallback", "formResetCallback",
        "formStateRestoreCallback",
        // Lit.
        "createRenderRoot", "firstUpdated", "getUpdateComplete", "performUpdate", "render", "requestUpdate",
        "scheduleUpdate", "shouldUpdate", "update", "updated", "willUpdate",
        "hostConnected", "hostDisconnected", "hostUpdate", "hostUpdated",
        // UI5.
        "onAfterRendering", "onBeforeRendering", "onEnterDOM", "onExitDOM", "onInvalidation",
        // Stencil.
        "componentDidLoad", "componentDidRender", "componentDidUpdate", "componentShouldUpdate", "componentWillLoad",
        "componentWillRender", "componentWillUpdate",
    ]
}
