import Core
import WebModel

extension Property: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("attribute", attribute)
            object.member("attributeAssumed", isAttributeAssumed)
            object.members(ofTypeOf: self)
            object.member("default", defaultValue)
            object.member("reflects", reflects)
            object.member("readonly", isReadonly)
            object.member("required", isRequired)
            object.members(of: facts)
        }
    }
}

extension Slot: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.members(ofTypeOf: self)
            object.member("required", isRequired)
            object.members(of: facts)
        }
    }
}

extension Event: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.members(ofTypeOf: self)
            object.members(of: facts)
        }
    }
}

extension Method: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("static", isStatic)
            object.member("parameters", parameters)
            object.member("returns", returns)
            object.member("returnsText", returnsText)
            object.member("returnsDescription", returnsDescription)
            object.members(of: facts)
        }
    }
}

extension Method.Parameter: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("type", type)
            object.member("typeText", typeText)
            object.member("default", defaultValue)
            object.member("optional", isOptional)
            object.member("rest", isRest)
            object.member("description", description)
        }
    }
}

extension CSSPart: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.members(of: facts)
        }
    }
}

extension CSSProperty: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("default", defaultValue)
            object.member("syntax", syntax)
            object.members(of: facts)
        }
    }
}

extension CSSState: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.members(of: facts)
        }
    }
}

extension IntlText: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.members(ofTypeOf: self)
            object.member("default", defaultValue)
            object.members(of: facts)
        }
    }
}

extension TypeDefinition: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.members(ofTypeOf: self)
            object.members(of: facts)
        }
    }
}

extension DocumentationSection: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("heading", heading)
            object.member("level", level)
            object.member("markdown", markdown)
            object.member("source", source)
        }
    }
}
