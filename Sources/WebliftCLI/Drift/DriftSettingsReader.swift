import AppCode
import Core

/// Reads the settings for the Swift of a project: `"drift": { "types": { … }, "accept": [ … ] }`.
struct DriftSettingsReader {
    static let knownKeys = ["types", "accept"]
    static var acceptances: AcceptanceReader<DriftRule> { AcceptanceReader(page: "Documentation/Drift.md") }

    private let value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    func settings() throws(UsageError) -> DriftSettings {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “drift” is an object with “types” and “accept”")
        }
        try UnknownKey.check(value, among: Self.knownKeys)
        var settings = DriftSettings()
        if let types = value["types"] { settings.types = try self.types(types) }
        if let accept = value["accept"] { settings.accepted = try acceptances(accept) }
        return settings
    }

    private func types(_ value: JSONValue) throws(UsageError) -> [String: NamedType] {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “types” is an object with tags and the Swift type of each")
        }
        var types: [String: NamedType] = [:]
        for member in value.members {
            guard let type = member.value.string, !type.isEmpty else {
                throw UsageError(
                    "\(member.value.location): the type of “\(member.key.text)” is the name of a Swift type, such as “BrandButton”"
                )
            }
            types[member.key.text] = NamedType(type, at: member.value.location)
        }
        return types
    }

    private func acceptances(_ list: JSONValue) throws(UsageError) -> [DriftAcceptance] {
        guard list.kind == .array else {
            throw UsageError("\(list.location): “accept” is a list of rules, components and reasons")
        }
        var acceptances: [DriftAcceptance] = []
        for element in list.elements { acceptances.append(try Self.acceptances.acceptance(element)) }
        return acceptances
    }
}
