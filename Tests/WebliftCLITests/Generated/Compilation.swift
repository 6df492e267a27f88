import TestSupport

/// How a generated package is compiled, as options of `verify`.
struct Compilation: Sendable, Hashable {
    let options: [String]

    /// As a package, in both language modes, with no setting.
    static let package = Compilation(options: [])

    /// The same in the newer mode alone: the older one has hardly a rule that this has not, and takes as long.
    static let newestPackage = Compilation(options: ["--language-mode", "6"])

    /// Of what nobody wrote, which is there for its names and shapes: no mode of the language reads these otherwise.
    static let usual = Loop.current == .proof ? package : newestPackage

    /// Copied into an app whose target has every setting that Xcode has for it.
    static let app = Compilation(
        options: [
            "--app-target", "--default-isolation", "MainActor", "--strict-memory-safety", "--upcoming-feature",
            "MemberImportVisibility,NonisolatedNonsendingByDefault,InferIsolatedConformances",
        ]
    )

    static let newestApp = Compilation(options: app.options + ["--language-mode", "6"])
}

/// What is generated, for which iOS, and how that is compiled.
struct GeneratedBuild: Sendable, Hashable, CustomStringConvertible {
    let templateSet: String
    let target: Int
    let compilations: [Compilation]

    var description: String { "\(templateSet) for iOS \(target)" }

    /// Every set for every iOS.
    static let all = [15, 16, 17, 18].flatMap { target in
        ["elevate", "native"].map {
            GeneratedBuild(templateSet: $0, target: target, compilations: [.package, .app])
        }
    }

    /// Of the bundled sample, in both modes with every setting.
    static let sample =
        Loop.current == .proof
        ? all : all.filter { ["elevate for iOS 15", "native for iOS 18"].contains($0.description) }

    /// What is left of these where one that compiles lets another one be expected. `make proof` expects nothing.
    static let usual =
        Loop.current == .proof
        ? all
        : [
            GeneratedBuild(templateSet: "elevate", target: 15, compilations: [.newestPackage]),
            GeneratedBuild(templateSet: "native", target: 18, compilations: [.newestApp]),
        ]
}
