import Core

struct Rendering {
    let set: TemplateSet
    let escaping: Escaping
    var diagnostics = DiagnosticBag()

    var output: [UInt8] = []
    /// Names that the values in the output mention.
    var mentions: Set<String> = []
    var optionalBlocks: [Int] = []
    /// Names that are mentioned behind the beginning of an optional block, by their place in the output.
    var laterMentions: [(place: Int, names: [String])] = []
    var indentation: [UInt8] = []
    /// Whether a line has begun, so that the next output comes behind the indentation. Kept only where there is some.
    var isLineStart = true

    /// The items of the sections that are open, the data itself first.
    var context: [TemplateValue]
    var frames: [RenderFrame] = []
    var overrides: [BlockOverrides] = []
    /// The innermost overrides that hold here; below zero where none do.
    var currentOverrides = -1
    var callDepth = 0
    var rounds = 0
    var isStopped = false

    var current = 0
    var nodes: [TemplateNode] = []
    var bytes: [UInt8] = []
    var paths: [TemplatePath] = []
    var step = 0
    var end = 0

    /// The places that were reported, so that a section of a thousand rounds reports one once.
    var reported: Set<Int> = []

    init(_ set: TemplateSet, data: TemplateValue, escaping: Escaping) {
        self.set = set
        self.escaping = escaping
        context = [data]
    }

    private static let usualSize = 4096
    private static let usualDepth = 8

    mutating func run(_ position: Int) -> [UInt8]? {
        guard set.templates[position].isSound else {
            reportUnsound(position)
            return nil
        }
        enter(position)
        end = nodes.count
        output.reserveCapacity(Self.usualSize)
        context.reserveCapacity(Self.usualDepth)
        frames.reserveCapacity(Self.usualDepth)
        repeat {
            while step < end, !isStopped { perform() }
        } while !isStopped && leave()
        removeEmptyBlocks()
        return diagnostics.hasErrors ? nil : output
    }

    mutating func enter(_ position: Int) {
        current = position
        nodes = set.templates[position].nodes
        bytes = set.templates[position].file.bytes
        paths = set.templates[position].paths
        step = 0
    }

    @inline(__always)
    private mutating func perform() {
        let node = nodes[step]
        step += 1
        switch node {
        case .text(let range): writeText(range)
        case .value(let path, let isEscaped): writeValue(path, isEscaped: isEscaped)
        case .optionalLine(let lineEnd, let end): openOptionalLine(lineEnd, end: end)
        case .optionalBlock: optionalBlocks.append(output.count)
        case .section(let path, let end): openSection(path, end: end)
        case .invertedSection(let path, let end): openInvertedSection(path, end: end)
        case .partial(let reference): include(reference, next: step, isParent: false)
        case .parent(let reference, let end): include(reference, next: end, isParent: true)
        case .block(let block, let end): openBlock(block, end: end)
        }
    }

    private mutating func openSection(_ path: Int, end bodyEnd: Int) {
        let body = step
        step = bodyEnd
        guard let value = resolve(path) else { return }
        switch value {
        case .null, .boolean(false): return
        case .list(let items):
            guard let first = items.first else { return }
            context.append(first)
            frames.append(RenderFrame(kind: .section, items: items, body: body, next: bodyEnd, end: end))
        case .boolean(true):
            // Strict mode keeps `.` an item or the data, never the answer to a question.
            let hasItem = set.mode == .lenient
            if hasItem { context.append(value) }
            frames.append(RenderFrame(kind: .once(hasItem: hasItem), body: body, next: bodyEnd, end: end))
        case .object:
            context.append(value)
            frames.append(RenderFrame(kind: .once(hasItem: true), body: body, next: bodyEnd, end: end))
        case .string, .code:
            guard set.mode == .lenient else { return reportSection(path, over: value) }
            context.append(value)
            frames.append(RenderFrame(kind: .once(hasItem: true), body: body, next: bodyEnd, end: end))
        }
        step = body
        end = bodyEnd
        countRound()
    }

    /// Goes on behind the line where one of its values is absent.
    private mutating func openOptionalLine(_ lineEnd: Int, end lastEnd: Int) {
        var isComplete = true
        for position in step..<lineEnd {
            guard case .value(let path, _) = nodes[position] else { continue }
            // Names that are none are reported, each of them.
            if isAbsent(path) || resolve(path) == nil { isComplete = false }
        }
        if !isComplete { step = lastEnd }
    }

    /// Whether a value is absent, or an object that it would be in.
    private func isAbsent(_ index: Int) -> Bool {
        var value = first(of: index)
        for key in paths[index].keys.dropFirst() {
            guard case .object(let object)? = value else { break }
            value = object[key]
        }
        return value == .null
    }

    private mutating func openInvertedSection(_ path: Int, end bodyEnd: Int) {
        let body = step
        step = bodyEnd
        guard let value = resolve(path) else { return }
        switch value {
        case .null, .boolean(false): break
        case .list(let items):
            guard items.isEmpty else { return }
        case .boolean(true), .object: return
        case .string, .code:
            if set.mode == .strict { reportSection(path, over: value) }
            return
        }
        frames.append(RenderFrame(kind: .once(hasItem: false), body: body, next: bodyEnd, end: end))
        step = body
        end = bodyEnd
        countRound()
    }

    /// Ends a body: begins its next round, or goes back to the body around it. False at the end of everything.
    private mutating func leave() -> Bool {
        guard let last = frames.indices.last else { return false }
        switch frames[last].kind {
        case .section:
            let round = frames[last].round
            if round < frames[last].items.count {
                context[context.count - 1] = frames[last].items[round]
                frames[last].round = round + 1
                step = frames[last].body
                countRound()
                return true
            }
            context.removeLast()
        case .once(let hasItem):
            if hasItem { context.removeLast() }
        case .call(let state): goBack(to: state)
        }
        step = frames[last].next
        end = frames[last].end
        frames.removeLast()
        return true
    }

    mutating func countRound() {
        rounds += 1
        if rounds > TemplateLimits.rounds {
            stop(.templateTooLarge, "the template takes more than \(TemplateLimits.rounds) rounds")
        }
    }
}

extension Rendering {
    /// Finds the value of a name: from the innermost section outwards, its further parts in the value of the first one.
    /// A missing value is absent in lenient mode; in strict mode it is reported, and nil.
    mutating func resolve(_ index: Int) -> TemplateValue? {
        if let value = first(of: index) {
            return paths[index].keys.count <= 1 ? value : resolveRest(of: paths[index], in: value)
        }
        guard set.mode == .strict else { return .null }
        let path = paths[index]
        reportUnknown(path.keys[0].name, of: nil, candidates: knownNames, at: path.offset)
        return nil
    }

    /// Looks at everything where it lies, for a rendering does this most.
    @inline(__always)
    private func first(of index: Int) -> TemplateValue? {
        var depth = context.count - 1
        guard !paths[index].keys.isEmpty else { return context[depth] }
        while depth >= 0 {
            if case .object(let object) = context[depth], let value = object[paths[index].keys[0]] { return value }
            depth -= 1
        }
        return nil
    }

    private mutating func resolveRest(of path: TemplatePath, in first: TemplateValue) -> TemplateValue? {
        var value = first
        for index in path.keys.indices.dropFirst() {
            let owner = path.keys[index - 1].name
            guard case .object(let object) = value else {
                guard set.mode == .strict else { return .null }
                let message = "'\(owner)' is \(value.kind), and has no '\(path.keys[index].name)'"
                report(.templateWrongKind, message, at: path.offset)
                return nil
            }
            guard let next = object[path.keys[index]] else {
                guard set.mode == .strict else { return .null }
                reportUnknown(path.keys[index].name, of: owner, candidates: { object.keys }, at: path.offset)
                return nil
            }
            value = next
        }
        return value
    }

    private func knownNames() -> [String] {
        var names: Set<String> = []
        for case .object(let object) in context { names.formUnion(object.keys) }
        return names.sorted()
    }
}

struct BlockOverrides {
    let template: Int
    let reference: Int
    /// Position of the overrides around it; below zero where there are none.
    let outer: Int
}

/// Appends output that lies in one piece elsewhere: it is copied without anything being made of it before.
extension [UInt8] {
    @inline(__always)
    mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Any text that Swift made lies in one piece. One that the system made may not.
    @inline(__always)
    mutating func append(text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
            append(contentsOf: text.utf8)
        }
    }
}
