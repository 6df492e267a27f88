import Markdown
import Testing

@Suite("XML as a tree of values")
struct XMLDocumentTests {
    @Test("a query finds elements in the order of the document")
    func query() throws {
        let xml = try XMLDocument(Array(#"<a><b n="1">x<c/>y</b><d><b n="2"/></d></a>"#.utf8))
        let found = try xml.elements(matching: XPathQuery("//b"))
        #expect(found.map { $0[attribute: "n"] } == ["1", "2"])
        #expect(found.first?.text == "xy")
        #expect(found.first?.elements.map(\.name) == ["c"])
    }

    @Test("namespaces are named by the query")
    func namespaces() throws {
        let xml = try XMLDocument(Array(#"<a xmlns="urn:x"><b/></a>"#.utf8))
        #expect(try xml.elements(matching: XPathQuery("//b")).isEmpty)
        let query = XPathQuery("//x:b", namespaces: [.init(prefix: "x", uri: "urn:x")])
        #expect(try xml.elements(matching: query).map(\.name) == ["b"])
    }

    @Test("what is not well-formed is refused with its line")
    func malformed() {
        #expect(throws: XMLDocument.Failure.self) { try read("<a>\n<b></a>") }
        #expect(throws: XMLDocument.Failure.self) { try read("") }
        #expect(throws: XMLDocument.Failure.self) {
            try read(String(repeating: "<a>", count: 100_000))
        }
    }

    @Test("a query that is none, or that finds no elements, is refused", arguments: ["//[", "count(//a)", "//x:a"])
    func badQuery(expression: String) throws {
        let xml = try XMLDocument(Array("<a/>".utf8))
        var refused = false
        do { _ = try xml.elements(matching: XPathQuery(expression)) } catch { refused = true }
        #expect(refused)
    }

    @Test("entities are not expanded, neither many times nor from a file")
    func entities() throws {
        let text = #"<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname"><!ENTITY c "d">]><a>x&b;&c;</a>"#
        let xml = try XMLDocument(Array(text.utf8))
        #expect(try xml.elements(matching: XPathQuery("/a")).map(\.text) == ["x"])
    }

    private func read(_ text: String) throws {
        let xml = try XMLDocument(Array(text.utf8))
        _ = try xml.elements(matching: XPathQuery("//*"))
    }
}
