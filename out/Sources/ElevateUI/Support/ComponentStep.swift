#if os(iOS)
/// What is shown of a step: its title, what stands below it, and how far it is.
@available(iOS 15, *)
struct ComponentStep: Hashable {
    let title: String
    let detail: String?
    let icon: String?
    /// nil where its place says it: the steps before the current one are done.
    let isDone: Bool?
    let isInvalid: Bool
    let isDisabled: Bool

    init(
        _ title: String,
        detail: String? = nil,
        icon: String? = nil,
        isDone: Bool? = nil,
        isInvalid: Bool = false,
        isDisabled: Bool = false
    ) {
        self.title = title
        self.detail = detail.flatMap { $0.isEmpty ? nil : $0 }
        self.icon = icon.flatMap { $0.isEmpty ? nil : $0 }
        self.isDone = isDone
        self.isInvalid = isInvalid
        self.isDisabled = isDisabled
    }
}
#endif
