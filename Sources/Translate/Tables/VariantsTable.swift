package import SwiftModel

/// The table `Variants`: the meaning of variant values for the look of a component where no design token tells it.
package struct VariantsTable: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        package let meaning: VariantMeaning
        package let source: RuleSource

        package init(meaning: VariantMeaning, source: RuleSource) {
            self.meaning = meaning
            self.source = source
        }
    }

    /// Entries by their words, in lower case.
    package var words: [String: Entry] = [:]

    package var meanings: VariantMeanings { VariantMeanings(words.mapValues(\.meaning)) }

    package init() {}
}
