import Core
import WebModel

/// The name of an item is written first, the facts that all items have are written last.
protocol WrittenItem: ComponentItem, JSONObjectWritable {
    func writeOwnMembers(to object: inout JSONObjectWriter)
}

extension WrittenItem {
    func writeOwnMembers(to object: inout JSONObjectWriter) {}

    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("name", name)
        writeOwnMembers(to: &object)
        object.member("deprecated", deprecated)
        object.member("inheritedFrom", inheritedFrom)
        object.member("summary", summary)
        object.member("description", description)
        object.member("extensions", ExtensionObject(extensions: facts.extensions))
        object.member("source", facts.source)
    }
}

extension WrittenItem where Self: TypedItem {
    func writeOwnMembers(to object: inout JSONObjectWriter) { writeType(to: &object) }

    fileprivate func writeType(to object: inout JSONObjectWriter) {
        object.member("type", type)
        object.member("typeText", typeText)
    }
}

extension Event: WrittenItem {}
extension CSSPart: WrittenItem {}
extension CSSState: WrittenItem {}
extension TypeDefinition: WrittenItem {}

extension Property: WrittenItem {
    func writeOwnMembers(to object: inout JSONObjectWriter) {
        object.member("attribute", attribute)
        object.member("attributeAssumed", isAttributeAssumed)
        writeType(to: &object)
        object.member("default", defaultValue)
        object.member("reflects", reflects)
        object.member("readonly", isReadonly)
        object.member("required", isRequired)
    }
}

extension Slot: WrittenItem {
    func writeOwnMembers(to object: inout JSONObjectWriter) {
        writeType(to: &object)
        object.member("required", isRequired)
    }
}

extension Method: WrittenItem {
    func writeOwnMembers(to object: inout JSONObjectWriter) {
        object.member("static", isStatic)
        object.member("parameters", parameters)
        object.member("returns", returns)
        object.member("returnsText", returnsText)
        object.member("returnsDescription", returnsDescription)
    }
}

extension Method.Parameter: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("name", name)
        object.member("type", type)
        object.member("typeText", typeText)
        object.member("default", defaultValue)
        object.member("optional", isOptional)
        object.member("rest", isRest)
        object.member("description", description)
    }
}

extension CSSProperty: WrittenItem {
    func writeOwnMembers(to object: inout JSONObjectWriter) {
        object.member("default", defaultValue)
        object.member("syntax", syntax)
    }
}

extension IntlText: WrittenItem {
    func writeOwnMembers(to object: inout JSONObjectWriter) {
        writeType(to: &object)
        object.member("default", defaultValue)
    }
}

extension DocumentationSection: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("heading", heading)
        object.member("level", level)
        object.member("markdown", markdown)
        object.member("source", source)
    }
}
