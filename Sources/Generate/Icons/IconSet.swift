package import Core

/// Icons that an app has: drawings of the web library, and symbols of the system that a project puts in their place.
package struct IconSet: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package let name: IconName
        /// Name in SF Symbols; nil for an icon that is in the asset catalog.
        package let symbol: String?
        /// nil for an icon of which there is no file.
        package let icon: Icon?
    }

    /// A row of a project's table.
    package struct Symbol: Sendable, Equatable {
        package let name: String
        package let place: SourceLocation

        package init(name: String, place: SourceLocation) {
            self.name = name
            self.place = place
        }
    }

    /// Sorted by name.
    package let entries: [Entry]
    private let names: Set<String>

    package init(_ icons: [Icon] = [], symbols: [String: Symbol] = [:], into diagnostics: inout DiagnosticBag) {
        var entries = icons.map { icon in
            Entry(name: icon.name, symbol: symbols[icon.name.description]?.name, icon: icon)
        }
        let drawn = Set(icons.map(\.name.description))
        for (text, symbol) in symbols.sorted(by: { $0.key < $1.key }) where !drawn.contains(text) {
            guard let name = IconName(text) else {
                diagnostics.warning(
                    .iconsName,
                    "“\(text)” is no name of an icon; the row is left out",
                    at: symbol.place
                )
                continue
            }
            entries.append(Entry(name: name, symbol: symbol.name, icon: nil))
        }
        self.entries = entries.sorted { $0.name < $1.name }
        names = Set(entries.map(\.name.description))
    }

    package var drawn: [Icon] { entries.compactMap { $0.symbol == nil ? $0.icon : nil } }

    /// Whether a web name, as `name` or as `library:name`, means one of the icons.
    package func contains(_ name: String) -> Bool { Self.spellings(of: name).contains(where: names.contains) }

    /// `library:name` may be a file of a folder that is called like the library, or of one that has only that library.
    package static func spellings(of name: String) -> [String] {
        guard let colon = name.lastIndex(of: ":") else { return [name] }
        let last = String(name[name.index(after: colon)...])
        return ["\(name[..<colon])/\(last)", last]
    }
}
