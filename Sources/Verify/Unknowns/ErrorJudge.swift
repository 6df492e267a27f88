import SourceText

/// Tells mistakes from what is only not known here.
///
/// An error is a mistake unless something speaks against that: it is about a name that neither the package nor the surface
/// has, or it stands in a declaration with such an error.
struct ErrorJudge {
    private let files: [String: [UInt8]]
    private let names: PackageNames
    /// What the surface declares, for the nearest name.
    private let known: Set<String>

    init(_ modules: [CheckedModule], known: Set<String>) {
        files = Dictionary(modules.flatMap(\.files).map { ($0.path, $0.bytes) }) { first, _ in first }
        names = PackageNames(modules)
        self.known = known
    }

    func verdicts(of messages: [CompilerMessage]) -> [ErrorVerdict] {
        var verdicts = messages.map { unknown($0) ?? .wrong }
        guard verdicts.contains(where: { $0 != .wrong }) else { return verdicts }
        var doubts = Doubts(messages, in: files)
        for (index, verdict) in verdicts.enumerated() where verdict != .wrong { doubts.add(index) }
        // What follows from one can be what others follow from: of each that is found all are looked at again.
        var count = -1
        while count != verdicts.count(where: { $0 == .follows }) {
            count = verdicts.count { $0 == .follows }
            for index in messages.indices where verdicts[index] == .wrong && doubts.reach(index) {
                verdicts[index] = .follows
                doubts.add(index)
            }
        }
        return verdicts
    }

    /// nil for what is a mistake, or may follow from another error.
    private func unknown(_ message: CompilerMessage) -> ErrorVerdict? {
        guard message.severity == .error else { return nil }
        switch ErrorSubject(message.message) {
        case .module(let name): return .unknown("the module \(name)", nearest: nil)
        case .name(let name):
            guard !names.global.contains(name), mistyped(name, names.all) == nil else { return nil }
            return .unknown(name, nearest: mistyped(name, known))
        // The package manager declares it where there are resources, and on a Mac as well nowhere else.
        case .member("module", of: "Bundle"), .member("module", of: "Bundle?"): return nil
        case .member(let name, let type):
            // A type of the package that inherits gets members from Apple's protocols and classes too. A member that Apple's type
            // lacks here may only be called as one of the package is.
            guard !names.isClosed(type), !(names.declares(type) && names.all.contains(name)),
                mistyped(name, names.members(of: type)) == nil
            else { return nil }
            return .unknown("\(type).\(name)", nearest: mistyped(name, known))
        case .attribute(let name): return .unknown("@\(name)", nearest: nil)
        case .objectiveC: return .unknown("the runtime of Objective-C", nearest: nil)
        case .undetermined: return .unknown("what the compiler could not tell", nearest: nil)
        case .syntax, .other: return nil
        }
    }

    private func mistyped(_ name: String, _ candidates: Set<String>) -> String? {
        // A variable is often called as its type is.
        candidates.filter { $0.lowercased() != name.lowercased() && NearestName.isMistyped(name, $0) }.min()
    }
}
