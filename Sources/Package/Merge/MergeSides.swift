/// A value for each of the three texts of a merge.
package struct MergeSides<Value> {
    /// Value of the text that was generated last.
    package var base: Value
    /// Value of that text as people have edited it.
    package var yours: Value
    /// Value of the text that is generated now.
    package var generated: Value

    package init(base: Value, yours: Value, generated: Value) {
        self.base = base
        self.yours = yours
        self.generated = generated
    }

    func map<Other>(_ transform: (Value) -> Other) -> MergeSides<Other> {
        MergeSides<Other>(base: transform(base), yours: transform(yours), generated: transform(generated))
    }

    /// The same with a value of something else.
    func with<Second, Other>(
        _ other: MergeSides<Second>,
        _ transform: (Value, Second) -> Other
    ) -> MergeSides<Other> {
        MergeSides<Other>(
            base: transform(base, other.base),
            yours: transform(yours, other.yours),
            generated: transform(generated, other.generated)
        )
    }

    /// Values of all sides, the base first.
    var all: [Value] { [base, yours, generated] }
}

extension MergeSides: Sendable where Value: Sendable {}
extension MergeSides: Equatable where Value: Equatable {}

extension MergeSides where Value: Equatable {
    /// Value that holds where each side may have changed it; nil where both did, each in its own way.
    var merged: Value? {
        if yours == base { return generated }
        return generated == base || generated == yours ? yours : nil
    }

    /// Whether both sides changed it, each in its own way.
    var isContested: Bool { merged == nil }
}
