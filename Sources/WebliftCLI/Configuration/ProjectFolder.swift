import Package

/// A configuration may come from a stranger: neither `..` nor a link leads out of its project. The command line may
/// name any folder.
struct ProjectFolder: Equatable {
    /// Ends with a slash; empty for the current folder.
    private let project: String
    /// Nil for the project itself.
    private let inside: OutputPath?

    /// nil for a path that leads out of the project or that programs could read as an option.
    init?(_ path: String, in project: String) {
        guard !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("-"), !path.hasPrefix("@") else { return nil }
        let parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
        self.project = project
        inside = parts.isEmpty ? nil : try? OutputPath(parts: parts)
        if inside == nil, !parts.isEmpty { return nil }
    }

    var path: String {
        guard let inside else { return project.isEmpty ? "." : FolderName.withoutSlash(project) }
        return "\(project)\(inside)"
    }

    func withoutLinks() throws(UsageError) -> String {
        guard let inside, let link = OutputFolder.link(on: inside, below: project) else { return path }
        throw UsageError(
            "\(project)\(link) is a link: what a configuration names to be written into is in its project",
            suggestion: "name the folder on the command line"
        )
    }
}
