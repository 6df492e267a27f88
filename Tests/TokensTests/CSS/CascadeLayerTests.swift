import Core
import Testing
import Tokens

@Suite("Cascade layers")
struct CascadeLayerTests {
    /// The values from the weakest to the strongest, as layers order them.
    private func order(_ files: String...) -> [String] {
        TokenReading(files: files).declarations.sorted { $0.layerRank < $1.layerRank }.map { shown($0.content) }
    }

    @Test("what is in no layer wins over layers, and a later layer over an earlier one")
    func unlayered() {
        #expect(order(":root{--x:3} @layer a{:root{--x:1}} @layer b{:root{--x:2}}") == ["1", "2", "3"])
        #expect(TokenReading(":root{--x:3} @media print{}").declarations.map(\.layerRank) == [0])
    }

    @Test("the first mention of a layer decides, also in a statement, an import or another file")
    func statement() {
        #expect(order("@layer b, a; @layer a{:root{--x:2}} @layer b{:root{--x:1}}") == ["1", "2"])
        #expect(order("@import 'x' layer(b); @layer a{:root{--x:2}} @layer b{:root{--x:1}}") == ["1", "2"])
        #expect(order("@layer b{:root{--x:1}}", "@layer a{:root{--x:2}} @layer b{:root{--x:1}}") == ["1", "1", "2"])
    }

    @Test("a layer wins over those inside of it, however they are written")
    func nested() {
        #expect(order("@layer a{@layer c{:root{--x:1}} :root{--x:2}} @layer b{:root{--x:3}}") == ["1", "2", "3"])
        #expect(
            order("@layer b, c; @layer c.d{:root{--x:2}} @layer b.c{:root{--x:1}} @layer c{@layer e{:root{--x:3}}}")
                == ["1", "2", "3"]
        )
    }

    @Test("layers without a name are each a layer of their own")
    func anonymous() { #expect(order("@layer {:root{--x:1}} @layer {:root{--x:2}}") == ["1", "2"]) }

    @Test("among what is important the order is the other way round")
    func important() {
        let text = ":root{--x:3!important} @layer a{:root{--x:1!important}} @layer b{:root{--x:2 !important}}"
        #expect(order(text) == ["3", "2", "1"])
        #expect(TokenReading(text).declarations.allSatisfy { $0.isImportant })
    }

    @Test("declarations stay in the order of files and places, whatever their layer")
    func sourceOrder() {
        let reading = TokenReading(files: [
            "@layer b, a; @layer a{:root{--x:1}}", "@layer b{:root{--x:2}}", ":root{--x:3}",
        ])
        #expect(reading.declarations.map { shown($0.content) } == ["1", "2", "3"])
        #expect(reading.declarations.map(\.location.file.typed) == ["1", "2", "3"])
    }
}
