/// A call in an example: one line where that is short enough, or else one an argument.
package enum CallLines {
    private static let width = 72

    package static func of(_ callee: String, _ arguments: [String]) -> [String] {
        let line = "\(callee)(\(arguments.joined(separator: ", ")))"
        if line.utf8.count <= width, !line.utf8.contains(UInt8(ascii: "\n")) { return [line] }
        return ["\(callee)("] + arguments.joined(separator: ",\n").filledLines.map { "    " + $0 } + [")"]
    }
}
