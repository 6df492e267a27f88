import SwiftModel
import WebModel

/// The delegate protocol of a UIKit class.
struct UIKitDelegate {
    struct Method: Sendable, Hashable {
        let name: String
        /// What the protocol calls the sender.
        let sender: String
        var parameters: [SwiftType]
        let origin: ItemReference
        let documentation: [String]

        /// A call with the values that there are; nil where they don't fit.
        func call(with values: [(SwiftType, String)]) -> String? {
            if parameters.isEmpty { return "\(name)(\(UIKitScaffold.owner))" }
            guard parameters == values.map(\.0) else { return nil }
            return "\(name)(\(UIKitScaffold.owner), \(values.map(\.1).joined(separator: ", ")))"
        }

        /// The lines of the method's declaration, one for each parameter where one line would be too long.
        func declaration(class name: String) -> [String] {
            let others = parameters.enumerated().map { index, type in
                "_ detail\(parameters.count == 1 ? "" : String(index + 1)): \(type)"
            }
            let all = ["_ \(sender): \(name)"] + others
            let line = "func \(self.name)(\(all.joined(separator: ", ")))"
            guard line.utf8.count > DocComment.longestLine - "    public  {}".utf8.count else { return [line] }
            return ["func \(self.name)("]
                + all.enumerated().map { "    " + $1 + ($0 + 1 < all.count ? "," : "") } + [")"]
        }
    }

    let name: SwiftIdentifier
    /// What the class calls it.
    let property = SwiftIdentifier("delegate", as: .uiKitProperty)
    let methods: [Method]

    init(_ component: ComponentScaffold, methods delegateMethods: [UIKitDelegateMethod]) {
        let swift = component.swift
        name = swift.names.delegate
        let base = DeclarationContext.lowered(swift.names.base.name)
        let sender = SwiftIdentifier(swift: base, as: .function)?.declaration ?? "component"
        let documentation = ItemDocumentation(component.web, made: component.swift.made)
        var seen: Set<String> = []
        var methods: [Method] = []
        for method in delegateMethods {
            let upper = method.name.name.prefix(1).uppercased() + method.name.name.dropFirst()
            let made = Method(
                name: base + upper,
                sender: sender,
                parameters: method.parameters,
                origin: method.origin,
                documentation: documentation[method.origin, telling: method.event]
            )
            // Two items may be told by one method.
            if seen.insert(made.declaration(class: "").joined()).inserted { methods.append(made) }
        }
        self.methods = methods
    }
}
