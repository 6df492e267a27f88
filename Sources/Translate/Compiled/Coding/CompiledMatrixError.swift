/// Why bytes are no compiled matrix. Nobody but the build makes such bytes, so that it has no place and no id.
package enum CompiledMatrixError: Error, Sendable, Equatable {
    /// The bytes end, or the stated length of a list exceeds the bytes that are left.
    case cut
    case notUTF8
    /// A byte that is no digit, or a number beyond all that are written.
    case number
    /// The number of a string or of a case that there is none of.
    case unknown
    /// A name that Swift does not allow.
    case name
    case tooDeep
    /// Bytes behind the last value.
    case surplus
}
