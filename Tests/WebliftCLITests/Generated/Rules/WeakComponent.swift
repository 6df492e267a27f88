/// A view that is hosted by a UIKit component does not keep that component alive.
struct WeakComponent: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part == .uikit else { return [] }
        let classes = Set(file.topLevel.filter { $0.kind == .reference }.map(\.name))
        return file.everyDeclaration.filter { declaration in
            declaration.isStored
                && declaration.type.contains { classes.contains($0.text) || $0.text.hasSuffix("Delegate") }
                && !declaration.modifiers.contains("weak")
        }
        .filter { !$0.type.contains { $0.isSymbol("<") || $0.isSymbol("->") } }
        .map { finding(file, $0.line, "\($0.name) is not weak") }
    }
}
