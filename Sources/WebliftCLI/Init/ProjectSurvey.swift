import Core
import Ingest

/// Contents of a project for a configuration to begin with.
struct ProjectSurvey {
    static let timeLimit = Duration.seconds(20)

    let libraries: [ProjectInput]
    /// Inputs that tell of components which a library among `libraries` tells more of.
    let otherLists: [ProjectInput]
    let formerReleases: [ProjectInput]
    let tokens: [ProjectTokens.Found]
    /// The first is the one that is proposed.
    let packages: [ExistingPackage]
    /// Why not all of the project was looked at; nil where it was.
    let shortfall: ProjectFiles.Shortfall?

    init(of root: SourcePath, limits: ProjectFiles.Limits = .init(), while hasTime: @escaping () -> Bool) {
        var files = ProjectFiles(in: root, limits: limits, while: hasTime)
        files.addHiddenTexts(in: root, while: hasTime)
        let libraries = ProjectLibraries(in: root, files, while: hasTime)
        let read = libraries.inputs + libraries.others + libraries.formerReleases
        let tokens = ProjectTokens(
            in: root,
            files,
            except: read,
            or: libraries.tokenPackages,
            while: hasTime
        )
        self.libraries = libraries.inputs
        otherLists = libraries.others
        formerReleases = libraries.formerReleases
        self.tokens = tokens.found
        packages = ExistingPackage.all(among: files, in: root)
        shortfall = libraries.hitTimeLimit || tokens.hitTimeLimit ? .time : files.shortfall
    }

    /// The same, no longer than the limit by a clock.
    init(of root: SourcePath) {
        let end = ContinuousClock.now + Self.timeLimit
        self.init(of: root) { ContinuousClock.now < end }
    }
}
