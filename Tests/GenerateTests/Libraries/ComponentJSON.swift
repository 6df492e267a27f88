/// What stands in the declaration of a component, as JSON.
enum ComponentJSON {
    /// Fields by their names, each with its type; slots and events by their names.
    static func of(_ fields: [(String, String)], slots: [String]? = nil, events: [String]? = nil) -> String {
        let lists = [("slots", slots), ("events", events)].compactMap { kind, names in
            names.map { names in #""\#(kind)":[\#(names.map { #"{"name":"\#($0)"}"# }.joined(separator: ","))]"# }
        }
        return ([#""members":[\#(Self.fields(fields))]"#] + lists).joined(separator: ",")
    }

    static func fields(_ fields: [(String, String)]) -> String {
        fields.map { #"{"kind":"field","name":"\#($0.0)","type":{"text":"\#($0.1)"}}"# }.joined(separator: ",")
    }
}
