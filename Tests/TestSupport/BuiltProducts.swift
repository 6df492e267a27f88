import Foundation

/// What this build has made.
package enum BuiltProducts {
    /// Beside the test bundle on macOS, beside the test executable elsewhere.
    package static func path(of name: String) -> String {
        #if canImport(Darwin)
        Bundle(for: BundleMark.self).bundleURL.deletingLastPathComponent().appendingPathComponent(name).path
        #else
        Bundle.main.bundleURL.appendingPathComponent(name).path
        #endif
    }
}

#if canImport(Darwin)
private final class BundleMark {}
#endif
