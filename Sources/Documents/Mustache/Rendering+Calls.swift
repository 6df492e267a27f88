import Core

extension Rendering {
    mutating func include(_ index: Int, next: Int, isParent: Bool) {
        let reference = set.templates[current].references[index]
        step = next
        guard let position = position(of: reference), begin(next: next, at: reference.offset) else { return }
        indent(reference.indentation, isStandalone: reference.isStandalone)
        if isParent, !reference.arguments.isEmpty {
            overrides.append(BlockOverrides(template: current, reference: index, outer: currentOverrides))
            currentOverrides = overrides.count - 1
        }
        enter(position)
        end = nodes.count
    }

    /// Shows the content that fills the block; without any, the steps of its body simply follow.
    mutating func openBlock(_ index: Int, end bodyEnd: Int) {
        guard currentOverrides >= 0 else { return }
        let block = set.templates[current].blocks[index]
        guard let (filled, node) = override(of: block.name) else { return }
        step = bodyEnd
        guard begin(next: bodyEnd, at: block.offset) else { return }
        switch block.site {
        case .standalone: indent(block.indentation, isStandalone: true)
        case .firstInLine:
            indent(block.indentation, isStandalone: false)
            isLineStart = false
        case .inline: break
        }
        // Content of a block belongs to the template that gives it: its own blocks are filled from outside of that.
        currentOverrides = filled.outer
        enter(filled.template)
        guard case .block(_, let contentEnd) = nodes[node] else { return }
        step = node + 1
        end = contentEnd
    }

    /// The outermost template has the last word.
    private func override(of name: String) -> (BlockOverrides, node: Int)? {
        var found: (BlockOverrides, node: Int)?
        var index = currentOverrides
        while index >= 0 {
            let candidate = overrides[index]
            if let node = set.templates[candidate.template].references[candidate.reference].arguments[name] {
                found = (candidate, node)
            }
            index = candidate.outer
        }
        return found
    }

    mutating func goBack(to caller: RenderFrame.Caller) {
        enter(caller.template)
        indentation.removeLast(indentation.count - caller.indentationLength)
        overrides.removeLast(overrides.count - caller.overridesCount)
        currentOverrides = caller.currentOverrides
        callDepth -= 1
    }

    private mutating func begin(next: Int, at offset: Int) -> Bool {
        guard callDepth < TemplateLimits.calls else {
            let chain = callers(limit: 4).map { TemplateText.quoted(set.names[$0]) }.joined(separator: ", ")
            let message =
                "templates include each other more than \(TemplateLimits.calls) deep; the last ones are \(chain)"
            stop(.templateTooDeep, message, at: offset)
            return false
        }
        callDepth += 1
        countRound()
        let caller = RenderFrame.Caller(
            template: current,
            indentationLength: indentation.count,
            currentOverrides: currentOverrides,
            overridesCount: overrides.count
        )
        frames.append(RenderFrame(kind: .call(caller), body: 0, next: next, end: end))
        return true
    }

    func callers(limit: Int) -> [Int] {
        var result = [current]
        for frame in frames.reversed() where result.count < limit {
            if case .call(let caller) = frame.kind { result.append(caller.template) }
        }
        return result
    }

    private mutating func indent(_ range: Range<Int>, isStandalone: Bool) {
        indentation.append(contentsOf: bytes[range])
        if isStandalone { isLineStart = true }
        if indentation.count > TemplateLimits.indentation {
            stop(.templateTooLarge, "lines are indented by more than \(TemplateLimits.indentation) bytes")
        }
    }

    private mutating func position(of reference: TemplateReference) -> Int? {
        let name: String
        switch reference.target {
        case .named(let text): name = text
        case .dynamic(let path):
            guard let value = resolve(path) else { return nil }
            guard let text = value.text else {
                if set.mode == .strict {
                    let message = "'\(paths[path].text)' is \(value.kind), and no text that names a template"
                    report(.templateWrongKind, message, at: reference.offset)
                }
                return nil
            }
            name = text
        }
        guard let position = set.position(of: name) else {
            if set.mode == .strict { reportUnknownTemplate(name, at: reference.offset) }
            return nil
        }
        guard set.templates[position].isSound else {
            reportUnsound(position)
            return nil
        }
        return position
    }
}

/// Something that a rendering comes back from. Frames lie in an array and not on the stack, so that no template can
/// make the program run out of it.
struct RenderFrame {
    enum Kind {
        /// A section over `items`, of which there is at least one.
        case section
        /// A section that is shown once: its item goes when it ends, where it has one.
        case once(hasItem: Bool)
        case call(Caller)
    }

    struct Caller {
        let template: Int
        let indentationLength: Int
        let currentOverrides: Int
        let overridesCount: Int
    }

    let kind: Kind
    /// Items stand beside the kind, which is looked at in each round and is cheap to copy without them.
    var items: [TemplateValue] = []
    /// The position of the item of the next round.
    var round = 1
    let body: Int
    /// The step behind the body, in the template that is gone back to.
    let next: Int
    let end: Int

    var isCall: Bool {
        if case .call = kind { true } else { false }
    }
}
