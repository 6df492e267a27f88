import SourceText
import WebModel

/// Merges a method of a manifest with the same method of the docs: its signature from the manifest, prose from the docs.
enum MethodMerge {
    static func merged(_ manifest: Method, _ docs: Method, into diagnostics: inout DiagnosticBag) -> Method {
        let report = MergeReport(manifest, docs)
        var result = manifest
        if manifest.parameters.isEmpty {
            result.parameters = docs.parameters
        } else if docs.parameters.count == manifest.parameters.count {
            for (index, documented) in docs.parameters.enumerated() {
                let told = manifest.parameters[index]
                let type = TypeMerge(
                    manifest: (told.type, told.typeText),
                    docs: (documented.type, documented.typeText)
                )
                result.parameters[index].type = type.type
                result.parameters[index].typeText = type.text
                guard type.isContradiction else { continue }
                report.contradiction(
                    "the type of the parameter “\(told.name)” of the method “\(manifest.name)”",
                    told.typeText,
                    documented.typeText,
                    into: &diagnostics
                )
            }
        } else if !docs.parameters.isEmpty {
            report.contradiction(
                "the number of parameters of the method “\(manifest.name)”",
                String(manifest.parameters.count),
                String(docs.parameters.count),
                into: &diagnostics
            )
        }
        let returns = TypeMerge(
            manifest: (manifest.returns, manifest.returnsText),
            docs: (docs.returns, docs.returnsText)
        )
        result.returns = returns.type
        result.returnsText = returns.text
        if returns.isContradiction {
            report.contradiction(
                "what the method “\(manifest.name)” returns",
                manifest.returnsText,
                docs.returnsText,
                into: &diagnostics
            )
        }
        result.returnsDescription = docs.returnsDescription ?? manifest.returnsDescription
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }
}
