/// The table `Names`: how tags become type names.
package struct NamesTable: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        package let swift: String
        package let source: RuleSource

        package init(swift: String, source: RuleSource) {
            self.swift = swift
            self.source = source
        }
    }

    /// `elvt-` → `Elevate`
    package var prefixes: [String: Entry] = [:]
    /// `textarea` → `TextArea`, `url` → `URL`
    package var words: [String: Entry] = [:]
    /// `elvt-icon-button` → `IconButton`
    package var components: [String: Entry] = [:]

    package init() {}
}
