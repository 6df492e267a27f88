import Foundation
import Testing
import WebModel

/// A web item of a component, with what it should become in SwiftUI and in UIKit.
struct TranslationExample: Sendable, CustomTestStringConvertible {
    let tag: String
    let item: ItemReference
    /// The inside of the class declaration.
    let json: String
    let swiftUI, uiKit: [String]

    var testDescription: String { "<\(tag)> \(item)" }

    /// A property, with the events that the component emits.
    static func property(
        _ name: String,
        of tag: String,
        _ type: String,
        default value: String? = nil,
        events: [String] = [],
        _ swiftUI: [String],
        uiKit: [String]? = nil
    ) -> TranslationExample {
        let text = value.map { #","default":"\#($0)""# } ?? ""
        let field = #"{"kind":"field","name":"\#(name)","type":{"text":"\#(type)"}\#(text)}"#
        let list = events.map { #"{"name":"\#($0)"}"# }.joined(separator: ",")
        return TranslationExample(
            tag: tag,
            item: ItemReference(.property, name),
            json: #""members":[\#(field)],"events":[\#(list)]"#,
            swiftUI: swiftUI,
            uiKit: uiKit ?? swiftUI
        )
    }

    /// The tag, the property as `name: type = default`, the events with spaces between, and what SwiftUI and UIKit get.
    typealias Row = (tag: String, property: String, events: String, swiftUI: [String], uiKit: [String])

    static func rows(_ rows: [Row]) -> [TranslationExample] {
        rows.map { row in
            let parts = row.property.components(separatedBy: " = ")
            let words = parts[0].components(separatedBy: ": ")
            return property(
                words[0],
                of: row.tag,
                words[1],
                default: parts.count > 1 ? parts[1] : nil,
                events: row.events.split(separator: " ").map(String.init),
                row.swiftUI,
                uiKit: row.uiKit
            )
        }
    }

    static func event(_ name: String, of tag: String, _ type: String, _ swiftUI: [String], uiKit: [String])
        -> TranslationExample
    {
        TranslationExample(
            tag: tag,
            item: ItemReference(.event, name),
            json: #""events":[{"name":"\#(name)","type":{"text":"\#(type)"}}]"#,
            swiftUI: swiftUI,
            uiKit: uiKit
        )
    }

    static func slot(_ name: String, of tag: String, _ swiftUI: [String], uiKit: [String]) -> TranslationExample {
        TranslationExample(
            tag: tag,
            item: ItemReference(.slot, name),
            json: #""slots":[{"name":"\#(name)"}]"#,
            swiftUI: swiftUI,
            uiKit: uiKit
        )
    }
}
