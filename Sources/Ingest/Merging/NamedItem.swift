import SourceText
import WebModel

/// What all items of a component have in common, so that two lists of them can be merged.
protocol NamedItem {
    var name: String { get }
    var source: SourceLocation { get }
}

extension Property: NamedItem {}
extension Slot: NamedItem {}
extension Event: NamedItem {}
extension Method: NamedItem {}
extension CSSPart: NamedItem {}
extension CSSProperty: NamedItem {}
extension CSSState: NamedItem {}
extension IntlText: NamedItem {}
extension TypeDefinition: NamedItem {}
