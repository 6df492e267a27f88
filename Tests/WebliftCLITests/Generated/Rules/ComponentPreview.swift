/// Each component can be looked at: its file has a preview, for debugging only.
struct ComponentPreview: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part == .swiftui else { return [] }
        let types = file.topLevel.filter(\.isType)
        let shown = types.filter { $0.isPublic && $0.inherited.contains { $0 == "View" || $0 == "ViewModifier" } }
        let previews = types.filter { $0.inherited.contains("PreviewProvider") }
        let unguarded = previews.filter { !isForDebugging($0, in: file) }
            .map { finding(file, $0.line, "\($0.name) is not in #if DEBUG") }
        guard let component = shown.first, previews.isEmpty, !hasMacro(file) else { return unguarded }
        return [finding(file, component.line, "\(component.name) has no preview")]
    }

    /// `#Preview` behind `#if DEBUG`.
    private func hasMacro(_ file: SwiftFile) -> Bool {
        let debugging = file.tokens.firstIndex { $0.kind == .directive && $0.text == "#if DEBUG" }
        let macro = file.tokens.firstIndex { $0.text == "#Preview" }
        return debugging.flatMap { debugging in macro.map { debugging < $0 } } ?? false
    }

    private func isForDebugging(_ preview: SwiftDeclaration, in file: SwiftFile) -> Bool {
        file.everyDeclaration.contains { branch in
            branch.name == "#if DEBUG" && branch.members.contains { $0.name == preview.name && $0.kind == preview.kind }
        }
    }
}
