/// Decisions of a project about all of its generated files.
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
