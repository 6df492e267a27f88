/// The events that the browser itself sends to any element.
package enum BrowserEvent {
    package static func isOne(_ name: String) -> Bool { names.contains(name.lowercased()) }

    package static let names: Set<String> = [
        "abort", "animationend", "animationiteration", "animationstart", "auxclick", "beforeinput", "blur", "cancel",
        "change", "click", "close", "contextmenu", "copy", "cut", "dblclick", "drag", "dragend", "dragenter",
        "dragleave", "dragover", "dragstart", "drop", "error", "focus", "focusin", "focusout", "input", "invalid",
        "keydown", "keypress", "keyup", "load", "mousedown", "mouseenter", "mouseleave", "mousemove", "mouseout",
        "mouseover", "mouseup", "paste", "pointercancel", "pointerdown", "pointerenter", "pointerleave", "pointermove",
        "pointerout", "pointerover", "pointerup", "reset", "resize", "scroll", "select", "slotchange", "submit",
        "toggle", "touchcancel", "touchend", "touchmove", "touchstart", "transitionend", "wheel",
    ]
}
