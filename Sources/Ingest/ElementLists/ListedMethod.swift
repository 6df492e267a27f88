import Core
import WebModel

/// A method as an entry of a list tells it: with a list of parameters, or with its type alone.
struct ListedMethod {
    let item: ListedItem
    let keys: KnownKeys

    func method(types: inout ListedTypes, into diagnostics: inout DiagnosticBag) -> Method {
        var method = Method(name: item.name, facts: item.facts(reading: keys))
        let told = item.value["return"] ?? item.value["returns"]
        let returns = types.type(told?["type"])
        method.returns = returns?.type
        method.returnsText = returns?.text
        method.returnsDescription = told?["description"]?.string ?? told?["desc"]?.string
        for key in ["parameters", "params"] {
            for value in ListedElement.list(key, of: item.value, into: &diagnostics) {
                method.parameters.append(Self.parameter(value, types: &types))
            }
        }
        guard method.parameters.isEmpty, method.returns == nil,
            case .function(let function)? = types.type(item.value["type"])?.type.shape
        else { return method }
        method.parameters = function.parameters.map { Method.Parameter($0) }
        method.returns = function.returns
        method.returnsText = function.returns.description
        return method
    }

    private static func parameter(_ value: JSONValue, types: inout ListedTypes) -> Method.Parameter {
        let entry = ListedItem(name: value["name"]?.string ?? "", value: value)
        let type = types.type(value["type"])
        return Method.Parameter(
            name: entry.name,
            type: type?.type,
            typeText: type?.text,
            defaultValue: ManifestText.code(value["default"] ?? value["defaultValue"]),
            isOptional: entry.flag("optional"),
            isRest: entry.flag("rest"),
            description: entry.text("description")
        )
    }
}
