import SwiftModel
import WebModel

/// The results of the SwiftUI column, with their holes filled.
extension ComponentTranslator {
    mutating func add(_ result: SwiftUIResult, to position: Int) throws(Untranslatable) {
        let item = drafts[position].item
        switch result {
        case .value(let name, let type, let ownDefault):
            let filled = try filledType(type, position)
            let value = self.value(filled, ownDefault: ownDefault, isOptionalInRow: type.isOptional, position)
            if let remark = value.remark { drafts[position].remarks.append(remark) }
            let property = SwiftProperty(
                name: filledName(name, position, as: .property),
                type: value.type,
                defaultValue: value.value,
                origin: item.reference
            )
            drafts[position].swiftUI.append(.property(property))
            drafts[position].hasNamesOfRow = name.isLiteral
        case .binding(let name, let type):
            let property = SwiftProperty(
                .binding,
                name: filledName(name, position, as: .property),
                type: try filledType(type, position),
                origin: item.reference
            )
            drafts[position].swiftUI.append(.property(property))
            drafts[position].hasNamesOfRow = name.isLiteral
        case .slot(let name):
            let filled = filledName(name, position, as: .property)
            let view = SwiftIdentifier(filled.name, as: .genericParameter, spelling: context.spelling, fallback: "slot")
            drafts[position].swiftUI.append(
                .slot(SwiftSlot(name: filled, viewType: view, origin: item.reference))
            )
        case .items(let name):
            guard let tag = context.child(of: entry), let child = context.names.components[tag] else {
                throw Untranslatable(reason: "the library has none of the components that `Items` names")
            }
            let items = SwiftItems(
                name: filledName(name, position, as: .property),
                itemType: .generated(GeneratedTypeName(child.view)),
                tag: tag,
                origin: item.reference
            )
            drafts[position].swiftUI.append(.items(items))
        case .action(let name, let parameters, let isOptional):
            let action = SwiftAction(
                name: filledName(name, position, as: .property),
                parameters: try filledParameters(parameters, position),
                isOptional: isOptional,
                origin: item.reference
            )
            drafts[position].swiftUI.append(.action(action))
        case .mechanism(let mechanism):
            drafts[position].swiftUI.append(.mechanism(mechanism))
        case .reference(let reference):
            drafts[position].swiftUI.append(.reference(surface.resolve(reference) ?? reference))
        }
    }

    /// The value of a property when its caller gives none: the row's default, else the web's, translated.
    func value(
        _ type: SwiftType,
        ownDefault: SwiftExpression?,
        isOptionalInRow: Bool,
        _ position: Int
    ) -> DefaultTranslation.Result {
        if let ownDefault { return DefaultTranslation.Result(type: type, value: ownDefault) }
        let item = drafts[position].item
        // What is no property has no default on the web: whoever may leave it out is told by the row's `?`.
        if item.reference.kind != .property, type != type.optional {
            return DefaultTranslation.Result(type: type, value: nil)
        }
        // A `?` in the row itself says that a caller may leave the value out, whatever the web asks for.
        let isRequired = item.isRequired && !isOptionalInRow
        return defaults.result(type, of: item.defaultText, isRequired: isRequired, unit: unit(of: item))
    }

    /// What the web's default is measured in; it makes a difference only to a value in quotes or a number.
    private func unit(of item: WebItem) -> WebUnit? {
        guard let type = item.type, let text = item.defaultText else { return nil }
        switch DefaultValue(text) {
        case .string, .number:
            return context.types.entry(for: type, property: item.reference.name, surface: surface)?.unit
        case .boolean, .nothing, .expression: return nil
        }
    }

    // MARK: Holes

    func filledName(
        _ name: NameTemplate,
        _ position: Int,
        as identifierContext: SwiftIdentifier.Context
    ) -> SwiftIdentifier {
        let reference = drafts[position].item.reference
        return name.filled(
            webName: surface.plainName(of: reference),
            component: names.base.name,
            as: identifierContext,
            spelling: context.spelling
        )
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

    /// The parameters of a closure. An event that carries nothing leaves its `Detail` out.
    mutating func filledParameters(_ parameters: [SwiftType], _ position: Int) throws(Untranslatable) -> [SwiftType] {
        var result: [SwiftType] = []
        for parameter in parameters {
            if parameter == .placeholder(.detail), detailSource(of: position) == nil {
                if let name = undescribedDetail(of: position) {
                    drafts[position].remarks.append("no source says what `\(name)` is; the closure has no argument")
                }
                continue
            }
            do throws(Untranslatable) {
                result.append(try filledType(parameter, position))
            } catch {
                guard parameter == .placeholder(.detail) else { throw error }
                drafts[position].remarks.append("the closure has no argument: \(error.reason)")
            }
        }
        return result
    }

    private mutating func type(
        for placeholder: SwiftType.Placeholder,
        _ position: Int
    ) throws(Untranslatable) -> SwiftType {
        let item = drafts[position].item
        switch placeholder {
        case .component: return .generated(GeneratedTypeName(names.view))
        case .item:
            guard let tag = context.child(of: entry), let child = context.names.components[tag] else {
                throw Untranslatable(reason: "the library has none of the components that `Items` names")
            }
            return .generated(GeneratedTypeName(child.view))
        case .type, .enumeration:
            guard let web = item.type else { throw Untranslatable(reason: "no source tells the type") }
            let type = try types.type(web, at: place(of: item))
            guard placeholder == .enumeration else { return type }
            guard case .generated = type.withoutOptional else {
                throw Untranslatable(reason: "`\(web)` is no set of values")
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

    private func place(of item: WebItem) -> TypeTranslation.Place {
        let name = surface.plainName(of: item.reference)
        return TypeTranslation.Place(
            item: name,
            scope: name,
            property: item.reference.kind == .property ? name : nil
        )
    }

    /// The event whose detail a closure hands on: the item itself, or the first that it consumed.
    private func detailSource(of position: Int) -> Int? {
        ([position] + drafts[position].consumed).first { candidate in
            drafts[candidate].item.reference.kind == .event && drafts[candidate].item.type != nil
        }
    }

    private func undescribedDetail(of position: Int) -> String? {
        ([position] + drafts[position].consumed).lazy.compactMap { drafts[$0].item.undescribedDetail }.first
    }
}
