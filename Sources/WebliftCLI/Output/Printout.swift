import Core

/// No other text gets to a console, so that no command of an input gets into the log of a workflow.
package struct Printout {
    package let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = WorkflowCommands.broken(bytes)
    }

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Takes commands of this program, with the text of inputs in their messages.
    init(_ annotations: [WorkflowAnnotation]) {
        bytes = annotations.flatMap { Array($0.line.utf8) }
    }
}
