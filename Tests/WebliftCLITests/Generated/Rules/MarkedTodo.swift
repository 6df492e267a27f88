/// What is left for people to do can be found by one word: `// TODO(weblift): …`.
struct MarkedTodo: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.remarks.filter { comment in
            let words = comment.text.drop { $0 == "/" || $0 == " " }
            let isTask = ["TODO", "FIXME", "HACK", "XXX"].contains { words.hasPrefix($0) }
            return isTask && !words.hasPrefix("TODO(weblift): ")
        }
        .map { finding(file, $0.line, "“\($0.text)” is not // TODO(weblift): …") }
    }
}
