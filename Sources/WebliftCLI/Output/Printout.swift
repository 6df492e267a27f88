import SourceText

/// Text that is printed, on either stream. There is no other way for a text to a console: whoever runs the program in a workflow gets
/// no command of an input into the log.
package struct Printout {
    package let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = WorkflowCommands.broken(bytes)
    }

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Commands of this program, which tell what an input says in their messages.
    init(_ annotations: [WorkflowAnnotation]) {
        bytes = annotations.flatMap { Array($0.line.utf8) }
    }
}
