/// A class declaration of the manifest.
struct LandmineComponent {
    let tag: String
    /// What describes it and all that it has.
    var text = "What it is."
    var properties: [LandmineProperty] = []
    var slots: [String] = []
    var events: [String] = []
    var methods: [String] = []

    init(tag: String) { self.tag = tag }

    mutating func addProperty(_ name: String, values: [String]) {
        // JavaScript has one field of a name.
        properties.removeAll { $0.name == name }
        properties.append(LandmineProperty(name: name, values: values))
    }

    func declaration(_ index: Int) -> [String: Any] {
        let fields = properties.map { $0.field(text) }
        let fieldNames = Set(properties.map(\.name))
        let functions = methods.filter { !fieldNames.contains($0) }.map { name in
            [
                "kind": "method", "name": name, "description": text,
                "parameters": [["name": name, "type": ["text": "string"]] as [String: Any]],
                "return": ["type": ["text": "void"]],
            ] as [String: Any]
        }
        return [
            "kind": "class", "name": "Landmine\(index)", "customElement": true, "tagName": tag,
            "summary": text, "description": text, "deprecated": text == "What it is." ? false : text as Any,
            "members": fields + functions,
            "slots": slots.map { ["name": $0, "description": text] },
            "events": events.enumerated().map { position, name in
                let types = ["Event", "CustomEvent<{ value: string }>", "CustomEvent<number>"]
                return ["name": name, "description": text, "type": ["text": types[position % types.count]]]
                    as [String: Any]
            },
        ]
    }
}
