#if os(iOS)
@available(iOS 15, *)
extension ComponentColors {
    /// The colours for how serious a message is, by the word that a web component has for it.
    init(severity: String) {
        switch severity.lowercased() {
        case "error", "danger": self = .danger
        case "warning": self = .warning
        case "info", "information": self = .info
        case "success": self = .success
        default: self = .neutral
        }
    }
}
#endif
