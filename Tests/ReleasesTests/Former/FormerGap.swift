/// A sentence of a generated file about what nothing keeps compiling.
struct FormerGap: Sendable, Hashable, CustomStringConvertible {
    /// What its file is called after; empty for what has no component any more.
    let component, text: String

    var description: String { component.isEmpty ? text : "\(component): \(text)" }

    /// All that a file says.
    static func all(in text: String, path: String) -> [FormerGap] {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let component = file == "Gone.swift" ? "" : file.split(separator: "+").first.map(String.init) ?? ""
        var sentences: [String] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("// - ") {
                sentences.append(String(line.dropFirst(5)))
            } else if line.hasPrefix("//   "), !sentences.isEmpty {
                sentences[sentences.count - 1] += " " + line.dropFirst(5)
            }
        }
        return sentences.map { FormerGap(component: component, text: $0) }
    }

    // MARK: What it is about

    /// Whether it says why a caller does not compile. A sentence of another form than these is about nobody, and so it fails
    /// as one that nobody needs.
    func isAbout(_ caller: FormerCaller) -> Bool {
        let words = text.split(separator: " ").map(String.init)
        guard let first = words.first else { return false }
        if first.hasPrefix("<"), text.contains("> is gone: "), let list = text.split(separator: ":").last {
            return list.split { ", .".contains($0) }.contains { Self.names(String($0), caller) }
        }
        if text.hasPrefix("The type "), text.hasSuffix(" is gone.") { return Self.names(words[2], caller) }
        if text.hasSuffix(" has other type parameters now, where a caller writes them.") {
            return caller.subject == first && caller.kind == .type
        }
        if text.contains(" has to be given now") {
            return caller.kind == .call && [component + ".init", presentation].contains(caller.subject)
        }
        if text == "A call that gives texts and a view has to be written anew." {
            return caller.kind == .call && caller.subject == component + ".init"
        }
        if text == "A call that gives values for the content has to be written anew." {
            return caller.kind == .call && caller.subject == component + ".init"
                && caller.line.contains("RandomAccessCollection")
        }
        if text.hasPrefix("A switch over ") { return caller.kind == .choice && caller.subject == words[3] }
        if text.hasSuffix(", and nothing stands for it.") { return caller.subject == first }
        if text.hasPrefix("The delegate's ") {
            let name = words[2]
            return caller.kind == .call && caller.subject == "\(component)Delegate.\(name)"
        }
        if text.hasPrefix("The function "), text.hasSuffix(" is gone.") { return caller.subject == "View.\(words[2])" }
        if text == "The class is no UIControl any more." {
            return caller.subject == component && caller.line.contains("UIControl")
        }
        if text.contains(" is made with "), text.hasSuffix(" now.") { return caller.subject == first + ".init" }
        if text.hasSuffix(" now.") || text.contains(" is gone") {
            let owner = first.split(separator: ".").dropLast().joined(separator: ".")
            return [first, "\(component).\(first)", owner + ".init"].contains(caller.subject)
        }
        return false
    }

    /// The function that presents an overlay.
    private var presentation: String { "View.\(component.prefix(1).lowercased())\(component.dropFirst())" }

    /// Whether a caller names a type, or a member of it.
    private static func names(_ type: String, _ caller: FormerCaller) -> Bool {
        caller.names.contains { $0 == type || $0.hasPrefix(type + ".") }
    }
}
