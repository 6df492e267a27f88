import Mustache
package import SourceText
package import SwiftModel
package import Tokens
package import WebModel

extension Renderer {
    /// What there is to tell of each component beside its API, in the order of the library.
    ///
    /// What is wrong with tokens is reported where they become Swift: whoever renders the same library gives a bag of no
    /// account.
    package func guides(
        _ swift: SwiftLibrary,
        of library: Library,
        tokens: TokenGraph? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> [ComponentGuide] {
        let scaffolds = ScaffoldLibrary(swift, of: library)
        let design = tokens.map { DesignTokenLibrary($0, in: swift, into: &diagnostics) }
        return Workers.map(scaffolds.components) { component in
            let file = UsageFile(
                component: component,
                library: scaffolds,
                module: settings.module,
                isPresented: isPresented(component)
            )
            return ComponentGuide(
                tag: component.swift.tag,
                swiftUI: file.swiftUI(.needed),
                uiKit: file.uiKit(),
                complete: file.swiftUI(.everything),
                looks: design.flatMap { VariantReading(component, in: scaffolds, $0)?.value },
                isItem: component.isItem
            )
        }
    }

    private func isPresented(_ component: ComponentScaffold) -> Bool {
        guard !component.isItem, let name = ComponentRendering.presentationName(of: component) else { return false }
        return templates[name] != nil && PresentationContext(component).isPossible
    }
}
