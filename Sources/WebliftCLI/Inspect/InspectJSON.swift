import Core
import WebModel

/// The web model as JSON, as `specs/schemas/inspect.schema.json` describes it.
///
/// Every member is always there, but for some of a type; an unknown value is `null`.
enum InspectJSON {
    static let schema = 1

    static func print(_ library: Library) -> [UInt8] {
        var bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("schema", schema)
                object.member("name", library.name)
                object.member("version", library.version)
                object.member("components", library.components)
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }
}

extension Component: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("tag", tag)
            object.member("className", className)
            object.member("category", category)
            object.member("status", status)
            object.member("since", since)
            object.member("deprecated", deprecated)
            object.member("summary", summary)
            object.member("description", description)
            object.member("dependencies", dependencies)
            object.member("properties", properties)
            object.member("slots", slots)
            object.member("events", events)
            object.member("methods", methods)
            object.member("cssParts", cssParts)
            object.member("cssProperties", cssProperties)
            object.member("cssStates", cssStates)
            object.member("intl", intl)
            object.member("types", types)
            object.member("documentation", documentation)
            object.member("extensions", ExtensionObject(extensions))
            object.member("source", source)
        }
    }
}
