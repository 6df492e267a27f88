/// A type of Swift or of the platform that the API of a component may use.
package struct KnownSwiftType: Sendable, Hashable {
    package enum Module: String, Sendable, Hashable, CaseIterable {
        case swift = "Swift"
        case foundation = "Foundation"
        case coreGraphics = "CoreGraphics"
        case swiftUI = "SwiftUI"
        case uiKit = "UIKit"
        case uniformTypeIdentifiers = "UniformTypeIdentifiers"
    }

    package let name: String
    /// Module that a file has to import for it.
    package let module: Module
    /// The first major version of iOS that has it; nothing older than 13, which began with SwiftUI, is told apart.
    package let iOSVersion: Int
    package let genericArguments: Int

    init(_ name: String, _ module: Module, iOS version: Int = 13, arguments: Int = 0) {
        self.name = name
        self.module = module
        self.iOSVersion = version
        self.genericArguments = arguments
    }

    /// The type of this name, dots and all; nil where there is none.
    package static func named(_ name: String) -> KnownSwiftType? {
        byName[name]
    }

    /// Sorted.
    package static let names: [String] = byName.keys.sorted()

    private static let byName: [String: KnownSwiftType] = Dictionary(
        (standardLibrary + supportCode + foundation + graphics + swiftUI + uiKit).map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )
}
