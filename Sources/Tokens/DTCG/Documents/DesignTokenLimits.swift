/// Limits to the demands of a hostile token file in JSON. No real one comes near.
enum DesignTokenLimits {
    /// Declarations of all files in JSON, including declarations that groups take over from others.
    static let declarations = 1 << 18
    /// The name of a token, in bytes: each has the names of all groups that it is in.
    static let nameLength = 1024
    static let groupDepth = 512
    static let referenceLength = 64
    /// Bytes of values that are read because a reference leads into them.
    static let referencedBytes = 1 << 24
    /// Bytes of all sources of a resolver, each as often as it is read.
    static let sourceBytes = 1 << 28
    /// Sources of a resolver, each as often as it is read.
    static let sources = 10_000
}
