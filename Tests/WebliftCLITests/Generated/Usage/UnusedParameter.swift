/// Every parameter of a generated function or initializer is used in it.
///
/// Where somebody else decides on the signature, it need not be: in overrides, in the functions that UIKit and SwiftUI ask
/// for, and in the empty defaults of a delegate.
enum UnusedParameter {
    private static let asked: Set<String> = [
        "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController", "dismantleUIView",
        "dismantleUIViewController", "sizeThatFits", "placeSubviews", "reduce", "path",
    ]

    static func findings(in file: SwiftFile) -> [OutputFinding] {
        let protocols = Set(file.topLevel.filter { $0.kind == .interface }.map(\.name))
        return findings(in: file.declarations, of: file, isDefault: { protocols.contains($0.name) })
    }

    private static func findings(
        in declarations: [SwiftDeclaration],
        of file: SwiftFile,
        isDefault: (SwiftDeclaration) -> Bool
    ) -> [OutputFinding] {
        declarations.flatMap { declaration in
            if let body = declaration.body, !declaration.isType, declaration.kind != .extending {
                return unused(in: declaration, body, of: file)
            }
            let isDefaults = declaration.kind == .extending && isDefault(declaration)
            let members = declaration.members.filter { !isDefaults || $0.body?.isEmpty != true }
            return findings(in: members, of: file, isDefault: isDefault)
        }
    }

    private static func unused(
        in function: SwiftDeclaration,
        _ body: ArraySlice<SwiftToken>,
        of file: SwiftFile
    ) -> [OutputFinding] {
        guard !function.parameters.isEmpty, !function.modifiers.contains("override"), !asked.contains(function.name)
        else {
            return []
        }
        let isUnavailable = function.attributes.contains { $0.arguments.contains("unavailable") }
        guard !isUnavailable else { return [] }
        let changed = Set(function.parameters.filter(\.isInout).map(\.name))
        let uses = Set(
            NameUseScanner.uses(in: body).filter { $0.base == .none && (!$0.isWritten || changed.contains($0.name)) }
                .map(\.name)
        )
        return function.parameters.filter { $0.name != "_" && !uses.contains($0.name) }.map { parameter in
            OutputFinding(
                path: file.path,
                line: parameter.line,
                text: "\(function.name) never uses its parameter \(parameter.name)"
            )
        }
    }
}
