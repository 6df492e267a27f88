import Foundation

/// Every stored property, slot, closure and binding of a generated component is used by its body, and what is private is
/// used by something. What only the initializer sets counts as forgotten, unless the file says at the end of the body that
/// nothing acts on it; and what the file says of a member must be true.
///
/// A view is read from its `body`. A UIKit component is read by the view that it hosts, which knows it as a variable; what
/// its initializers, overrides and functions do counts too, but no computed property that stands for another one.
enum UnusedMember {
    static func findings(in files: [SwiftFile]) -> [OutputFinding] {
        let types = ModuleTypes(files)
        let outside = OutsideUses(files)
        let inert = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.inert) })
        let everyInert = inert.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return types.entries.flatMap { entry in
            switch entry.kind {
            case .structure where isShown(entry): unused(in: entry, outside, inert, isRoot: isViewRoot)
            case .structure where entry.path.hasSuffix(".Strings") || entry.path == "Strings":
                unused(in: entry, outside, inert, isRoot: { _ in false }).filter { finding in
                    !everyInert.contains { finding.text.hasSuffix(".\($0) is never used") }
                }
            case .reference, .actor: unused(in: entry, outside, inert, isRoot: isObjectRoot)
            default: [OutputFinding]()
            }
        }
    }

    private static func unused(
        in entry: ModuleTypes.TypeEntry,
        _ outside: OutsideUses,
        _ inert: [String: Set<String>],
        isRoot: (SwiftDeclaration) -> Bool
    ) -> [OutputFinding] {
        let uses = MemberUses(entry.members)
        let others = outside.names(ofMembersOf: entry.path)
        let shown = uses.reached(outside: others, isRoot: isRoot)
        // A private function may serve the initializer alone.
        let needed = uses.reached(outside: others) {
            isRoot($0) || $0.kind == .initializer || $0.isStatic || $0.isPublic
        }
        return entry.members.compactMap { member in
            let declaration = member.declaration
            guard declaration.isProperty || declaration.kind == .function else { return nil }
            let isUnused =
                declaration.isStored && !declaration.isStatic
                ? !shown.contains(declaration.name)
                : declaration.isPrivate && !isRoot(declaration) && !needed.contains(declaration.name)
            let isToldUnused = inert[member.file.path]?.contains(declaration.name) == true
            guard isUnused != isToldUnused else { return nil }
            let text = "\(entry.path).\(declaration.name) is " + (isUnused ? "never used" : "used, and said to be not")
            return OutputFinding(path: member.file.path, line: declaration.line, text: text)
        }
    }

    /// Whether the system asks it for what it looks like.
    private static func isShown(_ entry: ModuleTypes.TypeEntry) -> Bool {
        entry.inherited.contains { name in
            let last = name.split(separator: ".").last.map(String.init) ?? name
            let base = last.split(separator: "<").first.map(String.init) ?? last
            return ["View", "ViewModifier", "Shape", "InsettableShape", "Layout", "EnvironmentalModifier"].contains(
                base
            )
                || base.hasSuffix("Style") || base.hasPrefix("UIView") && base.hasSuffix("Representable")
        }
    }

    private static let asked: Set<String> = [
        "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController",
        "makeCoordinator", "dismantleUIView", "dismantleUIViewController", "path", "inset", "sizeThatFits",
        "placeSubviews", "resolve",
    ]

    private static func isViewRoot(_ member: SwiftDeclaration) -> Bool { asked.contains(member.name) }

    private static func isObjectRoot(_ member: SwiftDeclaration) -> Bool {
        switch member.kind {
        case .initializer, .deinitializer: true
        case .function: !member.isPrivate
        // An override that keeps nothing, and observers, which run whenever the value is set.
        case .variable: member.modifiers.contains("override") && !member.isStored || member.hasObservers
        default: false
        }
    }
}

extension SwiftFile {
    /// What its comments say nothing acts on.
    fileprivate var inert: Set<String> {
        let words = "TODO(weblift): nothing here acts on `"
        return Set(
            remarks.compactMap { remark in
                let parts = remark.text.components(separatedBy: words)
                return parts.count > 1 ? parts[1].components(separatedBy: "` yet").first : nil
            }
        )
    }
}
