/// What is tapped of a button is its label: a frame behind the button leaves room around it, and nothing more.
struct TouchTargetOfButton: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.buttons.flatMap { button in
            button.modifiers.filter { modifier in
                modifier.name.text == "touchTarget"
                    || modifier.name.text == "frame" && modifier.arguments.contains { $0.text == "touchTarget" }
            }
            .map { finding(file, $0.name.line, "the touch target stands behind a button, and not in its label") }
        }
    }
}
