/// Support code that nothing in a package uses, which is then not written: an app compiles what its components need.
struct UnusedSupport {
    private let support: [OutputPath: [UInt8]]
    private let users: [[UInt8]]

    /// `kept` is what stays in the folder beside what is generated.
    init(_ generation: Generation, kept: [[UInt8]] = []) {
        var support: [OutputPath: [UInt8]] = [:]
        var users = kept
        for file in generation.files where file.path.name.hasSuffix(".swift") {
            if file.isSupport { support[file.path] = file.bytes } else { users.append(file.bytes) }
        }
        self.support = support
        self.users = users
    }

    /// `people` are files that nobody has generated.
    func paths(beside people: [[UInt8]] = []) -> Set<OutputPath> {
        Set(support.keys).subtracting(NeededFiles(by: users + people, among: support).paths)
    }
}
