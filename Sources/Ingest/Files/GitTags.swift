import Core

/// The tags of a repository that the current commit has in its history.
package struct GitTags: Sendable {
    package let names: [String]
    package let current: Set<String>

    package init(_ git: GitProgram) throws(GitFailure) {
        names = try git.lines("tag", "--list", "--merged", "HEAD")
        current = Set(try git.lines("tag", "--list", "--points-at", "HEAD"))
    }
}
