/// Each public type says what it is, and that of a component which web component it comes from.
///
/// The type of a component is the one that its file in `SwiftUI` is called after.
struct DocumentedType: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        let types = publicTypes(in: file.topLevel)
        let silent = types.filter { $0.documentation.allSatisfy(\.isBlank) }
            .map { finding(file, $0.line, "\($0.name) has no documentation") }
        guard file.part == .swiftui, let name = file.path.split(separator: "/").last?.split(separator: "+").first else {
            return silent
        }
        guard let component = types.first(where: { $0.name == name }) else {
            return silent + [finding(file, 1, "the file declares no public type \(name)")]
        }
        let tells = component.documentation.contains { line in
            guard let range = line.firstRange(of: "**Web Component:** `<") else { return false }
            return line[range.upperBound...].contains(">`")
        }
        return silent + (tells ? [] : [finding(file, component.line, "\(name) does not tell its web component")])
    }

    private func publicTypes(in declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
        declarations.filter { $0.isType && $0.isPublic }.flatMap { [$0] + publicTypes(in: SwiftFile.flat($0.members)) }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    fileprivate func firstRange(of text: String) -> Range<Index>? { ranges(of: text).first }
}
