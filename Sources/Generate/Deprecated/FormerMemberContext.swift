import Documents
import Releases
import SwiftModel

struct FormerMemberContext {
    private let declaration: String
    private let note: String
    private let getter: String
    private let setter: String?
    private let isInspectable: Bool

    /// A case of an enum, as a static member.
    init(_ former: FormerCase) {
        let name = former.name.name
        let note: String
        switch former.meaning {
        case .renamed(let new):
            getter = ".\(new.member)"
            note = DeprecationNote.renamed(new.name)
        case .standIn(let other):
            getter = ".\(other.member)"
            note = DeprecationNote.message("“\(name)” is gone; “\(other.name)” stands in its place")
        case .string(let text):
            getter = "Self(rawValue: \(SwiftStringLiteral(text)))"
            note = DeprecationNote.message("“\(name)” is gone")
        }
        declaration = "static var \(former.name.declaration): Self"
        self.note = DeprecationNote.fitting([note, DeprecationNote.other])
        setter = nil
        isInspectable = false
    }

    /// A text of `Strings`; nil for one that is there, or that has nothing to be.
    init?(_ former: FormerText) {
        let text = former.text
        switch former.fate {
        case .renamed(let new): self.init(text.name, text.type, .renamed(new), isInClass: false)
        case .unused(isGone: true):
            guard let value = text.defaultValue?.text(as: text.type) else { return nil }
            self.init(text.name, text.type, .gone(defaultText: value), isInClass: false)
        case .kept, .unused(isGone: false): return nil
        }
    }

    /// `isInClass` is whether Interface Builder may set it.
    init(_ former: FormerProperty, isInClass: Bool) {
        self.init(former.name, former.type, former.meaning, isInClass: isInClass)
    }

    private init(_ name: SwiftIdentifier, _ type: SwiftType, _ meaning: FormerProperty.Meaning, isInClass: Bool) {
        let note: String
        switch meaning {
        case .renamed(let new):
            note = DeprecationNote.renamed(new.name)
            getter = new.reference
            setter = "{ \(new.name == "newValue" ? "self.\(new.member)" : new.reference) = newValue }"
        case .address(let new):
            note = DeprecationNote.renamed(new.name)
            let isOptional = type.isOptional
            getter = "\(new.reference)?.absoluteString\(isOptional ? "" : " ?? \"\"")"
            let page = isOptional ? "newValue.flatMap { URL(string: $0) }" : "URL(string: newValue)"
            setter = "{ \(new.name == "newValue" ? "self.\(new.member)" : new.reference) = \(page) }"
        case .gone(let text):
            note = DeprecationNote.message("“\(name.name)” is gone and does nothing")
            getter = text
            setter = "{}"
        case .proxy(let proxy, let new):
            let gone = DeprecationNote.message("“\(proxy.property.name)” is not what it was")
            note = new.map { DeprecationNote.renamed($0.name) } ?? gone
            getter = "\(proxy.property.reference)\(proxy.isOptional ? "?" : "").rawValue"
            let unwrapped = proxy.type.unwrapped
            setter =
                proxy.isOptional
                ? "{ \(proxy.access) = newValue.flatMap { \(unwrapped)(rawValue: $0) } }"
                : "{ if let value = \(unwrapped)(rawValue: newValue) { \(proxy.access) = value } }"
        }
        declaration = "var \(name.declaration): \(type)"
        self.note = DeprecationNote.fitting([note, DeprecationNote.other])
        isInspectable = isInClass && type.isInspectable
    }

    /// UIKit's own way to a label.
    init(settingTitle assignment: String) {
        declaration = "func setTitle(_ title: String?)"
        note = DeprecationNote.message("“setTitle” is gone")
        getter = assignment
        setter = nil
        isInspectable = false
    }

    var value: TemplateValue {
        [
            "declaration": .string(declaration), "note": .string(note), "getter": .string(getter),
            "setter": .optional(setter), "isInspectable": .boolean(isInspectable),
        ]
    }
}

/// Arguments of `@available(*, deprecated, …)`, on a line that is no longer than one may be.
enum DeprecationNote {
    /// The first of several that fits, or else the last.
    static func fitting(_ notes: [String]) -> String {
        let room = DocComment.longestLine - "    @available(*, deprecated, )".utf8.count
        return notes.first { $0.utf8.count <= room } ?? notes[notes.endIndex - 1]
    }

    /// Message where names are too long for a line.
    static let other = message("it is not what it was")

    static func renamed(_ name: String) -> String { "renamed: \(SwiftStringLiteral(name))" }

    static func message(_ text: String) -> String { "message: \(SwiftStringLiteral(text))" }
}
