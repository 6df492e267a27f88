import Core
import Documents
import SwiftModel
import Tokens

extension Renderer {
    package func guides(_ library: PreparedLibrary) -> [ComponentGuide] {
        let words = TokenWords(library.design)
        let themes = (library.tokens?.themes ?? []).map { themed in
            (name: themed.theme.name, words: TokenWords(library.design, in: themed.graph))
        }
        return Workers.map(library.scaffolds.components) { component in
            let parts = library.parts(of: component)
            let file = UsageFile(
                component: component,
                library: library.scaffolds,
                axes: parts.axes.filter(\.isInExamples),
                module: settings.module,
                isPresented: ComponentRendering.presentationName(of: component, in: templates) != nil
            )
            let styles = library.styles(of: component, words)
            return ComponentGuide(
                tag: component.swift.tag,
                swiftUI: file.swiftUI(.needed),
                uiKit: parts.uiKit.flatMap(file.uiKit),
                variations: UsageVariation.all(of: file),
                complete: file.swiftUI(.everything),
                styles: styles,
                themedStyles: themes.compactMap { theme in
                    library.styles(of: component, theme.words).flatMap {
                        $0 == styles ? nil : ThemedStyles(theme: theme.name, styles: $0)
                    }
                },
                isItem: component.isItem,
                words: ExampleContent(primitive: component.swift.primitive).name
            )
        }
    }
}

package struct ComponentGuide: Sendable, Hashable {
    package let tag: String
    /// Call with no more than a caller has to say; nil where no value can be made up for a part that has to be given.
    package let swiftUI: UsageExample?
    package let uiKit: UsageExample?
    /// Looks of the component with other values; empty where it has none that one sees.
    package let variations: [UsageVariation]
    /// Everything that an init takes.
    package let complete: UsageExample?
    /// Look of the component by its design tokens; nil where they say no color of it.
    package let styles: DrawnStyles?
    /// Looks in the themes that draw the component otherwise, in the order of the themes.
    package let themedStyles: [ThemedStyles]
    /// Whether it is data of its parent, and no view.
    package let isItem: Bool
    /// Words of a component of its kind on a screen: `Save`.
    package let words: String?
}

package struct ThemedStyles: Sendable, Hashable {
    package let theme: String
    package let styles: DrawnStyles
}

extension TokenAxis {
    /// Whether an example chooses a value of it: of the axes for the look of a component, the tone and the size.
    var isInExamples: Bool { kind == .tone || kind == .size }
}
