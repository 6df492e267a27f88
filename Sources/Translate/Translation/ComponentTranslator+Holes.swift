import Core
import SwiftModel
import WebModel

extension ComponentTranslator {
    func filledName(
        _ name: NameTemplate,
        _ position: Int,
        as identifierContext: SwiftIdentifier.Context
    ) -> SwiftIdentifier {
        name.filled(
            webName: meantName(position),
            component: names.base.name,
            as: identifierContext,
            spelling: context.spelling
        )
    }

    /// The `sliderMax` of a slider is its `max` where a row speaks of that.
    private func meantName(_ position: Int) -> String {
        let item = drafts[position].item.reference
        guard item.kind == .property, case .rule(let match) = drafts[position].decision.verdict else {
            return surface.plainName(of: item)
        }
        let names = match.rule.patterns.flatMap(\.names).filter { $0.precision == .exact }
        let own = [item.name, surface.bareName(of: item), surface.flagName(of: item)].compactMap(\.self)
        return own.first { name in names.contains { $0.matches(name) } } ?? item.name
    }

    mutating func filledType(_ type: SwiftType, _ position: Int) throws(Untranslatable) -> SwiftType {
        guard type.containsPlaceholder else { return type }
        var problem: Untranslatable?
        let filled = type.replacingPlaceholders { placeholder in
            do throws(Untranslatable) {
                return try self.type(for: placeholder, position)
            } catch {
                problem = error
                return .void
            }
        }
        if let problem { throw problem }
        return filled
    }

    /// An event that carries nothing leaves its `Detail` out.
    mutating func filledParameters(_ parameters: [SwiftType], _ position: Int) throws(Untranslatable) -> [SwiftType] {
        var result: [SwiftType] = []
        for parameter in parameters {
            if parameter == .placeholder(.detail), detailSource(of: position) == nil { continue }
            let mark = types.generated.mark
            do throws(Untranslatable) {
                if parameter == .placeholder(.detail), let fields = try detailFields(of: position) {
                    result += fields
                    continue
                }
                result.append(try filledType(parameter, position))
            } catch {
                guard parameter == .placeholder(.detail) else { throw error }
                types.generated.goBack(to: mark)
                drafts[position].remark("the closure has no argument: \(error.reason)")
            }
        }
        return result
    }

    /// Sorted by name, so that the order of a source counts for nothing. nil where the detail is a value itself, or has
    /// more than three plain fields.
    private mutating func detailFields(of position: Int) throws(Untranslatable) -> [SwiftType]? {
        guard let source = detailSource(of: position), case .object(let members)? = drafts[source].item.type?.shape,
            members.allSatisfy({ $0.kind == .property })
        else { return nil }
        let mark = types.generated.mark
        let told = types.remarks
        let name = surface.plainName(of: drafts[source].item.reference)
        var fields: [(name: String, type: SwiftType)] = []
        for member in members.sorted(by: { $0.name < $1.name }) {
            let mark = types.generated.mark
            let place = TypeTranslation.Place(item: "\(name)-\(member.name)", scope: member.name, property: member.name)
            do throws(Untranslatable) {
                let type = try types.type(member.type, at: place)
                fields.append((member.name, member.isOptional && type != .bool ? type.optional : type))
            } catch {
                types.generated.goBack(to: mark)
                types.remark("\(code: member.name) is left out: \(error.reason)")
            }
        }
        guard fields.count == 1 || ((2...3).contains(fields.count) && fields.allSatisfy { $0.type.isPlain }) else {
            types.generated.goBack(to: mark)
            types.remarks = told
            return nil
        }
        let names = fields.map { "\(code: $0.name)" }.joined(separator: ", ")
        drafts[position].remark("the closure is told \(names)")
        return fields.map(\.type)
    }

    private mutating func type(
        for placeholder: SwiftType.Placeholder,
        _ position: Int
    ) throws(Untranslatable) -> SwiftType {
        let item = drafts[position].item
        switch placeholder {
        case .component: return .generated(GeneratedTypeName(names.view))
        case .item: return try itemType(of: position).type
        case .type, .enumeration:
            guard let web = item.type else { throw Untranslatable(reason: "no source tells the type") }
            let type = try types.type(web, at: place(of: item))
            guard placeholder == .enumeration else { return type }
            guard case .generated = type.withoutOptional else {
                throw Untranslatable(reason: "\(code: web) is no set of values")
            }
            return type
        case .detail:
            guard let source = detailSource(of: position), let web = drafts[source].item.type else {
                throw Untranslatable(reason: "there is no event that carries anything")
            }
            let event = drafts[source].item.reference
            let name = surface.plainName(of: event)
            return try types.type(web, at: TypeTranslation.Place(item: "\(name)-detail", scope: name, property: nil))
        }
    }

    func place(of item: WebItem) -> TypeTranslation.Place {
        let name = surface.plainName(of: item.reference)
        return TypeTranslation.Place(
            item: name,
            scope: name,
            property: item.reference.kind == .property ? name : nil,
            isWhole: item.reference.kind == .property
                && item.defaultText.flatMap(Double.init).map { Int(exactly: $0) != nil } ?? false
        )
    }

    /// Finds the first event that an item took which is none itself.
    func consumedEvent(of position: Int) -> ItemReference? {
        guard drafts[position].item.reference.kind != .event else { return nil }
        return drafts[position].consumed.lazy.map { drafts[$0].item.reference }.first { $0.kind == .event }
    }

    /// Takes the item itself, or the first event that it consumed.
    private func detailSource(of position: Int) -> Int? {
        ([position] + drafts[position].consumed).first { candidate in
            drafts[candidate].item.reference.kind == .event && drafts[candidate].item.type != nil
        }
    }

    /// Takes the objects of a property, or the child components.
    mutating func itemType(of position: Int) throws(Untranslatable) -> (tag: String?, type: SwiftType) {
        guard drafts[position].item.reference.kind == .property else {
            // The objects that a property holds: an event tells of them, and where no children are data, so does all else.
            let isTold = drafts[position].item.reference.kind == .event
            if isTold || context.children(of: entry, beside: component.tag).isEmpty, let listedObjects {
                return listedObjects
            }
            return try child(of: position)
        }
        return (nil, try objectItem(of: position))
    }

    private var listedObjects: (tag: String?, type: SwiftType)? {
        for member in drafts.lazy.flatMap(\.swiftUI) {
            if case .items(let type, tag: nil)? = member.member?.form { return (nil, type) }
        }
        return nil
    }

    /// A row may name several children; then the others are told.
    private mutating func child(of position: Int) throws(Untranslatable) -> (tag: String?, type: SwiftType) {
        let children = context.children(of: entry, beside: component.tag)
        guard let tag = children.first, let names = context.names.components[tag] else {
            throw Untranslatable(reason: "the library has none of the components that `Items` names")
        }
        for other in children.dropFirst() { drafts[position].remark("only <\(tag)> is data here, and not <\(other)>") }
        return (tag, .generated(GeneratedTypeName(names.view)))
    }
}

extension SwiftType {
    fileprivate var isPlain: Bool {
        switch unwrapped {
        case .named(let name, []): ["String", "Bool", "Date", "URL"].contains(name) || isNumber
        case .generated: true
        default: false
        }
    }
}
