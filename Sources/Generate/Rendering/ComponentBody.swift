import Documents
import SwiftModel

/// The body of a component on its way: lines of Swift, and the members that none of them speaks of.
struct ComponentBody {
    var state: [String] = []
    var helpers: [String] = []
    var view: [String] = []
    var modifiers: [String] = []
    /// Members that can be seen, and have no place in the view.
    var shown: [Member] = []
    /// Members in places that mean the same as their names.
    var meanings: [(TemplateKey, TemplateValue)] = []
    /// Members that only the function needs by which the component is presented.
    var presentation: Set<SwiftIdentifier> = []
    /// Members that nothing in the body acts on.
    var inert: [InertMember] = []
    /// Whether the templates have a body for the primitive of the component.
    var isOwn = true

    var templates: [String] = []

    /// Names that its lines mention: members, computed properties, the component's own names.
    var mentions: Set<String> = []

    /// Names that the function mentions by which the component is presented.
    var presentationMentions: Set<String> = []

    /// The members of items that it asks for, as `ItemAccess` mentions them.
    var usedOfItems: Set<String> { mentions.union(presentationMentions).filter { $0.hasPrefix("<") } }

    /// Whether the view ends with a brace or parenthesis of its own line, beside which its modifiers then stand.
    var endsWithBlock: Bool { view.contains { $0.hasPrefix("}") || $0.hasPrefix(")") } }

    /// The helpers one by one: a brace at the margin ends each of them.
    var helperDeclarations: [[String]] {
        var declarations: [[String]] = []
        var isComplete = true
        for line in helpers {
            if isComplete { declarations.append([]) }
            declarations[declarations.count - 1].append(line)
            isComplete = line == "}"
        }
        return declarations
    }
}
