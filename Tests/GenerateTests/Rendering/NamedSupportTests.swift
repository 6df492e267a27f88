import Generate
import Testing

@testable import Package

/// A file of which nothing can be named would never be written.
@Suite("Each file of the support code")
struct NamedSupportTests {
    @Test("declares what other files can name", arguments: allStyles)
    func names(style: TemplateStyle) {
        let files = RenderedFiles(TranslatedLibraries.sample.swift, style: style, usesGlass: true).files.filter(
            \.isSupport
        )
        #expect(files.count > 150)
        #expect(files.filter { DeclaredNames(in: $0.bytes).words.isEmpty }.map(\.path.description) == [])
    }
}
