/// A view, and the overlays that are presented from it.
struct PresentingView {
    /// nil where there is nothing but overlays.
    let view: UsageView?
    private(set) var overlays: [ComponentUse] = []

    /// Groups views beside each other: on the web an overlay stands behind the view that opens it, more often than not.
    static func all(in views: [UsageView]) -> [PresentingView] {
        var all: [PresentingView] = []
        var waiting: [ComponentUse] = []
        for view in views {
            if let overlay = view.overlay {
                if all.isEmpty { waiting.append(overlay) } else { all[all.count - 1].overlays.append(overlay) }
            } else {
                all.append(PresentingView(view: view, overlays: all.isEmpty ? waiting : []))
            }
        }
        return all.isEmpty && !waiting.isEmpty ? [PresentingView(view: nil, overlays: waiting)] : all
    }
}
