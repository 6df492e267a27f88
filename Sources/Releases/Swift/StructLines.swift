import SwiftModel

/// Lines that callers write with a generated struct.
struct StructLines {
    let construction: MemberwiseCall
    private let name: String
    private let values: SampleValue

    init(_ structure: SwiftStruct, _ table: GeneratedTypeTable) {
        construction = MemberwiseCall(structure, table)
        values = SampleValue(table, structure.genericParameters)
        name = "\(values.written(.generated(structure.name)))"
    }

    /// `_ = \ThingTokens.RipenDetail.colour`, which reads a member without a value to read it of.
    func reading(_ member: SwiftStruct.Member) -> String { "_ = \(path(member))" }

    /// A line that reads the member as this type and no other.
    func exactReading(_ member: SwiftStruct.Member) -> String {
        "let _: KeyPath<\(name), \(values.written(member.type))> = \(path(member))"
    }

    private func path(_ member: SwiftStruct.Member) -> String { "\\\(name).\(member.name.member)" }
}
