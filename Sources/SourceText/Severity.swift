/// How much a diagnostic weighs. An error means that something of the input is not in the output.
package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error
    case warning
    case note
}
