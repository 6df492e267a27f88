import SwiftModel

extension ComponentScaffold {
    /// A name for something that stands beside the members: with a word before it as often as a member has it already.
    func freeName(_ name: String, behind word: String) -> String {
        var name = name
        while members.contains(where: { $0.name.name == name }) {
            name = word + name.prefix(1).uppercased() + name.dropFirst()
        }
        return name
    }
}
