package import Package

package struct RenderSettings: Sendable, Hashable {
    package var module: ModuleName
    /// The oldest iOS that the code runs on, a major version.
    package var deploymentTarget: Int
    package var guardCondition: GuardCondition
    package let colors: ColorSource
    /// Whether buttons and floating views are made of Liquid Glass, from iOS 26 on.
    package let usesGlass: Bool
    package let emissions: Set<Emission>

    /// Oldest version that the generated code can serve: its foundations do not exist before.
    package static let oldestTarget = 15
    /// A number of more digits is no version.
    package static let targets = oldestTarget...99

    package init(
        module: ModuleName,
        deploymentTarget: Int = RenderSettings.oldestTarget,
        guardCondition: GuardCondition = .iOS,
        colors: ColorSource = .swift,
        usesGlass: Bool = false,
        emissions: Set<Emission> = Emission.standard
    ) {
        self.module = module
        self.deploymentTarget = deploymentTarget
        self.guardCondition = guardCondition
        self.colors = colors
        self.usesGlass = usesGlass
        // Tokens come with any kind of file, and need the catalog where they take their colors from it.
        self.emissions = colors == .assets ? emissions.union([.assets]) : emissions
    }
}

extension RenderSettings {
    package func scope(isWhole: Bool) -> GenerationScope {
        let parts = FilePart.allCases.filter { $0.isWritten(with: emissions) }
        return GenerationScope(isWhole: isWhole, kinds: Set(parts.map(\.rawValue)))
    }
}

/// Place of the values of colors that follow the appearance.
package enum ColorSource: String, Sendable, Hashable, CaseIterable {
    case swift
    /// Values in an asset catalog, where Xcode shows them.
    case assets
}

package enum Emission: String, Sendable, Hashable, CaseIterable {
    case swiftui, uikit, tokens, tests
    /// A list of all components with examples, for an app to show.
    case catalog
    /// The colors that follow the appearance as an asset catalog.
    case assets
    /// The documentation of the translation, which is no part of the package's code.
    case docs

    /// Emissions of a run that names none.
    package static let standard = Set(allCases).subtracting([.catalog, .assets])
}

/// The sets of templates that the program carries with it.
package enum TemplateStyle: String, Sendable, Hashable, CaseIterable {
    /// Drawn with the tokens of the design system.
    case elevate
    /// Drawn with the styles of the system.
    case native
}

/// Condition behind the `#if` around every generated file.
package enum GuardCondition: String, Sendable, Hashable, CaseIterable {
    case iOS = "os(iOS)"
    case swiftUI = "canImport(SwiftUI)"
}
