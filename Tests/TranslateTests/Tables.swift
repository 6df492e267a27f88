/// Sections of a matrix as a project writes them, without the lines with which each begins. A row is what stands between
/// its first and its last sign.
struct Tables {
    static let names = Tables("Names", "Web", "Swift")
    static let values = Tables("Values", "Web", "Swift")
    static let types = Tables("Types", "Web", "Swift")
    static let components = Tables("Components", "Web", "SwiftUI | UIKit")
    static let properties = Tables("Properties", "Web", "SwiftUI | UIKit")
    static let events = Tables("Events", "Web", "SwiftUI | UIKit")
    static let slots = Tables("Slots", "Web", "SwiftUI | UIKit")
    static let methods = Tables("Methods", "Web", "SwiftUI | UIKit")
    static let styling = Tables("Styling", "Web", "SwiftUI | UIKit | Why")
    static let icons = Tables("Icons", "Web", "Symbol | Why")
    static let variants = Tables("Variants", "Web", "Emphasis | Tone | Why")
    static let contracts = Tables("Contracts", "Role", "Need | SwiftUI")

    /// Every property, event and slot, as it comes.
    static let anything =
        properties("`*: any` | `{name}: {Type}` | `same`")
        + events("`@*` | `on{Name}(Detail)?` | `delegate.did{Name}(Detail)`")
        + slots("`#*` | `{name}: View` | `{name}View: UIView?`")

    private let name, first, others: String

    private init(_ name: String, _ first: String, _ others: String) {
        self.name = name
        self.first = first
        self.others = others
    }

    func callAsFunction(_ rows: String..., columns: String? = nil, of component: String? = nil) -> String {
        let columns = "\(first) | \(columns ?? others)"
        let heading = component.map { "### `\($0)`\n\n" } ?? ""
        let line = String(repeating: "---|", count: columns.split(separator: "|").count)
        return "## \(name)\n\n\(heading)| \(columns) |\n|\(line)\n" + rows.map { "| \($0) |\n" }.joined() + "\n"
    }
}
