/// Meaning of an error on a machine that has only a part of Apple's declarations.
package enum ErrorVerdict: Sendable, Hashable {
    /// The compiler says the same on a Mac.
    case wrong
    /// Error about something that is not declared here, and may be right: the name of the subject, and a name that is
    /// much like it.
    case unknown(String, nearest: String?)
    /// Error that stands beside something unknown here, and may follow from that.
    case follows
}
