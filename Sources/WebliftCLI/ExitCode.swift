/// Outcome of a run, for scripts.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// The command ran and has findings: errors in the input, coverage under the bar.
    case found = 1
    /// Nothing was done: the command line or the configuration is wrong, or an input of a comparison can't be read.
    case usage = 2
}
