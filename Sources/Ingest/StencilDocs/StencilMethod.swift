import Core
import WebModel

extension StencilDocsReader {
    private static let methodKeys: KnownKeys = [
        "complexType", "deprecation", "docs", "docsTags", "name", "parameters", "returns", "signature",
    ]

    /// Reads parameters as a list, and which of them may be left out, which only the signature says.
    mutating func method(_ entry: StencilEntry, named name: String) -> Method {
        let signature = Self.signature(of: entry, named: name)
        let returns = entry.value["returns"]
        let result =
            types.type(returns?["type"], in: entry.value) ?? signature.map { ($0.returns, $0.returns.description) }
        return Method(
            name: name,
            parameters: parameters(of: entry, signature),
            returns: result?.type,
            returnsText: result?.text,
            returnsDescription: returns.flatMap { StencilEntry($0).text("docs") },
            facts: entry.facts(reading: Self.methodKeys)
        )
    }

    private mutating func parameters(of entry: StencilEntry, _ signature: WebType.Function?) -> [Method.Parameter] {
        let listed = ListedElement.list("parameters", of: entry.value, into: &diagnostics)
        guard !listed.isEmpty else { return (signature?.parameters ?? []).map { Method.Parameter($0) } }
        let spelled = signature?.parameters.count == listed.count ? signature?.parameters : nil
        return listed.enumerated().map { index, value in
            let type = types.type(value["type"], in: entry.value)
            return Method.Parameter(
                name: value["name"]?.string ?? "",
                type: type?.type,
                typeText: type?.text,
                isOptional: spelled?[index].isOptional ?? false,
                isRest: spelled?[index].isRest ?? false,
                description: StencilEntry(value).text("docs")
            )
        }
    }

    /// `show(now?: boolean) => Promise<void>`, with or without the name.
    private static func signature(of entry: StencilEntry, named name: String) -> WebType.Function? {
        guard let told = entry.value["complexType"]?["signature"]?.string ?? entry.value["signature"]?.string else {
            return nil
        }
        let text = told.hasPrefix(name) ? String(told.dropFirst(name.count)) : told
        guard case .function(let function) = WebTypeParser.parse(text).type.shape else { return nil }
        return function
    }
}
