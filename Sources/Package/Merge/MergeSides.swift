import SwiftModel

package struct MergeSides<Value> {
    /// Value of the text that was generated last.
    package var base: Value
    /// Value of that text as people have edited it.
    package var yours: Value
    /// Value of the text that is generated now.
    package var generated: Value

    func map<Other>(_ transform: (Value) -> Other) -> MergeSides<Other> {
        MergeSides<Other>(base: transform(base), yours: transform(yours), generated: transform(generated))
    }

    func with<Second, Other>(_ other: MergeSides<Second>, _ transform: (Value, Second) -> Other) -> MergeSides<Other> {
        MergeSides<Other>(
            base: transform(base, other.base),
            yours: transform(yours, other.yours),
            generated: transform(generated, other.generated)
        )
    }

    func with<Second, Third, Other>(
        _ second: MergeSides<Second>,
        _ third: MergeSides<Third>,
        _ transform: (Value, Second, Third) -> Other
    ) -> MergeSides<Other> {
        with(second) { ($0, $1) }.with(third) { transform($0.0, $0.1, $1) }
    }

    var all: [Value] { [base, yours, generated] }

    /// nil where one of the values is.
    func unwrapped<Wrapped>() -> MergeSides<Wrapped>? where Value == Wrapped? {
        guard let base, let yours, let generated else { return nil }
        return MergeSides<Wrapped>(base: base, yours: yours, generated: generated)
    }
}

extension MergeSides: Sendable where Value: Sendable {}
extension MergeSides: Equatable where Value: Equatable {}

extension MergeSides where Value: Equatable {
    /// Value that holds where each side may have changed it; nil where both did, each in its own way.
    var merged: Value? {
        if yours == base { return generated }
        return generated == base || generated == yours ? yours : nil
    }

    var isContested: Bool { merged == nil }
}

/// Lets the later tools version serve both manifests: otherwise a line that both raised would be in conflict.
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

/// Language of a merged file, as far as it is known.
package enum MergeSyntax: Sendable {
    /// Nothing: lines are all there is.
    case text
    /// Lists are merged by their elements, and a result that can't be Swift is none.
    case swift
    /// Sections that belong to people stay as people made them: see `SectionsOfPeople`.
    case markdown

    /// - Parameter path: The path or the name of the file.
    package init(path: String) {
        self = path.hasSuffix(".swift") ? .swift : path.hasSuffix(".md") ? .markdown : .text
    }
}
