package import Core

/// A template's file and the name by which others include it.
package struct TemplateSource: Sendable {
    package let name: String
    package let file: SourceFile

    package init(name: String, file: SourceFile) {
        self.name = name
        self.file = file
    }
}
