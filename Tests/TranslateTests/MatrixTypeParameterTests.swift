import Testing

@testable import Translate

@Suite struct MatrixTypeParameterTests {
    @Test func whatEachTagOfAHeadingHasIsKnownBelowIt() {
        var parameters = TypeParameters()
        parameters.insert("Item", for: [NamePattern("a-b"), NamePattern("a-c")])
        parameters.insert("Row", for: [NamePattern("a-b")])
        parameters.insert("Key", for: [NamePattern("*")])
        #expect(parameters.known(for: [NamePattern("a-b")]) == ["Item", "Item.ID", "Row", "Row.ID", "Key", "Key.ID"])
        #expect(
            parameters.known(for: [NamePattern("a-b"), NamePattern("a-c")]) == ["Item", "Item.ID", "Key", "Key.ID"]
        )
        #expect(parameters.known(for: [NamePattern("*")]) == ["Key", "Key.ID"])
        #expect(TypeParameters().known(for: [NamePattern("a-b")]).isEmpty)
    }

    @Test(arguments: ["Item: Identifiable", " Item :Identifiable "])
    func aNameAndAColonMakeOne(text: String) {
        #expect(TypeParameters.split(text)?.name == "Item")
        #expect(TypeParameters.split(text)?.constraint.withoutBlanks == "Identifiable")
    }

    @Test(arguments: ["Item", "[String: Int]", "(a: Int, b: Int)", ": Int", "Set<A: B>"])
    func otherColonsBelongToTypes(text: String) { #expect(TypeParameters.split(text) == nil) }
}
