/// Leaves out support code that nothing uses: an app compiles only the code that its components need.
struct UnusedSupport {
    private(set) var paths: Set<OutputPath> = []
    private var support: [OutputPath: [UInt8]] = [:]

    /// `kept` has the files that stay in the folder as people have edited them.
    init(_ generation: Generation, kept: [[UInt8]] = []) {
        var users = kept
        for file in generation.files where file.path.isSwift {
            if file.isSupport { support[file.path] = file.bytes } else { users.append(file.bytes) }
        }
        paths = Set(support.keys).subtracting(NeededFiles(by: users, among: support).paths)
    }

    mutating func keep(for others: [[UInt8]]) {
        let unused = support.filter { paths.contains($0.key) }
        paths.subtract(NeededFiles(by: others, among: unused).paths)
    }
}

extension OutputPath {
    /// Whether the file can name Swift code: a page of the documentation does not count.
    var isSwift: Bool { name.hasSuffix(".swift") }
}
