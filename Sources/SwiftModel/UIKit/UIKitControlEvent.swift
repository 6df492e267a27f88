package enum UIKitControlEvent: String, Sendable, Hashable, CaseIterable {
    case touchUpInside = ".touchUpInside"
    case valueChanged = ".valueChanged"
    case primaryActionTriggered = ".primaryActionTriggered"
    case editingDidBegin = ".editingDidBegin"
    case editingChanged = ".editingChanged"
    case editingDidEnd = ".editingDidEnd"
    case editingDidEndOnExit = ".editingDidEndOnExit"
}
