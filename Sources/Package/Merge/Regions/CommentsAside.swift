/// Takes comments of yours out of a conflict in Swift, where they are all that you added to it.
///
/// Lines that stand beside a change of the other side are a conflict because either could come first. A comment means
/// the same to the compiler in both places, so it stays at the end of the conflict at which it stood. Comments of
/// documentation belong to the declaration that they document, and are left to a person.
struct CommentsAside {
    let regions: [MergeRegion]

    init(_ conflict: MergeRegion, _ merge: LineMerge) {
        let base = merge.numbers.base[conflict.base]
        let yours = merge.numbers.yours[conflict.yours]
        let added = yours.count - base.count
        let places: [Range<Int>] = [0..<max(added, 0), base.count..<max(yours.count, base.count)]
        let place = places.first { place in
            !place.isEmpty && yours.prefix(place.lowerBound).elementsEqual(base.prefix(place.lowerBound))
                && yours.dropFirst(place.upperBound).elementsEqual(base.dropFirst(place.lowerBound))
                && place.allSatisfy { Self.isComment(merge.texts.yours.content(of: conflict.yours.lowerBound + $0)) }
        }
        guard let place else {
            regions = [conflict]
            return
        }
        let start = conflict.yours.lowerBound
        var (comments, rest) = (conflict, conflict)
        comments.kind = .yours
        comments.yours = start + place.lowerBound..<start + place.upperBound
        rest.kind = .generated
        if place.lowerBound == 0 {
            comments.base = conflict.base.prefix(0)
            comments.generated = conflict.generated.prefix(0)
            rest.yours = comments.yours.upperBound..<conflict.yours.upperBound
            regions = [comments, rest]
        } else {
            comments.base = conflict.base.suffix(0)
            comments.generated = conflict.generated.suffix(0)
            rest.yours = start..<comments.yours.lowerBound
            regions = [rest, comments]
        }
    }

    /// Whether a line is nothing but a comment, and none of documentation.
    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return text.starts(with: "//".utf8) && !text.starts(with: "///".utf8)
    }
}
