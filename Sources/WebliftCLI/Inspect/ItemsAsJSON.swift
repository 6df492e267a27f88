import JSON
import SourceText
import WebModel

extension Property: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("attribute", attribute)
            object.member("type", type)
            object.member("typeText", typeText)
            object.member("default", defaultValue)
            object.member("reflects", reflects)
            object.member("readonly", isReadonly)
            object.member("required", isRequired)
            object.member("deprecated", deprecated)
            object.member("inheritedFrom", inheritedFrom)
            object.member("summary", summary)
            object.member("description", description)
            object.member("extensions", ExtensionObject(extensions))
            object.member("source", source)
        }
    }
}

extension Slot: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("type", type)
            object.member("typeText", typeText)
            object.member("required", isRequired)
            object.member("deprecated", deprecated)
            object.member("inheritedFrom", inheritedFrom)
            object.member("summary", summary)
            object.member("description", description)
            object.member("extensions", ExtensionObject(extensions))
            object.member("source", source)
        }
    }
}

extension Event: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("type", type)
            object.member("typeText", typeText)
            object.member("deprecated", deprecated)
            object.member("inheritedFrom", inheritedFrom)
            object.member("summary", summary)
            object.member("description", description)
            object.member("extensions", ExtensionObject(extensions))
            object.member("source", source)
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
            object.member("deprecated", deprecated)
            object.member("inheritedFrom", inheritedFrom)
            object.member("summary", summary)
            object.member("description", description)
            object.member("extensions", ExtensionObject(extensions))
            object.member("source", source)
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
            object.member("deprecated", deprecated)
            object.member("inheritedFrom", inheritedFrom)
            object.member("summary", summary)
            object.member("description", description)
            object.member("extensions", ExtensionObject(extensions))
            object.member("source", source)
        }
    }
}

extension CSSProperty: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("default", defaultValue)
            object.member("syntax", syntax)
            object.member("deprecated", deprecated)
            object.member("inheritedFrom", inheritedFrom)
            object.member("summary", summary)
            object.member("description", description)
            object.member("extensions", ExtensionObject(extensions))
            object.member("source", source)
        }
    }
}

extension CSSState: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("deprecated", deprecated)
            object.member("inheritedFrom", inheritedFrom)
            object.member("summary", summary)
            object.member("description", description)
            object.member("extensions", ExtensionObject(extensions))
            object.member("source", source)
        }
    }
}

extension IntlText: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("type", type)
            object.member("typeText", typeText)
            object.member("default", defaultValue)
            object.member("description", description)
            object.member("source", source)
        }
    }
}

extension TypeDefinition: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("type", type)
            object.member("typeText", typeText)
            object.member("description", description)
            object.member("source", source)
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
