import WebModel

struct TypeFinding {
    let differences: [TypeDifference]
    /// nil where both are spelled alike, or something did change.
    let normalization: Normalization?

    /// A type, and its spelling in the source.
    typealias Side = (type: WebType?, text: String?)

    init(_ old: Side, _ new: Side, _ comparability: Comparability, _ classes: ClassNames) {
        if old.type == new.type, old.text == new.text {
            self.init([], nil)
            return
        }
        if !comparability.isFull, let left = old.type, let right = new.type {
            // Docs and manifests don't name the same type in the same way.
            guard left.isDefinite, right.isDefinite, !left.tells(theSameAs: right) else {
                self.init([], Self.spelled(old, new) ?? .notTold)
                return
            }
            var plainLeft = left
            var plainRight = right
            plainLeft.isOptional = false
            plainRight.isOptional = false
            self.init(TypeComparison(old: plainLeft, new: plainRight, classes: classes).differences, nil)
            return
        }
        if !comparability.isFull {
            self.init([], .notTold)
            return
        }
        let differences = TypeComparison(old: old.type, new: new.type, classes: classes).differences
        let isRenamed = [old.type, new.type].contains { $0.map { classes.common($0) != $0 } ?? false }
        self.init(differences, !differences.isEmpty ? nil : isRenamed ? .className : Self.spelled(old, new))
    }

    private init(_ differences: [TypeDifference], _ normalization: Normalization?) {
        self.differences = differences
        self.normalization = normalization
    }

    /// nil where both are spelled alike.
    private static func spelled(_ old: Side, _ new: Side) -> Normalization? {
        guard let left = old.text, let right = new.text, left != right else {
            if old.type == new.type { return nil }
            return old.type?.alias == new.type?.alias ? .unionOrder : .aliasName
        }
        if PlainText.withoutSpace(left) == PlainText.withoutSpace(right) { return .whiteSpace }
        if PlainText.code(left) == PlainText.code(right) { return .quotes }
        if old.type?.alias != new.type?.alias { return .aliasName }
        let pieces = (Self.pieces(left), Self.pieces(right))
        if pieces.0 != pieces.1, pieces.0.sorted() == pieces.1.sorted() { return .unionOrder }
        return .spelling
    }

    /// Alternatives of a union and members of an object, as far as marks tell.
    private static func pieces(_ text: String) -> [Substring] {
        PlainText.code(text).split { "|;{}<>,()".contains($0) }
    }
}
