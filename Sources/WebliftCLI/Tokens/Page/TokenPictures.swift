import Generate
import Reports
import SwiftModel

/// Inner names let pictures stand beside each other on one page.
enum TokenPictures {
    static func all(of components: [SwiftComponent], styles: [String: DrawnStyles]) -> [String: PictureOutcome] {
        let pictures = components.enumerated().map { place, component in
            let outcome = PictureOutcome(
                styles[component.tag],
                on: component.primitive,
                isItem: component.primitive == .item,
                hasTokens: true,
                prefix: "c\(place)"
            )
            return (component.names.web, outcome)
        }
        return Dictionary(pictures) { first, _ in first }
    }
}
