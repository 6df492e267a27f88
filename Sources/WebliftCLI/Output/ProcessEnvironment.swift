import Core

package enum ProcessEnvironment {
    private static let names = ["HOME", "NO_COLOR", "PATH", "XDG_CACHE_HOME"]

    package static var values: [String: String] {
        var values: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { values[name] = String(cString: value) }
        }
        return values
    }
}
