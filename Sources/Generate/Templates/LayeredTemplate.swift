package import Documents

/// A template and the layer that it comes from.
package struct LayeredTemplate: Sendable {
    package let source: TemplateSource
    package let layer: TemplateLayer

    package init(_ source: TemplateSource, from layer: TemplateLayer) {
        self.source = source
        self.layer = layer
    }

    package var name: String { source.name }
}
