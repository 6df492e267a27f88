/// Where the data comes from.
enum Inputs: Equatable {
    case paths([String])
    /// Nothing was named: the sample library that the program carries with it.
    case bundledSample

    /// The command line's inputs, else the configuration's, else the bundled sample.
    init(_ arguments: Arguments) throws(UsageError) {
        if !arguments.inputs.isEmpty {
            // A configuration that is named is checked even where its inputs are not used.
            if arguments.has(.config) { _ = try Configuration.find(arguments) }
            self = .paths(arguments.inputs)
        } else if let configuration = try Configuration.find(arguments) {
            guard !configuration.inputs.isEmpty else {
                throw UsageError(
                    "\(arguments[.config] ?? Configuration.defaultPath) names no inputs",
                    suggestion: "add “inputs”, or name them on the command line"
                )
            }
            self = .paths(configuration.inputs)
        } else {
            self = .bundledSample
        }
    }
}
