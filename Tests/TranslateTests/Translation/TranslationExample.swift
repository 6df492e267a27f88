import TestSupport
import Testing
import WebModel

@testable import Translate

/// A web item of a component, with what it should become in SwiftUI and in UIKit.
struct TranslationExample: Sendable, CustomTestStringConvertible {
    let tag: String
    let item: ItemReference
    /// The inside of the class declaration.
    let json: String
    let swiftUI, uiKit: [String]

    var testDescription: String { "<\(tag)> \(item)" }

    /// `web` is the item as a matrix writes it: `name: type = default`, `@event: type`, `#slot` or `method()`. Beside a property,
    /// the component emits some events.
    init(
        _ web: String,
        of tag: String,
        events: [String] = [],
        _ swiftUI: [String],
        uiKit: [String]? = nil
    ) {
        let name = web.split(separator: " = ").first?.split(separator: ": ").first.map(String.init) ?? ""
        item =
            switch name.first {
            case "@": ItemReference(.event, String(name.dropFirst()))
            case "#": ItemReference(.slot, String(name.dropFirst()))
            case _ where name.hasSuffix("()"): ItemReference(.method, String(name.dropLast(2)))
            default: ItemReference(.property, name)
            }
        json = ComponentJSON.of([web] + events.map { "@\($0)" })
        self.tag = tag
        self.swiftUI = swiftUI
        self.uiKit = uiKit ?? swiftUI
    }

    /// The tag, the item, the events with spaces between, and what SwiftUI and UIKit get.
    typealias Row = (tag: String, item: String, events: String, swiftUI: [String], uiKit: [String])

    static func rows(_ rows: [Row]) -> [TranslationExample] {
        rows.map { row in
            let events = row.events.split(separator: " ").map(String.init)
            return TranslationExample(row.item, of: row.tag, events: events, row.swiftUI, uiKit: row.uiKit)
        }
    }

    /// Translates it, by the built-in matrix alone.
    func expect(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> (Fixture, ItemTranslation) {
        let fixture = try Fixture((tag: tag, json: json))
        let translated = try fixture.item(item)
        #expect(translated.swiftUITexts == swiftUI, sourceLocation: sourceLocation)
        #expect(translated.uiKitTexts == uiKit, sourceLocation: sourceLocation)
        return (fixture, translated)
    }
}
