/// Limits that no real template reaches, so that a hostile one ends in an error and not in a crash.
package enum TemplateLimits {
    /// Bytes of one template.
    package static let size = 16 << 20
    /// Sections, parents and blocks inside of each other, in one template.
    package static let nesting = 100
    /// Templates that include each other, one inside of the other; recursion that follows the data counts as well.
    package static let calls = 100
    /// Parts of a dotted name.
    package static let parts = 32
    /// Bytes of one delimiter.
    package static let delimiter = 16
    /// Bytes before each line of included content.
    package static let indentation = 4096
    /// Bytes of one rendered file.
    package static let output = 256 << 20
    /// Rounds of all sections and inclusions of templates, for one rendered file.
    package static let rounds = 2_000_000
    /// Errors of one rendering that get a suggestion: nobody reads more, and each costs a look at all known names.
    static let suggestions = 200
}
