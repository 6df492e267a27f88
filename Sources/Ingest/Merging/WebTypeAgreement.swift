import WebModel

extension WebType {
    /// Whether two sources say the same of one item. That only one of them writes `undefined` is no contradiction:
    /// sources leave it out more often than they mean it.
    func agrees(with other: WebType) -> Bool {
        var left = meaning
        var right = other.meaning
        left.isOptional = false
        right.isOptional = false
        return left == right
    }
}
