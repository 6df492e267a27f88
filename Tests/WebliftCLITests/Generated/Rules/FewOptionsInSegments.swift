/// A select whose options are data shows a few of them beside each other, and is a menu where they are more.
struct FewOptionsInSegments: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part == .swiftui, file.tokens.contains(where: { $0.isWord("isLongForMenu") }),
            !file.tokens.contains(where: { $0.isWord("ComponentSegments") })
        else { return [] }
        return file.tokens.indices.compactMap { index in
            guard file.tokens[index].isWord("pickerStyle"),
                file.arguments(ofCallAt: index + 1).contains(where: { $0.isWord("menu") })
            else { return nil }
            return finding(file, file.tokens[index].line, "two to four options are a menu: ComponentSegments")
        }
    }
}
