/// Text that the program writes below the heading of a section of people is an offer. It is renewed as long as nobody
/// has touched it; from then on the section stays as people wrote it, and is never a conflict.
struct SectionsOfPeople {
    /// Comment that marks a section of people; readers of the page don't see it.
    static let mark = Array("<!-- yours -->".utf8)
    private static let newline = UInt8(ascii: "\n")

    /// Puts the former text into each section that people have changed, so that it is changed by one side only.
    static func settled(base: [UInt8], yours: [UInt8], generated: [UInt8]) -> [UInt8] {
        let offered = sections(of: generated)
        guard offered.contains(where: \.isOfPeople) else { return generated }
        let before = byHeading(base)
        let present = byHeading(yours)
        return offered.flatMap { section -> ArraySlice<UInt8> in
            guard section.isOfPeople, let last = before[section.heading] else { return section.text }
            return present[section.heading] == last ? section.text : last
        }
    }

    private struct Section {
        let heading: ArraySlice<UInt8>
        let text: ArraySlice<UInt8>

        var isOfPeople: Bool {
            text.split(separator: SectionsOfPeople.newline).contains { $0.elementsEqual(SectionsOfPeople.mark) }
        }
    }

    private static func byHeading(_ text: [UInt8]) -> [ArraySlice<UInt8>: ArraySlice<UInt8>] {
        Dictionary(sections(of: text).map { ($0.heading, $0.text) }) { first, _ in first }
    }

    /// Splits at headings of the second level, the part before the first included; a `##` in a fence of code is none.
    private static func sections(of text: [UInt8]) -> [Section] {
        var sections: [Section] = []
        var start = text.startIndex
        var heading = text[start..<start]
        var isInFence = false
        var line = text.startIndex
        while line < text.endIndex {
            let end = text[line...].firstIndex(of: newline).map { $0 + 1 } ?? text.endIndex
            let content = text[line..<end]
            if content.starts(with: "```".utf8) { isInFence.toggle() }
            if !isInFence, content.starts(with: "## ".utf8) {
                sections.append(Section(heading: heading, text: text[start..<line]))
                start = line
                heading = content.last == newline ? content.dropLast() : content
            }
            line = end
        }
        sections.append(Section(heading: heading, text: text[start...]))
        return sections
    }
}
