/// A model of the support code is a final class of the main actor, and `@Observable` where all systems of the package have that.
struct ObservableModel: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.everyDeclaration.filter { $0.kind == .reference }.flatMap { type -> [OutputFinding] in
            let isObject = type.inherited.contains("ObservableObject")
            guard isObject || type.hasAttribute("Observable") else { return [] }
            var problems: [String] = []
            if isObject, let target = file.target, target >= 17 { problems.append("is @Observable from iOS 17 on") }
            if !type.hasAttribute("MainActor") { problems.append("is not of the main actor") }
            if !type.modifiers.contains("final") { problems.append("is not final") }
            return problems.map { finding(file, type.line, "\(type.name) \($0)") }
        }
    }
}
