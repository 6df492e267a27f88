/// What the published schema of SARIF 2.1.0 says of the parts of it that are written here: which members each object may
/// have and must have, and which words stand for what. Written down by hand from the schema of OASIS.
enum SARIFShape {
    struct Shape {
        let members: Set<String>
        let required: Set<String>
    }

    static let levels: Set<String> = ["none", "note", "warning", "error"]
    static let suppressionKinds: Set<String> = ["inSource", "external"]
    static let suppressionStates: Set<String> = ["accepted", "underReview", "rejected"]

    static let log = Shape(
        members: ["$schema", "version", "runs", "inlineExternalProperties", "properties"],
        required: ["version", "runs"]
    )
    static let run = Shape(members: ["tool", "results", "columnKind", "properties"], required: ["tool"])
    static let tool = Shape(members: ["driver", "extensions", "properties"], required: ["driver"])
    static let driver = Shape(
        members: ["name", "version", "semanticVersion", "informationUri", "rules", "properties"],
        required: ["name"]
    )
    static let rule = Shape(
        members: [
            "id", "name", "shortDescription", "fullDescription", "messageStrings", "defaultConfiguration", "helpUri",
            "help", "relationships", "properties",
        ],
        required: ["id"]
    )
    static let result = Shape(
        members: [
            "ruleId", "ruleIndex", "kind", "level", "message", "locations", "fingerprints", "partialFingerprints",
            "relatedLocations", "suppressions", "baselineState", "properties",
        ],
        required: ["message"]
    )
    static let suppression = Shape(
        members: ["guid", "kind", "status", "justification", "location", "properties"],
        required: ["kind"]
    )
    static let location = Shape(
        members: [
            "id", "physicalLocation", "logicalLocations", "message", "annotations", "relationships", "properties",
        ],
        required: []
    )

    /// The members that an object must not have, or lacks.
    static func problems(of object: JSONInstance?, _ shape: Shape, at path: String) -> [String] {
        guard case .object(let members)? = object else { return ["\(path) is no object"] }
        let keys = Set(members.keys)
        return keys.subtracting(shape.members).sorted().map { "\(path) has \($0)" }
            + shape.required.subtracting(keys).sorted().map { "\(path) lacks \($0)" }
    }
}
