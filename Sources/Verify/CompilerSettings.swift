/// Settings of a target for the compiler, in the words of Xcode and of the package manager.
///
/// None of them is on without being asked for: generated Swift compiles with and without each.
package struct CompilerSettings: Sendable, Hashable {
    /// Actor of the declarations that name none.
    package enum Isolation: String, Sendable, Hashable, CaseIterable {
        case nonisolated
        case mainActor = "MainActor"
    }

    /// Package or app that the files stand in.
    package enum Container: Sendable, Hashable {
        /// The package manager says `SWIFT_PACKAGE`, and adds `Bundle.module` where there are resources.
        case package
        /// Copied into a target of an app, which has neither.
        case app
    }

    package var languageModes = LanguageMode.allCases
    package var defaultIsolation = Isolation.nonisolated
    /// Features that a later language mode brings, by their names in the compiler.
    package var upcomingFeatures: [String] = []
    package var isMemorySafetyStrict = false
    package var container = Container.package

    package init() {}
}

/// The language modes that the generated Swift compiles in.
package enum LanguageMode: String, Sendable, Hashable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"

    var number: Int { self == .swift5 ? 5 : 6 }
}
