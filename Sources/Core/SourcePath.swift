/// Diagnostics use the typed name, because a person clicks on it. Data that is written to a file or compared between
/// machines uses the published name, which is never absolute. A file has thousands of places; so both names stand
/// behind one reference.
package struct SourcePath: Sendable {
    private final class Names: Sendable {
        let typed: String
        let published: String

        init(typed: String, published: String) {
            self.typed = typed
            self.published = published
        }
    }

    private let names: Names

    package var typed: String { names.typed }
    package var published: String { names.published }

    /// An absolute path is published as its last component; the root, which has none, as the folder with everything.
    package init(_ typed: String) {
        let isRoot = !typed.isEmpty && typed.allSatisfy { $0 == "/" }
        let relative = isRoot ? "." : SourcePath.lastComponent(of: typed)
        self.init(typed: typed, published: typed.hasPrefix("/") ? relative : typed)
    }

    /// An absolute path into `folder` is published as the way from there, which is the same on every machine.
    package init(_ typed: String, in folder: String?) {
        let way = folder.flatMap { typed.hasPrefix($0 + "/") ? typed.dropFirst($0.count).drop { $0 == "/" } : nil }
        if let way, !way.isEmpty { self.init(typed: typed, published: String(way)) } else { self.init(typed) }
    }

    package init(typed: String, published: String) {
        names = Names(typed: typed, published: published)
    }

    package static func lastComponent(of path: String) -> String {
        let slash = UInt8(ascii: "/")
        guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return path }
        let begin = path.utf8[...last].lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex
        return String(path[begin...last])
    }
}

extension SourcePath: Hashable {
    package static func == (left: SourcePath, right: SourcePath) -> Bool {
        // Places that are compared mostly stand in the same file.
        left.names === right.names || (left.typed == right.typed && left.published == right.published)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(typed)
        hasher.combine(published)
    }
}

extension SourcePath: Comparable {
    package static func < (left: SourcePath, right: SourcePath) -> Bool {
        (left.published, left.typed) < (right.published, right.typed)
    }
}

extension SourcePath {
    package func appending(_ name: String) -> SourcePath {
        SourcePath(
            typed: typed.hasSuffix("/") ? typed + name : typed + "/" + name,
            published: published.hasSuffix("/") ? published + name : published + "/" + name
        )
    }
}
