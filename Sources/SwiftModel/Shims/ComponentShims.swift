/// Declarations that keep callers of a component's former release compiling: the names and signatures that it had, each
/// of them deprecated and made of the component's API of today.
///
/// It is plain data. Which callers need it is decided where releases are compared; here it only becomes Swift.
package struct ComponentShims: Sendable, Hashable {
    /// Types that are called otherwise now.
    package var names: [FormerName] = []
    /// Enums of the component's tokens that are called otherwise now.
    package var typeNames: [SwiftTypeAlias] = []
    /// Types that are gone, and that former signatures are declared with. All of them belong to the component's tokens.
    package var enums: [SwiftEnum] = []
    package var structs: [SwiftStruct] = []
    /// The struct of the component's texts, where there are none any more.
    package var strings: [SwiftText] = []
    package var cases: [FormerCase] = []
    package var inits: [FormerInit] = []
    package var presentation: FormerPresentation?
    /// Members that items and the structs of its API had.
    package var members: [FormerMembers] = []
    /// Texts that `Strings` had.
    package var texts: [FormerText] = []
    /// Properties that the UIKit class had.
    package var properties: [FormerProperty] = []
    package var delegate: FormerDelegate?
    /// Assignment that `setTitle` made, where the class has no `setTitle` any more.
    package var titleAssignment: String?
    /// The type parameters for callers' values that the former release lacks: it had text in their place.
    package var values: [GenericParameter] = []
    /// Code that nothing can keep compiling, one line each.
    package var gaps: [String] = []
    /// Code of the UIKit class that nothing can keep compiling.
    package var uiKitGaps: [String] = []

    package init() {}

    /// Whether types come back into the component's tokens.
    package var hasTypes: Bool { !enums.isEmpty || !structs.isEmpty || !strings.isEmpty }

    /// Whether the file of the SwiftUI component's shims has anything in it.
    package var isEmpty: Bool {
        names.allSatisfy(\.isUIKit) && typeNames.isEmpty && enums.isEmpty && structs.isEmpty && strings.isEmpty
            && cases.isEmpty
            && inits.isEmpty && presentation == nil && members.isEmpty && texts.isEmpty && gaps.isEmpty
    }

    package var isUIKitEmpty: Bool {
        !names.contains(where: \.isUIKit) && properties.isEmpty && delegate == nil && titleAssignment == nil
            && uiKitGaps.isEmpty
    }
}
