package import Documents

/// The page of design tokens, made by code that knows tokens, and the tokens that the search of the site finds on it.
package struct SiteTokens: Sendable {
    package struct Token: Sendable {
        let name: String
        /// `ElevateAliases.Action.fill`; nil for a token that Swift does not have.
        let swift: String?
        /// The component or the word that it is grouped by.
        let group: String
        /// Place on the page.
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
