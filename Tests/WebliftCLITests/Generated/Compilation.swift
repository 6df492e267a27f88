import TestSupport

/// How a generated package is compiled, as options of `verify`.
struct Compilation: Sendable, Hashable {
    let options: [String]

    /// A package, in both language modes, with no setting.
    static let package = Compilation(options: [])

    /// A package in the newer mode alone: the older one has hardly a rule that this has not, and takes as long.
    static let newestPackage = package.inMode("6")

    /// Names and shapes that nobody wrote: no mode of the language reads these otherwise.
    static let usual = Loop.tries(newestPackage, of: package)

    /// Files in an app whose target has every setting that Xcode has for it.
    static let app = Compilation(
        options: [
            "--app-target", "--default-isolation", "MainActor", "--strict-memory-safety", "--upcoming-feature",
            "MemberImportVisibility,NonisolatedNonsendingByDefault,InferIsolatedConformances",
        ]
    )

    func inMode(_ mode: String) -> Compilation { Compilation(options: options + ["--language-mode", mode]) }
}

/// A template set, the iOS that it is generated for, and how that is compiled.
struct GeneratedBuild: Sendable, Hashable, CustomStringConvertible {
    let templateSet: String
    let target: Int
    let compilations: [Compilation]

    var description: String { "\(templateSet) for iOS \(target)" }

    /// Every set for every iOS. Among these eight each mode and each way of settings meets each set, each iOS and the other.
    private static let pairs = [15, 16, 17, 18].enumerated().flatMap { index, target in
        ["elevate", "native"].enumerated().map { turn, templateSet in
            let settings = (index / 2 + turn) % 2 == 0 ? Compilation.package : .app
            let mode = (index + turn) % 2 == 0 ? "6" : "5"
            return GeneratedBuild(templateSet: templateSet, target: target, compilations: [settings.inMode(mode)])
        }
    }

    /// Each combination of these, and the releases since, of which the sample stands for all libraries.
    private static let all = ["elevate", "native"].flatMap { templateSet in
        [15, 16, 17, 18, 26, 27].map { target in
            GeneratedBuild(templateSet: templateSet, target: target, compilations: [.package, .app])
        }
    }

    /// The bundled sample: the set of most people as a package in both modes, the other one in an app with every setting.
    static let sample = Loop.tries(
        [
            GeneratedBuild(templateSet: "elevate", target: 15, compilations: [.package]),
            GeneratedBuild(templateSet: "native", target: 27, compilations: [.app.inMode("6")]),
        ],
        of: all
    )

    /// Libraries that stand for others: where one of these compiles, the rest can be expected to. `make proof` expects nothing.
    static let usual = Loop.tries(
        [
            GeneratedBuild(templateSet: "elevate", target: 15, compilations: [.newestPackage]),
            GeneratedBuild(templateSet: "native", target: 18, compilations: [.app.inMode("6")]),
        ],
        of: pairs
    )
}
