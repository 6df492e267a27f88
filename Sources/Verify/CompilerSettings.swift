/// Named as in Xcode and the package manager. Generated Swift compiles with and without each.
package struct CompilerSettings: Sendable, Hashable {
    /// Actor of declarations that name none.
    package enum Isolation: String, Sendable, Hashable, CaseIterable {
        case nonisolated
        case mainActor = "MainActor"
    }

    package enum Container: Sendable, Hashable {
        /// The package manager says `SWIFT_PACKAGE`, and adds `Bundle.module` where there are resources.
        case package
        /// An app's target has neither `SWIFT_PACKAGE` nor `Bundle.module`.
        case app
    }

    package var languageModes = LanguageMode.allCases
    package var defaultIsolation = Isolation.nonisolated
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
