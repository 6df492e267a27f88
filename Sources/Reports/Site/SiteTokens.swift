package import Documents

/// Page of code that knows tokens; the search of the site finds them.
package struct SiteTokens: Sendable {
    package struct Token: Sendable {
        let name: String
        /// `ElevateAliases.Action.fill`; nil for a token that Swift does not have.
        let swift: String?
        /// The component or the word that it is grouped by.
        let group: String
        let anchor: String

        package init(name: String, swift: String?, group: String, anchor: String) {
            self.name = name
            self.swift = swift
            self.group = group
            self.anchor = anchor
        }
    }

    let page: TemplateValue
    let tokens: [Token]

    package init(page: TemplateValue, tokens: [Token]) {
        self.page = page
        self.tokens = tokens
    }
}
