package import Core

/// Lets one thread at a time into libxml2. It keeps its last error for all threads where it does not find the system's:
/// in an executable that is linked statically it asks for functions that nobody has put there. Reading the HTML of a
/// whole documentation, or all icons, takes milliseconds.
package enum MarkupLock {
    package static let shared = Lock()
}
