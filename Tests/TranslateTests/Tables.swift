/// Sections of a matrix as a project writes them, without the lines with which each begins. A row is what stands between
/// its first and its last sign.
enum Tables {
    static func names(_ rows: String..., columns: String = "Swift", of component: String? = nil) -> String {
        section("Names", columns, component, rows)
    }

    static func values(_ rows: String..., columns: String = "Swift", of component: String? = nil) -> String {
        section("Values", columns, component, rows)
    }

    static func types(_ rows: String..., columns: String = "Swift", of component: String? = nil) -> String {
        section("Types", columns, component, rows)
    }

    static func components(_ rows: String..., columns: String = "SwiftUI | UIKit") -> String {
        section("Components", columns, nil, rows)
    }

    static func properties(_ rows: String..., columns: String = "SwiftUI | UIKit", of component: String? = nil)
        -> String
    {
        section("Properties", columns, component, rows)
    }

    static func events(_ rows: String..., columns: String = "SwiftUI | UIKit", of component: String? = nil) -> String {
        section("Events", columns, component, rows)
    }

    static func slots(_ rows: String..., columns: String = "SwiftUI | UIKit", of component: String? = nil) -> String {
        section("Slots", columns, component, rows)
    }

    private static func section(_ name: String, _ columns: String, _ component: String?, _ rows: [String]) -> String {
        let heading = component.map { "### `\($0)`\n\n" } ?? ""
        let line = String(repeating: "---|", count: columns.split(separator: "|").count + 1)
        let cells = rows.map { "| \($0) |\n" }.joined()
        return "## \(name)\n\n\(heading)| Web | \(columns) |\n|\(line)\n\(cells)\n"
    }
}
