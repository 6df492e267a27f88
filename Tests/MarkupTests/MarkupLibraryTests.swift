import Testing

@testable import Markup

@Suite("libxml2")
struct MarkupLibraryTests {
    @Test("is made ready once")
    func ready() { #expect(MarkupLibrary.isReady) }
}
