import Core
import Ingest
import Releases
import SwiftModel
import TestSupport
import Testing
import Translate
import WebModel

@testable import SwiftModel

@Suite("What callers have to write otherwise although the web is as it was")
struct CallerChangesTests {
    private static func parameter(
        _ name: String,
        _ type: String = "Bool",
        from item: String? = nil,
        hasDefault: Bool = true
    ) -> KeptParameter {
        KeptParameter(
            name: name,
            type: type,
            defaultText: hasDefault ? KeptParameter.someDefault : nil,
            origin: ItemReference(.property, item ?? name)
        )
    }

    /// `touched` are the items that are others on the web.
    private static func changes(
        _ before: [KeptParameter],
        _ after: [KeptParameter],
        touched: Set<String> = [],
        isUIKit: Bool = false
    ) -> [String] {
        func signature(_ parameters: [KeptParameter], _ touched: Set<String>) -> KeptSignature {
            var items: [ItemReference: ContentHash] = [:]
            // What we made is no item of the web, and has a dot in its name.
            for origin in parameters.compactMap(\.origin) where !origin.name.contains(".") {
                items[origin] = ContentHash(of: Array((origin.name + (touched.contains(origin.name) ? "!" : "")).utf8))
            }
            return isUIKit
                ? KeptSignature(uiKit: parameters, items: items)
                : KeptSignature(inits: [.main: parameters], items: items)
        }
        return CallerChanges(from: signature(before, []), to: signature(after, touched)).changes.map { change in
            let lines = [change.before, change.after].map { $0?.declaration ?? "nothing" }
            return change.isMoved ? "\(lines[1]) moved" : lines.joined(separator: " → ")
        }
    }

    @Test("another name for the same item, with both lines")
    func renamed() {
        let before = [Self.parameter("isInvalid", from: "invalid"), Self.parameter("a")]
        let after = [Self.parameter("isWrong", from: "invalid"), Self.parameter("a")]
        for isUIKit in [false, true] {
            #expect(Self.changes(before, after, isUIKit: isUIKit) == ["isInvalid: Bool = … → isWrong: Bool = …"])
        }
    }

    @Test("another type, a label, a default that is gone; and nothing where every argument is still taken")
    func types() {
        let before = Self.parameter("a", "Int")
        #expect(Self.changes([before], [Self.parameter("a", "Double")]) == ["a: Int = … → a: Double = …"])
        #expect(Self.changes([before], [Self.parameter("a", "Int", hasDefault: false)]) == ["a: Int = … → a: Int"])
        var unlabeled = before
        unlabeled.isUnlabeled = true
        #expect(Self.changes([before], [unlabeled]) == ["a: Int = … → _ a: Int = …"])
        #expect(Self.changes([before], [Self.parameter("a", "Int?")]) == [])
        #expect(Self.changes([Self.parameter("a", "Int", hasDefault: false)], [before]) == [])
        #expect(Self.changes([Self.parameter("a", "() -> Void")], [Self.parameter("a", "(() -> Void)?")]) == [])
        let expected = ["a: Binding<Int> = … → a: Binding<Int?> = …"]
        #expect(Self.changes([Self.parameter("a", "Binding<Int>")], [Self.parameter("a", "Binding<Int?>")]) == expected)
        // Who reads a property of a class gets an optional.
        #expect(Self.changes([before], [Self.parameter("a", "Int?")], isUIKit: true) == ["a: Int = … → a: Int? = …"])
    }

    @Test("what is gone, and what has to be given now")
    func gone() {
        let a = Self.parameter("a")
        let made = KeptParameter(name: "label", type: "String", origin: ItemReference(.slot, "Button.label"))
        #expect(Self.changes([a], [made, a]) == ["nothing → label: String"])
        #expect(Self.changes([made, a], [a]) == ["label: String → nothing"])
    }

    @Test("an argument that stands elsewhere, and no other")
    func moved() {
        let parameters = ["a", "b", "c", "d"].map { Self.parameter($0) }
        let after = [parameters[1], parameters[2], parameters[0], parameters[3]]
        #expect(Self.changes(parameters, after) == ["a: Bool = … moved"])
        #expect(Self.changes(parameters, parameters) == [])
    }

    @Test("and nothing of an item that is another one on the web: a comparison of the sources tells that")
    func touched() {
        let before = [Self.parameter("a", "Int"), Self.parameter("b", "Int")]
        let after = [Self.parameter("a", "Double"), Self.parameter("b", "Double")]
        #expect(Self.changes(before, after, touched: ["a"]) == ["b: Int = … → b: Double = …"])
        #expect(Self.changes(before, after, touched: ["a", "b"]) == [])
        // An item that is gone is no more what it was either.
        #expect(Self.changes(before, [before[1]]) == [])
    }

    @Test("of a read library: nothing where it is translated twice, and each line that a row of the project changes")
    func library() {
        let library = CallerLibrary.read()
        let before = CallerLibrary.signatures(of: library)
        #expect(CallerLibrary.changes(from: before, to: CallerLibrary.signatures(of: library)).isEmpty)
        let rows = """
            ## Properties

            ### `x-thing`

            | Web | SwiftUI | UIKit | Why |
            |---|---|---|---|
            | `wide: boolean` | `isBroad: Bool = false` | same | ours |
            | `size: number` | `size: Int = 1` | same | ours |

            """
        let changes = CallerLibrary.changes(from: before, to: CallerLibrary.signatures(of: library, rows))
        #expect(changes["x-thing"] == ["size: CGFloat = … → size: Int = …", "wide: Bool = … → isBroad: Bool = …"])
        #expect(changes["x-other"] == nil)
        // The item is there as it was, and a row leaves it out.
        let fewer = CallerLibrary.signatures(
            of: library,
            rows.replacing("`isBroad: Bool = false` | same", with: "`skip` | `skip`")
        )
        #expect(CallerLibrary.changes(from: before, to: fewer)["x-thing"]?.contains("wide: Bool = … → nothing") == true)
        // The web says another type, and so it is no change of ours.
        let other = CallerLibrary.read(number: "string")
        #expect(CallerLibrary.changes(from: before, to: CallerLibrary.signatures(of: other)).isEmpty)
    }

    @Test("of values that may be of any type now: nothing for who has texts, whose calls infer that")
    func values() throws {
        let json = ComponentJSON.of("value: string", "options: { value: string; label: string }[]")
        let library = Compared.library(ComponentJSON.manifest([("x-select", json)]))
        var diagnostics = DiagnosticBag()
        let swift = Compared.translator.translate(library, into: &diagnostics).swift
        let component = try #require(swift.components.first)
        let today = try #require(KeptSignatures.all(of: swift, from: library).signatures["x-select"])
        #expect(today.names?.generics == ["Value: Hashable"])
        // As a ledger has it of a time when values were texts.
        func before(_ text: String) -> KeptSignature {
            var before = today.kept
            before.names = nil
            func written(_ parameters: [KeptParameter]) -> [KeptParameter] {
                parameters.map { parameter in
                    var parameter = parameter
                    for (now, then) in [("<Value>", ""), ("<String>", ""), ("Value?", "\(text)?")] {
                        parameter.type = parameter.type.replacing(now, with: then)
                    }
                    return parameter
                }
            }
            before.inits = before.inits.mapValues(written)
            before.uiKit = written(before.uiKit)
            return before
        }
        #expect(before("String") != today.kept)
        #expect(CallerChanges(from: before("String"), to: today, of: component).changes == [])
        // What no call can go on with is told all the same.
        #expect(!CallerChanges(from: before("Int"), to: today, of: component).changes.isEmpty)
    }
}

/// Two small components, read and translated.
private enum CallerLibrary {
    static func read(number: String = "number") -> Library {
        let json = ComponentJSON.of("wide: boolean = false", "size: \(number) = 1")
        return Compared.library(ComponentJSON.manifest([("x-other", json), ("x-thing", json)]))
    }

    static func signatures(of library: Library, _ rows: String? = nil) -> [String: KeptSignature] {
        var diagnostics = DiagnosticBag()
        let project = rows.map { MatrixDocument(SourceFile(path: SourcePath("p.md"), text: $0), layer: .project) }
        let translator = project.map { Compared.translator(beside: $0) } ?? Compared.translator
        return KeptSignatures.all(of: translator.translate(library, into: &diagnostics).swift, from: library)
            .signatures
    }

    static func changes(from before: [String: KeptSignature], to after: [String: KeptSignature]) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for (tag, signature) in after {
            let changes = CallerChanges(from: before[tag]?.kept ?? KeptSignature(), to: signature).changes
            guard !changes.isEmpty else { continue }
            result[tag] = changes.map { change in
                [change.before, change.after].map { $0?.declaration ?? "nothing" }.joined(separator: " → ")
            }
        }
        return result
    }
}
