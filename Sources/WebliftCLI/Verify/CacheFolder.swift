import Core

/// Holds things that can be made again.
enum CacheFolder {
    static func path(_ environment: [String: String]) throws(UsageError) -> String {
        // A relative one is to be passed over, says the specification of these folders.
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/weblift" }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw UsageError("there is no folder for a cache", suggestion: "set HOME or XDG_CACHE_HOME")
        }
        return "\(home)/\(Platform.caches)/weblift"
    }
}
