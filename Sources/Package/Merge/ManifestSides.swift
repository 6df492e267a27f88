import SwiftModel

/// Decides for the later tools version of two manifests, which serves both: otherwise a line that both raised would be in conflict.
extension MergeSides where Value == [UInt8] {
    var withLaterToolsVersion: MergeSides {
        let lines = map { $0.prefix { $0 != UInt8(ascii: "\n") } }
        let versions = lines.map { ToolsVersion(Array($0)) }
        guard versions.base != nil, let own = versions.yours, let today = versions.generated else { return self }
        func withOwnVersion(_ manifest: [UInt8]) -> [UInt8] {
            Array(lines.yours) + manifest.drop { $0 != UInt8(ascii: "\n") }
        }
        return MergeSides(
            base: withOwnVersion(base),
            yours: yours,
            generated: own < today ? generated : withOwnVersion(generated)
        )
    }
}
