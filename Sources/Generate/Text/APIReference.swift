import Core
import WebModel

/// Place where the sources tell of a component: its page, or else the file that declares it.
///
/// Lines are left out: they would change with each release, in files that people edit.
struct APIReference {
    private let path: String

    /// nil for a component that is in no file.
    init?(_ component: Component) {
        let file = component.documentation.first?.source.file ?? component.source.file
        path = TerminalText.name(file.published)
        if path.isEmpty { return nil }
    }

    var text: String {
        // Code that has a mark of code in it stands between two.
        let mark = path.contains("`") ? "``" : "`"
        return "**API Reference:** \(mark)\(path)\(mark)"
    }
}
