import Core

extension TemplateParser {
    /// Whether one more may be opened; reports the first that may not.
    mutating func canOpen(_ tag: TemplateTag) -> Bool {
        guard open.count >= TemplateLimits.nesting else { return true }
        if tooDeepCount == 0 {
            let message = "sections are nested deeper than \(TemplateLimits.nesting)"
            diagnostics.error(.templateTooDeep, message, at: location(of: tag.range.lowerBound))
        }
        tooDeepCount += 1
        return false
    }

    mutating func push(_ kind: OpenTag.Kind, _ tag: TemplateTag) {
        open.append(OpenTag(kind: kind, content: tag.content, node: nodes.count, outerDedent: dedent))
    }

    mutating func openParent(_ tag: TemplateTag) {
        let start = lineStart(before: tag)
        addText(to: start ?? tag.range.lowerBound)
        let leadingText = nodes.count
        addText(to: tag.range.lowerBound)
        let hasLeadingText = nodes.count > leadingText
        textStart = tag.range.upperBound
        reportIgnored(tag)
        guard canOpen(tag) else { return }
        guard let reference = reference(tag) else { return push(.unnamed, tag) }
        push(.parent(reference: reference), tag)
        nodes.append(.parent(reference: reference, end: 0))
        guard let start else { return }
        // Whether the tag has its lines for itself is known at its end.
        references[reference].indentation = dedented(start..<tag.range.lowerBound)
        references[reference].isStandalone = true
        if hasLeadingText { open[open.count - 1].leadingText = leadingText }
    }

    mutating func openBlock(_ tag: TemplateTag) {
        if isInParent { return openArgument(tag) }
        let start = lineStart(before: tag)
        let next = nextLine(after: tag)
        let standalone = addTextBeforeLineTag(tag)
        guard canOpen(tag) else { return }
        guard let name = name(tag.content, of: tag, and: []) else { return push(.unnamed, tag) }
        push(.block(blocks.count), tag)
        nodes.append(.block(blocks.count, end: 0))
        let site: TemplateBlock.Site = standalone != nil ? .standalone : start != nil ? .firstInLine : .inline
        let indentation = dedented((start ?? tag.range.lowerBound)..<tag.range.lowerBound)
        blocks.append(TemplateBlock(name: name, offset: tag.content.lowerBound, site: site, indentation: indentation))
        if standalone != nil, let next { open[open.count - 1].innerIndentation = firstIndentation(from: next) }
    }

    /// Opens a block that fills a block of the parent. Its own indentation goes: the filled place gives it another.
    private mutating func openArgument(_ tag: TemplateTag) {
        addText(to: tag.range.lowerBound)
        textStart = tag.range.upperBound
        guard canOpen(tag) else { return }
        guard let parent = open.last, case .parent(let reference) = parent.kind,
            let name = name(tag.content, of: tag, and: [])
        else { return push(.unnamed, tag) }
        if references[reference].arguments.updateValue(nodes.count, forKey: name) != nil {
            let message = "the block \(TemplateText.quoted(name)) is filled twice"
            diagnostics.error(.templateUnknownBlock, message, at: location(of: tag.content.lowerBound))
        }
        push(.block(blocks.count), tag)
        open[open.count - 1].isArgument = true
        nodes.append(.block(blocks.count, end: 0))
        blocks.append(TemplateBlock(name: name, offset: tag.content.lowerBound, site: .inline, indentation: 0..<0))
        guard let next = nextLine(after: tag) else { return }
        textStart = next
        dedent = firstIndentation(from: next).count
    }

    mutating func close(_ tag: TemplateTag) {
        guard tooDeepCount == 0 else {
            tooDeepCount -= 1
            _ = addTextBeforeLineTag(tag)
            return
        }
        guard let last = open.last else {
            _ = addTextBeforeLineTag(tag)
            let shown = TemplateText.quoted(bytes[tag.content]) ?? "this"
            return error("\(shown) ends nothing: no section is open here", at: tag.range.lowerBound)
        }
        if !isSame(last.content, tag.content) { recover(from: tag) }
        guard let closed = closeText(tag) else { return }
        setEnd(of: closed)
        dedent = closed.outerDedent
    }

    private mutating func closeText(_ tag: TemplateTag) -> OpenTag? {
        guard let last = open.last else { return nil }
        if last.isArgument {
            addText(to: lineStart(before: tag) ?? tag.range.lowerBound)
            textStart = tag.range.upperBound
        } else if case .parent(let reference) = last.kind {
            addText(to: tag.range.lowerBound)
            textStart = tag.range.upperBound
            if references[reference].isStandalone, let next = nextLine(after: tag) {
                textStart = next
                if let leading = last.leadingText { nodes[leading] = .text(0..<0) }
            } else {
                references[reference].isStandalone = false
                references[reference].indentation = 0..<0
            }
        } else {
            _ = addTextBeforeLineTag(tag)
        }
        if case .block(let block) = last.kind, let inner = last.innerIndentation, nodes.count > last.node + 1 {
            blocks[block].indentation = dedented(inner)
        }
        open.removeLast()
        return last
    }

    /// The end does not belong to the last tag: either ends are missing, or this one is misspelt.
    private mutating func recover(from tag: TemplateTag) {
        if let index = open.lastIndex(where: { isSame($0.content, tag.content) }) {
            addText(to: tag.range.lowerBound)
            while open.count > index + 1, let unclosed = open.popLast() {
                reportUnclosed(unclosed)
                setEnd(of: unclosed)
                dedent = unclosed.outerDedent
            }
            return
        }
        guard let last = open.last else { return }
        let found = TemplateText.quoted(bytes[tag.content]) ?? "this"
        let expected = TemplateText.quoted(bytes[last.content]) ?? "another one"
        diagnostics.error(
            .templateSyntax,
            "\(found) ends nothing: the section that is open here is \(expected)",
            at: location(of: tag.content.lowerBound),
            notes: [Diagnostic.Note("it was opened here", at: location(of: last.content.lowerBound))],
            suggestion: TemplateText.quoted(bytes[last.content]).map { "did you mean \($0.dropFirst().dropLast())?" }
        )
    }

    mutating func reportUnclosed(_ tag: OpenTag) {
        let name = TemplateText.quoted(bytes[tag.content]) ?? "this section"
        error("\(name) is not closed", at: tag.content.lowerBound)
    }

    mutating func setEnd(of tag: OpenTag) {
        endOptionalLines(behind: tag.node)
        let end = nodes.count
        guard tag.node < nodes.count, tag.kind != .unnamed else { return }
        switch nodes[tag.node] {
        case .section(let path, _): nodes[tag.node] = .section(path: path, end: end)
        case .invertedSection(let path, _): nodes[tag.node] = .invertedSection(path: path, end: end)
        case .parent(let reference, _): nodes[tag.node] = .parent(reference: reference, end: end)
        case .block(let block, _): nodes[tag.node] = .block(block, end: end)
        case .text, .value, .optionalLine, .optionalBlock, .partial: break
        }
    }

    private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.count == right.count && bytes[left].elementsEqual(bytes[right])
    }
}

struct OpenTag {
    enum Kind: Equatable {
        case section, invertedSection
        case parent(reference: Int)
        case block(Int)
        /// The name is none, which was reported; its end is still awaited.
        case unnamed
    }

    let kind: Kind
    /// Text that the end has to repeat.
    let content: Range<Int>
    let node: Int
    /// The step with the white space before a parent tag, which goes if the tag has its lines for itself.
    var leadingText: Int?
    /// A block directly inside of a parent: it fills one of the parent's blocks.
    var isArgument = false
    /// Indentation of the first line inside of a block with an opening tag that stands alone.
    var innerIndentation: Range<Int>?
    /// Number of blanks that are taken from the beginning of each line once it is closed.
    let outerDedent: Int
}

struct TemplateTag {
    enum Kind: Equatable {
        case value, unescapedValue, section, invertedSection, end, partial, parent, block, comment, delimiters
    }

    let kind: Kind
    let range: Range<Int>
    /// Text between the sign and the closing delimiter, without the white space around it.
    let content: Range<Int>
}
