package import SwiftModel

/// Declarations that keep callers of a library's former release compiling, and the release that may drop them.
package struct LibraryShims: Sendable, Hashable {
    package static let folder = "Deprecated"

    package let until: String
    /// Shims by the tags that the components have now.
    package let components: [String: ComponentShims]
    /// Code that belongs to no component that there is, and that nothing can keep compiling; one line each.
    package let gaps: [String]
    /// nil where the design tokens of the former release are not known.
    package var tokens: TokenShims?

    package var isEmpty: Bool {
        gaps.isEmpty && tokens?.isEmpty != false && components.values.allSatisfy { $0.isEmpty && $0.isUIKitEmpty }
    }
}

/// Names and signatures of a component's former release, each deprecated and made of today's API, to keep callers
/// compiling. Callers that need them are found where releases are compared.
package struct ComponentShims: Sendable, Hashable {
    package var names: [FormerName] = []
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
    package var texts: [FormerText] = []
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

/// A case that an enum had, as a static member of the type that it is now.
package struct FormerCase: Sendable, Hashable {
    package enum Meaning: Sendable, Hashable {
        /// Another name for the same value of the web component.
        case renamed(SwiftIdentifier)
        /// Value that is gone; the default stands in its place.
        case standIn(SwiftIdentifier)
        /// A type that takes any string takes this one still.
        case string(String)
    }

    package let type: GeneratedTypeName
    package let name: SwiftIdentifier
    package let meaning: Meaning
}

/// Delegate of a UIKit class that tells nobody anything any more: code that adopted it still compiles.
package struct FormerDelegate: Sendable, Hashable {
    package let name: SwiftIdentifier
    package let methods: [UIKitDelegate.Method]

    package var types: [SwiftType] { methods.flatMap(\.parameters) }
}

package struct FormerMembers: Sendable, Hashable {
    package let type: GeneratedTypeName
    package var properties: [FormerProperty] = []
    /// The parameters that the init had, where it is another one now; otherwise none.
    package var parameters: [SwiftStruct.Member] = []
    /// Former parameters that today's init takes.
    package var arguments: [SwiftIdentifier] = []

    package var isEmpty: Bool { properties.isEmpty && parameters.isEmpty }
}

package struct FormerName: Sendable, Hashable {
    package let old: SwiftIdentifier
    package let new: SwiftIdentifier
    /// Whether it belongs to the UIKit side, which a project may do without.
    package let isUIKit: Bool
}

/// The function that presented an overlay, where it has another name or is gone. The templates say whether there was
/// one, by the primitive that the component was built on.
package struct FormerPresentation: Sendable, Hashable {
    package let name: String
    package let primitive: NativePrimitive?
    /// Functions, each for an init that the overlay had, except inits without any view.
    package let functions: [FormerInit]
}

package struct FormerText: Sendable, Hashable {
    package enum Fate: Sendable, Hashable {
        case kept
        case renamed(SwiftIdentifier)
        /// Text that is gone, or is no text of its type any more, so that a value that is given for it is not used.
        case unused(isGone: Bool)
    }

    package let text: SwiftText
    package let fate: Fate
}
