#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A refusal by the operating system.
struct SystemError: Error, Equatable {
    let code: Int32

    static var last: SystemError { SystemError(code: errno) }

    var meansNotFound: Bool { code == ENOENT || code == ENOTDIR }

    var meansLinkLoop: Bool { code == ELOOP }

    /// The system's own words, begun with a small letter so that they fit into a sentence.
    var reason: String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
