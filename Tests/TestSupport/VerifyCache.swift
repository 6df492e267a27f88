import Foundation

/// Where the compiled modules of the toolchain are kept, which are built once for all tests: by whoever is the first.
package enum VerifyCache {
    /// What the program is told as `XDG_CACHE_HOME`.
    package static let xdgHome = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: ".build/verify-cache").path

    /// The folder that the program makes of it, for those who do without the program.
    package static let folder = xdgHome + "/weblift"
}
