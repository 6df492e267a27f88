package enum ExitCode: Int32, Sendable {
    case success = 0
    /// Errors in the input, or coverage under the bar.
    case found = 1
    /// Nothing was done: command line or configuration is wrong, or an input can't be read.
    case usage = 2
}
