package import Core

package struct Template: Sendable {
    package let file: SourceFile
    /// False after an error in its syntax. Such a template still knows its names, and is never rendered.
    package let isSound: Bool

    let nodes: [TemplateNode]
    let paths: [TemplatePath]
    let references: [TemplateReference]
    let blocks: [TemplateBlock]
    private let lines: LineIndex

    /// Reads a template to its end in spite of mistakes, and reports all of them.
    package init(_ file: SourceFile, mode: TemplateMode = .strict, into diagnostics: inout DiagnosticBag) {
        self.file = file
        guard file.bytes.count <= TemplateLimits.size else {
            let limit = TemplateLimits.size >> 20
            let message = "the template has \(file.bytes.count) bytes, more than the \(limit) MiB that one may have"
            diagnostics.error(.templateTooLarge, message, at: .start(of: file.path))
            (isSound, nodes, paths, references, blocks) = (false, [], [], [], [])
            lines = LineIndex([UInt8]())
            return
        }
        lines = LineIndex(file.bytes)
        var parser = TemplateParser(file, lines: lines, mode: mode)
        parser.parse()
        isSound = !parser.diagnostics.hasErrors
        (nodes, paths, references, blocks) = (parser.nodes, parser.paths, parser.references, parser.blocks)
        diagnostics.add(contentsOf: parser.diagnostics)
    }

    package func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: file.path) }
}

extension Template {
    package var names: [TemplateName] { names(in: 0..<nodes.count) }

    /// Goes as deep as sections may be nested, no deeper.
    private func names(in range: Range<Int>) -> [TemplateName] {
        var names: [TemplateName] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let node = nodes[index]
            let children = node.end.map { self.names(in: index + 1..<$0) } ?? []
            switch node {
            case .text, .optionalLine, .optionalBlock: break
            case .value(let path, _): names.append(name(.value, path: path, children: children))
            case .section(let path, _): names.append(name(.section, path: path, children: children))
            case .invertedSection(let path, _): names.append(name(.invertedSection, path: path, children: children))
            case .partial(let reference): names.append(name(references[reference], isParent: false, children: children))
            case .parent(let reference, _):
                names.append(name(references[reference], isParent: true, children: children))
            case .block(let block, _):
                let block = blocks[block]
                names.append(TemplateName(.block, [block.name], at: location(of: block.offset), children: children))
            }
            index = node.end ?? index + 1
        }
        return names
    }

    private func name(_ kind: TemplateName.Kind, path: Int, children: [TemplateName]) -> TemplateName {
        let path = paths[path]
        return TemplateName(kind, path.keys.map(\.name), at: location(of: path.offset), children: children)
    }

    private func name(_ reference: TemplateReference, isParent: Bool, children: [TemplateName]) -> TemplateName {
        switch reference.target {
        case .named(let name):
            return TemplateName(
                isParent ? .parent : .partial,
                [name],
                at: location(of: reference.offset),
                children: children
            )
        case .dynamic(let path):
            return name(isParent ? .dynamicParent : .dynamicPartial, path: path, children: children)
        }
    }
}

/// A block, `{{$name}}`: a part of a template that a template that inherits from it may fill.
struct TemplateBlock: Sendable, Hashable {
    enum Site: Sendable, Hashable {
        /// Opening tag with a line for itself, which is not in the output.
        case standalone
        /// White space stands before it, which is in the output.
        case firstInLine
        case inline
    }

    let name: String
    let offset: Int
    var site: Site
    /// Bytes before each line of the content that fills the block.
    var indentation: Range<Int>
}

/// Text together with the names that it mentions, which a rendering tells where it wrote them. Names mean nothing to
/// the engine. A class, so that a value of a template stays as small as a text.
package final class TemplateCode: Sendable {
    package let text: String
    package let mentions: [String]

    package init(_ text: String, mentioning names: [String]) {
        self.text = text
        mentions = names
    }
}

extension TemplateCode: Hashable {
    package static func == (left: TemplateCode, right: TemplateCode) -> Bool {
        left.text == right.text && left.mentions == right.mentions
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(mentions)
    }
}

/// A dotted name in a template, split and hashed when the template is read. Without parts it is `.`, the current item.
struct TemplatePath: Sendable, Hashable {
    let keys: [TemplateKey]
    let offset: Int

    var text: String { keys.isEmpty ? "." : keys.map(\.name).joined(separator: ".") }
}

/// A tag that includes another template: `{{>name}}` or `{{<name}}`.
struct TemplateReference: Sendable, Hashable {
    enum Target: Sendable, Hashable {
        case named(String)
        /// The name is a value of the data: the path with this index.
        case dynamic(path: Int)
    }

    let target: Target
    let offset: Int
    /// Bytes before each line of the included template. Only a tag that has its line for itself has any.
    var indentation: Range<Int>
    /// Whether the line of the tag is not in the output: the included template begins and ends it.
    var isStandalone: Bool
    /// The blocks of a parent tag, by name: the positions of their steps.
    var arguments: [String: Int] = [:]
}

/// Name that a template uses, for a check against known names without data and without rendering.
package struct TemplateName: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case value, section, invertedSection
        case partial, dynamicPartial, parent, dynamicParent
        case block
    }

    package let kind: Kind
    /// A dotted name in its parts; none for `.`. The name of a template or a block is one part.
    package let parts: [String]
    package let location: SourceLocation
    package let children: [TemplateName]

    init(_ kind: Kind, _ parts: [String], at location: SourceLocation, children: [TemplateName] = []) {
        self.kind = kind
        self.parts = parts
        self.location = location
        self.children = children
    }

    package var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

/// A template is a row of steps, not a tree: a body is the steps up to `end`, so that no nesting grows the stack.
enum TemplateNode: Sendable, Hashable {
    case text(Range<Int>)
    case value(path: Int, isEscaped: Bool)
    /// Line that is left out where a value in it is absent, and with it the lines up to the end. It opens no context.
    case optionalLine(lineEnd: Int, end: Int)
    /// Place in the output where a block begins that is taken out at the end if nothing is in it.
    case optionalBlock
    case section(path: Int, end: Int)
    case invertedSection(path: Int, end: Int)
    case partial(reference: Int)
    /// Call of a parent. Its body is not rendered in place: it holds the blocks that fill the blocks of the parent.
    case parent(reference: Int, end: Int)
    case block(Int, end: Int)

    var end: Int? {
        switch self {
        case .section(_, let end), .invertedSection(_, let end), .parent(_, let end), .block(_, let end): end
        case .text, .value, .optionalLine, .optionalBlock, .partial: nil
        }
    }

    var reference: Int? {
        switch self {
        case .partial(let reference), .parent(let reference, _): reference
        case .text, .value, .optionalLine, .optionalBlock, .section, .invertedSection, .block: nil
        }
    }
}
