package import Core

package struct DocumentationSection: Sendable, Equatable {
    package var heading: String
    package var level: Int
    package var markdown: String
    package var source: SourceLocation

    package init(heading: String, level: Int, markdown: String, source: SourceLocation) {
        self.heading = heading
        self.level = level
        self.markdown = markdown
        self.source = source
    }
}
