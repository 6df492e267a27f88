import Core
import TestSupport
import Testing
import WebModel

@testable import Package
@testable import SwiftModel

@Suite("The ledger")
struct LedgerTests {
    private func hash(_ text: String) -> ContentHash { ContentHash(of: Array(text.utf8)) }

    private func entry(
        _ path: String,
        _ part: String = "view",
        component: String? = "x-a",
        ownership: FileOwnership = .scaffold,
        state: LedgerEntry.State = .present
    ) throws -> LedgerEntry {
        LedgerEntry(
            path: try OutputPath(path),
            ownership: ownership,
            identity: FileIdentity(component: component, part: part),
            state: state,
            inputs: hash("i"),
            template: hash("t"),
            output: hash("o")
        )
    }

    @Test("is written sorted, each fact on a line of its own, without what does not hold")
    func written() throws {
        var moved = try entry("b/B.swift", "uikit")
        moved.home = try OutputPath("c/C.swift")
        let ledger = Ledger(
            product: "1.2",
            entries: [
                moved, try entry("a+/A.swift", "s/A", component: nil, ownership: .owned),
                try entry("a/Ä q.swift", state: .deleted),
            ]
        )
        let (i, t, o) = (hash("i"), hash("t"), hash("o"))
        #expect(
            String(decoding: ledger.bytes, as: UTF8.self)
                == """
                {
                  "schema": 5,
                  "product": "1.2",
                  "files": {
                    "a/Ä q.swift": {
                      "ownership": "scaffold",
                      "component": "x-a",
                      "part": "view",
                      "state": "deleted",
                      "inputs": "\(i)",
                      "template": "\(t)",
                      "output": "\(o)"
                    },
                    "a+/A.swift": {
                      "ownership": "owned",
                      "part": "s/A",
                      "inputs": "\(i)",
                      "template": "\(t)",
                      "output": "\(o)"
                    },
                    "b/B.swift": {
                      "ownership": "scaffold",
                      "component": "x-a",
                      "part": "uikit",
                      "home": "c/C.swift",
                      "inputs": "\(i)",
                      "template": "\(t)",
                      "output": "\(o)"
                    }
                  }
                }

                """
        )
    }

    /// A ledger with all that one may have.
    private func whole() throws -> Ledger {
        var entries: [LedgerEntry] = []
        for ownership in FileOwnership.allCases {
            for state in LedgerEntry.State.allCases {
                let name = "\(ownership)/\(state)"
                var entry = try entry("\(name).swift", name, ownership: ownership, state: state)
                entries.append(entry)
                entry.path = try OutputPath("moved/\(name).swift")
                entry.identity = FileIdentity(component: nil, part: name)
                entry.home = try OutputPath("home.swift")
                entry.origin = try OutputPath("origin.swift")
                entries.append(entry)
            }
        }
        let members = [
            KnownMember(named: "b"),
            KnownMember(origin: ItemReference(.property, "a"), role: "isInvalid", name: "a"),
            KnownMember(origin: ItemReference(.slot, ""), role: "label", name: "label", isView: true),
            KnownMember(origin: ItemReference(.event, "x from y as z {}"), role: nil, name: "action"),
            KnownMember(origin: ItemReference(.property, "from as"), role: "from", name: "as"),
        ]
        let order = MemberOrder(
            components: ["x-a": members, "x-b": []],
            structs: [
                KnownStruct(origin: nil, name: "ATokens.Detail", members: members),
                KnownStruct(
                    origin: StructOrigin(tag: "x-a", item: ItemReference(.event, "change at x from y")),
                    name: "ATokens.Detail",
                    members: []
                ),
                KnownStruct(
                    origin: StructOrigin(tag: "x-a", item: ItemReference(.slot, ""), path: ["rows", "cells"]),
                    name: "ATokens.Row",
                    members: members
                ),
            ]
        )
        return Ledger(
            product: "1.0",
            entries: entries,
            names: PackageNames(tags: "elvt-", prefix: "Elevate", module: "ElevateUI"),
            order: order,
            callers: KeptLibrary(signatures: ["x-a": Self.signature, "x-b": KeptSignature()], types: Self.types),
            former: KeptHistory(
                until: "3.0.0",
                libraries: [KeptLibrary(signatures: ["x-a": Self.signature]), KeptLibrary(types: Self.types)]
            )
        )
    }

    @Test("is read as it was written, whatever holds of a file")
    func roundTrip() throws {
        let ledger = try whole()
        let (read, errors) = LedgerText.read(String(decoding: ledger.bytes, as: UTF8.self))
        #expect(read == ledger)
        #expect(errors == [])
    }

    private static let types = ["ATokens.Tone": ["strings", "a = \"b = c\""], "A": []]

    private static let signature = KeptSignature(
        inits: [
            .main: [
                KeptParameter(name: "label", isUnlabeled: true, type: "String", origin: ItemReference(.slot, "")),
                KeptParameter(name: "from", type: "(Int, T) -> Void", defaultText: "…", origin: nil),
            ],
            .bare: [],
        ],
        uiKit: [KeptParameter(name: "x", type: "[Int: B]?", origin: ItemReference(.event, "a // b: c = d"))],
        inherited: [KeptParameter(name: "isEnabled", type: "Bool", defaultText: "true", origin: nil)],
        delegate: [KeptParameter(name: "x", type: "(B) -> Void", origin: nil)],
        texts: [
            KeptParameter(
                name: "x",
                type: "String",
                defaultText: "\" // \\\" // x = \\\\\"",
                origin: ItemReference(.text, "\"x\" // y")
            )
        ],
        names: KeptNames(
            base: "A",
            view: "XA",
            tokens: "ATokens",
            uiKit: "XUIKitA",
            delegate: "XUIKitADelegate",
            primitive: "sheet",
            generics: ["Item: Identifiable"],
            presentation: "xA",
            strings: "ATokens.Strings",
            title: "label",
            isControl: true,
            proxies: ["toneName": "tone"]
        ),
        items: [
            ItemReference(.slot, ""): ContentHash(of: Array("slot".utf8)),
            ItemReference(.event, "a // b: c = d"): ContentHash(of: Array("event".utf8)),
        ]
    )

    @Test("of a version that kept less of what callers write is read as far as it goes")
    func callersOfBefore() {
        let parameters = #""main": ["a: Int = … // property a"], "uiKit": ["b: func b(_ a: A) // event b"]"#
        let text = LedgerText.ofOneFile(#""schema": 1"#, #""schema": 2"#).replacing(
            #""files": {"#,
            with: #""callers": {"x-a": {\#(parameters), "items": {}}}, "files": {"#
        )
        let (read, errors) = LedgerText.read(text)
        #expect(errors == [])
        let parameter = KeptParameter(name: "a", type: "Int", defaultText: "…", origin: ItemReference(.property, "a"))
        #expect(read?.callers.signatures == ["x-a": KeptSignature(inits: [.main: [parameter]])])
    }

    @Test("tells of a member what it came from, what it is for and what callers write, on a line of its own")
    func lines() {
        let members = [
            KnownMember(origin: ItemReference(.property, "invalid"), role: "isInvalid", name: "isWrong"),
            KnownMember(origin: ItemReference(.slot, ""), role: "label", name: "label", isView: true),
            KnownMember(origin: ItemReference(.slot, "Slider.value"), role: nil, name: "value"),
            KnownMember(origin: ItemReference(.property, "from as"), role: "from", name: "as"),
            KnownMember(named: "isWrong"),
        ]
        let lines = [
            "isWrong as isInvalid from property invalid", "label {} as label from slot", "value from slot Slider.value",
            "as as from from property from as", "isWrong",
        ]
        #expect(members.map(LedgerMember.line) == lines)
        #expect(lines.map(LedgerMember.member) == members)
    }

    @Test("of a version that knew names alone is read, and its members are names")
    func former() {
        let text = LedgerText.ofOneFile(
            #""files": {"#,
            #""order": {"components": {"x-a": ["b", "a"]}, "structs": {}}, "files": {"#
        )
        let (read, errors) = LedgerText.read(text)
        #expect(text.contains(#""schema": 1"#))
        #expect(read?.order == MemberOrder(components: ["x-a": [KnownMember(named: "b"), KnownMember(named: "a")]]))
        #expect(errors == [])
    }

    @Test("that is broken destroys nothing: the run ends, and everything is as it was")
    func broken() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1"))
        for text in ["{", "", #"{"schema": 3}"#, "<<<<<<< a\n"] {
            try trial.write(text, to: ".weblift/ledger.json")
            let before = try trial.everything()
            #expect(throws: FolderTrial.Unreadable.self) { try trial.generate(Generated().view("x-a", "2")) }
            #expect(throws: FolderTrial.Unreadable.self) { try trial.plan(Generated().view("x-a", "2")) }
            #expect(try trial.everything() == before)
        }
    }

    @Test("that somebody has meddled with is an error, or means what it says: written, it is read as the same again")
    func meddled() throws {
        let bytes = try whole().bytes
        var random = SeededGenerator(seed: 21)
        var accepted = 0
        for _ in 0..<Loop.rounds(3000) {
            var text = bytes
            for _ in 0...Int.random(in: 0...2, using: &random) {
                let place = Int.random(in: 0..<text.count, using: &random)
                let end = min(text.count, place + Int.random(in: 0...12, using: &random))
                let start = Int.random(in: 0..<text.count, using: &random)
                let other = text[start..<min(text.count, start + Int.random(in: 0...12, using: &random))]
                text.replaceSubrange(place..<end, with: Bool.random(using: &random) ? Array(other) : [32])
            }
            guard let ledger = LedgerText.read(String(decoding: text, as: UTF8.self)).ledger else { continue }
            accepted += 1
            #expect(LedgerText.read(String(decoding: ledger.bytes, as: UTF8.self)).ledger == ledger)
        }
        #expect(accepted > 100)
    }

    @Test("of a thousand generated files fits in well under a megabyte, and only lines of changed files change")
    func size() throws {
        let entries = try (0..<1000).map { try entry("Sources/Module/Folder/Component\($0).swift", "view\($0)") }
        let ledger = Ledger(product: "1", entries: entries)
        #expect(ledger.bytes.count < 500_000)
        var changed = entries
        changed[500].output = hash("other")
        let lines = ledger.bytes.split(separator: UInt8(ascii: "\n"))
        let other = Ledger(product: "1", entries: changed).bytes.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == other.count)
        #expect(zip(lines, other).filter { $0 != $1 }.count == 1)
    }
}

/// A ledger as text, and what reading one comes to.
enum LedgerText {
    private static let hash = "00112233445566778899aabbccddeeff"
    static let file =
        #"{"ownership": "owned", "part": "p", "inputs": "\#(hash)", "template": "\#(hash)", "output": "\#(hash)"}"#

    /// A ledger of one file, in which something stands instead of something else.
    static func ofOneFile(_ old: String = "", _ new: String = "") -> String {
        let text = #"{"schema": 1, "product": "1", "files": {"a.swift": \#(file)}}"#
        return old.isEmpty ? text : text.replacing(old, with: new)
    }

    static func read(_ text: String) -> (ledger: Ledger?, errors: [String]) {
        var bag = DiagnosticBag()
        let ledger = LedgerReader.read(SourceFile(path: SourcePath("l.json"), text: text), into: &bag)
        return (ledger, bag.sorted.map { "\($0.location.map { "\($0.line):\($0.column)" } ?? "") \($0.id.rawValue)" })
    }
}
