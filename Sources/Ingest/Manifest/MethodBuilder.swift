import Core
import WebModel

enum MethodBuilder {
    private static let keys: KnownKeys = [
        "deprecated", "description", "inheritedFrom", "kind", "name", "parameters", "privacy", "return", "static",
        "summary",
    ]

    static func method(
        _ item: InheritedItem,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) -> Method? {
        guard MemberVisibility.isPublic(item), let name = item.name, !name.isEmpty,
            !MemberVisibility.isLifecycleCallback(name)
        else { return nil }
        let result = item.value["return"]
        var returns = result.flatMap { types.type(of: $0, in: item.declaration.module, into: &diagnostics) }
        if returns == nil, result?.isString == true, let told = TypeSource(result) {
            returns = types.type(from: told, in: item.declaration.module, into: &diagnostics)
        }
        var parameters: [Method.Parameter] = []
        for parameter in ManifestItems.list("parameters", of: item.value, into: &diagnostics) {
            let type = types.type(of: parameter, in: item.declaration.module, into: &diagnostics)
            parameters.append(
                Method.Parameter(
                    name: parameter["name"]?.string ?? "",
                    type: type?.type,
                    typeText: type?.text,
                    defaultValue: ManifestText.code(parameter["default"]),
                    isOptional: parameter["optional"]?.bool == true,
                    isRest: parameter["rest"]?.bool == true,
                    description: parameter["description"]?.string
                )
            )
        }
        return Method(
            name: name,
            parameters: parameters,
            returns: returns?.type,
            returnsText: returns?.text,
            returnsDescription: result?["description"]?.string,
            facts: item.facts(beside: keys)
        )
    }
}
