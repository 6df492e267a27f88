package import Package

/// The web library itself, so that the site can show its components beside the pictures of the native ones.
///
/// Nothing of it is loaded before a reader asks for it.
package struct LiveLibrary: Sendable {
    package enum Source: Sendable, Hashable {
        case address(WebAddress)
        /// A file that is copied into the site: its path below the folder of `copies`.
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

    /// Scripts and style sheets, in the order in which they are loaded.
    package let sources: [Source]
    /// Files that the copied sources need: all files of their folders.
    package let copies: [Copy]

    package init(sources: [Source], copies: [Copy]) {
        self.sources = sources
        self.copies = copies
    }

    /// Path below the folder of the site.
    static let folder = "live"

    /// The address of each script, as the page in the frame writes it.
    var scripts: [String] { sources.filter { !$0.isStyleSheet }.map(\.link) }

    var styleSheets: [String] { sources.filter(\.isStyleSheet).map(\.link) }

    /// Origins from which the policy of the page in the frame lets it load, each once.
    var origins: [String] {
        var seen: Set<String> = []
        return sources.map(\.origin).filter { seen.insert($0).inserted }
    }

    /// Whether the frame has to be of the same origin as the site: servers send modules to no one else.
    var isCopied: Bool {
        sources.contains { source in
            if case .copy = source { true } else { false }
        }
    }

    /// Places that the component comes from, for readers.
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
