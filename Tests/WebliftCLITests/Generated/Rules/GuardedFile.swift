/// A generated file is empty on other platforms: all of it stands in `#if os(iOS)` or `#if canImport(SwiftUI)`.
struct GuardedFile: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part != .manifest else { return [] }
        let conditions = ["#if os(iOS)", "#if canImport(SwiftUI)"]
        let isGuarded =
            file.declarations.count == 1 && file.declarations[0].kind == .condition
            && conditions.contains(file.declarations[0].name) && file.tokens.last?.text == "#endif"
        return isGuarded ? [] : [finding(file, 1, "the file is not inside of one #if os(iOS)")]
    }
}
