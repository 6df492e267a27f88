package import Package

/// Shown beside the pictures of native components, and loaded when a reader asks for it.
package struct LiveLibrary: Sendable {
    package enum Source: Sendable, Hashable {
        case address(WebAddress)
        /// Path below the folder of `copies`.
        case copy(OutputPath)
    }

    package struct Copy: Sendable {
        package let path: OutputPath
        package let bytes: [UInt8]

        package init(path: OutputPath, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Listed in the order in which they are loaded.
    package let sources: [Source]
    /// Files of the folders of copied sources.
    package let copies: [Copy]

    package init(sources: [Source], copies: [Copy]) {
        self.sources = sources
        self.copies = copies
    }

    /// Lies below the folder of the site.
    static let folder = "live"

    /// Addresses as the page in the frame writes them.
    var scripts: [String] { sources.filter { !$0.isStyleSheet }.map(\.link) }

    var styleSheets: [String] { sources.filter(\.isStyleSheet).map(\.link) }

    /// The policy of the frame lets it load from these.
    var origins: [String] {
        var seen: Set<String> = []
        return sources.map(\.origin).filter { seen.insert($0).inserted }
    }

    /// Frames of modules need the origin of the site: servers send modules to no one else.
    var isCopied: Bool {
        sources.contains { source in
            if case .copy = source { true } else { false }
        }
    }

    var places: [String] {
        var seen: Set<String> = []
        return sources.map { source in
            switch source {
            case .address(let address): address.origin
            case .copy: "this site"
            }
        }
        .filter { seen.insert($0).inserted }
    }
}

extension LiveLibrary.Source {
    var isStyleSheet: Bool {
        switch self {
        case .address(let address): address.path.lowercased().hasSuffix(".css")
        case .copy(let path): path.folded.hasSuffix(".css")
        }
    }

    fileprivate var origin: String {
        switch self {
        case .address(let address): address.origin
        case .copy: "'self'"
        }
    }

    fileprivate var link: String {
        switch self {
        case .address(let address): address.text
        case .copy(let path):
            ([LiveLibrary.folder] + path.parts).map { SitePath.escaped($0, keeping: Array(".-".utf8)) }
                .joined(separator: "/")
        }
    }
}
