package struct SystemError: Error, Equatable {
    package let code: Int32

    package static var last: SystemError { SystemError(code: errno) }

    package var meansNotFound: Bool { code == ENOENT || code == ENOTDIR }

    package var meansLinkLoop: Bool { code == ELOOP }

    /// The system's own words, begun with a small letter so that they fit into a sentence.
    package var reason: String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
