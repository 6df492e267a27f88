import Testing

@testable import Matrix

@Suite struct NamePatternTests {
    @Test func aStarAloneIsTheLastResort() {
        #expect(NamePattern("*").precision == .anything)
        #expect(NamePattern("*Label").precision == .glob)
        #expect(NamePattern("label").precision == .exact)
    }
}
