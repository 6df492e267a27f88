import Foundation

/// The folder of compiled modules and verdicts that a user has, too: a second clone on the machine finds there what the
/// first one found. `make proof` has one of its own.
package enum VerifyCache {
    /// The value of `XDG_CACHE_HOME` for the program.
    package static let xdgHome: String = {
        let told = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
        if told.hasPrefix("/") { return told }
        #if os(macOS)
        return NSHomeDirectory() + "/Library/Caches"
        #else
        return NSHomeDirectory() + "/.cache"
        #endif
    }()

    /// The folder that the program makes of it, for tests that do without the program.
    package static let folder = xdgHome + "/weblift"
}
