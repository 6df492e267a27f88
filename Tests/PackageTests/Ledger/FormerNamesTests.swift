import Testing

@testable import Package
@testable import SwiftModel

@Suite("What a package was named after, told by what was written")
struct FormerNamesTests {
    private static func ledger(of module: String = "AcmeUI", _ names: [String: (base: String, view: String)]) throws
        -> Ledger
    {
        var callers = KeptLibrary()
        for (tag, (base, view)) in names {
            let names = KeptNames(base: base, view: view, tokens: base + "Tokens", uiKit: view, delegate: view)
            callers.signatures[tag] = KeptSignature(names: names)
        }
        let text = LedgerText.ofOneFile("\"a.swift\"", "\"Sources/\(module)/Support/A.swift\"")
        let read = try #require(LedgerText.read(text).ledger)
        return Ledger(product: read.product, entries: read.entries, callers: callers)
    }

    @Test(
        "the words of a tag before those of its base name are the prefix, and what stands before that in Swift is its name"
    )
    func prefix() throws {
        let ledger = try Self.ledger([
            "modus-wc-button": ("WcButton", "ModusWcButton"), "modus-tab": ("Tab", "ModusTab"),
        ])
        #expect(ledger.packageNames == PackageNames(tags: "modus-", prefix: "Modus", module: "AcmeUI"))
        let named = try Self.ledger(["elvt-button": ("Button", "ElevateButton"), "elvt-chip": ("Chip", "ElevateChip")])
        #expect(named.packageNames == PackageNames(tags: "elvt-", prefix: "Elevate", module: "AcmeUI"))
    }

    @Test("the most frequent one counts; a component that a row names says nothing")
    func majority() throws {
        let ledger = try Self.ledger([
            "x-button": ("Button", "XButton"), "x-chip": ("Chip", "XChip"), "test-a": ("TestA", "TestA"),
            "x-tab": ("Other", "XOther"),
        ])
        #expect(ledger.packageNames == PackageNames(tags: "x-", prefix: "X", module: "AcmeUI"))
    }

    @Test("tags without a prefix have an empty one")
    func none() throws {
        let ledger = try Self.ledger(of: "UI", ["acme-button": ("AcmeButton", "AcmeButton"), "b-c": ("BC", "BC")])
        #expect(ledger.packageNames == PackageNames(tags: "", prefix: "", module: "UI"))
        #expect(try Self.ledger(of: "UI", [:]).packageNames == PackageNames(tags: "", prefix: "", module: "UI"))
    }

    @Test("where nothing was kept, nothing is told")
    func nothing() throws { #expect(try Self.ledger(of: "AcmeUI", [:]).packageNames == nil) }
}
