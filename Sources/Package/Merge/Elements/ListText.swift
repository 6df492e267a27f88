import SwiftModel

/// Writes the contents of merged lists.
///
/// All versions of a list are written in one way, so that they differ only in undecided elements.
struct ListText {
    private let slots: [ElementSlot]

    init(_ slots: [ElementSlot]) {
        self.slots = slots
    }

    /// The contents for each text; nil where both sides changed the white space, each in its own way.
    func contents(_ lists: MergeSides<SwiftList>, _ bytes: MergeSides<[UInt8]>, _ keys: MergeSides<[String]>)
        -> MergeSides<[UInt8]>?
    {
        if lists.base.kind == .parameters || lists.base.kind == .items {
            guard let style = CommaStyle.merged(lists.map(\.commas)) else { return nil }
            let hasLineComment = slots.contains { $0.versions.all.contains { $0?.remark.isEmpty == false } }
            guard !hasLineComment || style.isSetInLines else { return nil }
            return sides { text(of: $0, style) }
        }
        let gaps = ElementGaps(lists, bytes, keys)
        return sides { text(of: $0, gaps) }
    }

    private typealias Elements = [(key: String, version: ElementSlot.Version)]

    private func sides(_ write: (Elements) -> [UInt8]) -> MergeSides<[UInt8]> {
        MergeSides(
            base: write(slots.compactMap { slot in slot.versions.base.map { (slot.key, $0) } }),
            yours: write(slots.compactMap { slot in slot.versions.yours.map { (slot.key, $0) } }),
            generated: write(slots.compactMap { slot in slot.versions.generated.map { (slot.key, $0) } })
        )
    }

    private func text(of elements: Elements, _ style: CommaStyle) -> [UInt8] {
        guard !elements.isEmpty else { return [] }
        var text = style.opening
        for (index, element) in elements.enumerated() {
            let isLast = index + 1 == elements.count
            text += element.version.text
            if !isLast || style.hasTrailingComma { text.append(UInt8(ascii: ",")) }
            text += element.version.remark
            text += isLast ? style.closing : style.separator ?? []
        }
        return text
    }

    private func text(of elements: Elements, _ gaps: ElementGaps) -> [UInt8] {
        var text = gaps.opening
        for (index, element) in elements.enumerated() {
            if index > 0 { text += gaps.between(elements[index - 1].key, element.key) }
            text += element.version.text
        }
        return text + gaps.closing
    }
}
