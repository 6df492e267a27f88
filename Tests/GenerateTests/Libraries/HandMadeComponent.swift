import Core
import SwiftModel
import WebModel

@testable import Generate

/// A component as a test writes it down, in the words of its Swift API.
struct HandMadeComponent {
    var swift: SwiftComponent

    init(_ base: String = "Button", primitive: NativePrimitive? = .button) {
        let part = SwiftIdentifier(base, as: .namePart)
        func type(_ name: String) -> SwiftIdentifier { SwiftIdentifier(name, as: .type) }
        swift = SwiftComponent(
            tag: "elvt-\(base.lowercased())",
            names: SwiftComponentNames(
                web: part.name.lowercased(),
                base: part,
                view: type("Elevate\(part.name)"),
                uiKit: type("ElevateUIKit\(part.name)"),
                tokens: type("\(part.name)Tokens"),
                componentTokens: type("\(part.name)ComponentTokens"),
                delegate: type("ElevateUIKit\(part.name)Delegate"),
                root: type("ElevateUIKit\(part.name)Root"),
                previews: type("Elevate\(part.name)Previews"),
                tests: type("Elevate\(part.name)Tests")
            )
        )
        swift.primitive = primitive
        swift.places = TranslatedLibraries.places(of: primitive)
    }

    var scaffold: ComponentScaffold { ComponentScaffold(swift, web: nil) }
    var library: SwiftLibrary { SwiftLibrary(prefix: "Elevate", components: [swift], variants: .builtIn) }

    // MARK: Members, in the order of the source

    func value(_ name: String, _ type: SwiftType, default value: SwiftExpression? = nil, of web: String? = nil) -> Self
    {
        with(.value(type), name, default: value, of: ItemReference(.property, web ?? name))
    }

    func binding(_ name: String, _ type: SwiftType, of web: String? = nil) -> Self {
        with(.binding(type), name, of: ItemReference(.property, web ?? name))
    }

    func slot(_ name: String, of web: String? = nil) -> Self {
        let type = SwiftIdentifier(name, as: .genericParameter)
        return with(.slot(viewType: type), name, of: ItemReference(.slot, web ?? name))
    }

    /// Children of a tag, or values of a property.
    func items(_ name: String, _ type: SwiftType, tag: String?) -> Self {
        with(.items(type, tag: tag), name, of: ItemReference(tag == nil ? .property : .slot, name))
    }

    func action(
        _ name: String,
        _ parameters: [SwiftType] = [],
        isOptional: Bool = true,
        of origin: ItemReference? = nil
    ) -> Self {
        with(.action(parameters: parameters, isOptional: isOptional), name, of: origin ?? ItemReference(.event, name))
    }

    private func with(
        _ form: Member.Form,
        _ name: String,
        default value: SwiftExpression? = nil,
        of origin: ItemReference
    ) -> Self {
        changed {
            let name = SwiftIdentifier(name, as: .property)
            $0.members.append(Member(form, name: name, defaultValue: value, origin: origin))
        }
    }

    /// An enum nested in the component's tokens, and a value of it.
    func variant(_ name: String, _ values: [String], isOptional: Bool = false, default value: String? = nil) -> Self {
        let type = generated(name)
        return changed { swift in
            guard case .generated(let typeName, _) = type else { return }
            let cases = values.map { SwiftEnum.Case(name: SwiftIdentifier($0, as: .enumCase), value: .string($0)) }
            swift.enums.append(SwiftEnum(name: typeName, form: .strings, cases: cases))
        }
        .value(
            name,
            isOptional ? .optional(type) : type,
            default: value.map { .member(SwiftIdentifier($0, as: .enumCase)) }
        )
    }

    /// A struct nested in the component's tokens.
    func structure(_ name: String, _ members: [(String, SwiftType)], isItem: Bool = false) -> Self {
        guard case .generated(let typeName, _) = generated(name) else { return self }
        var structure = SwiftStruct(
            name: typeName,
            members: members.map { .init(name: SwiftIdentifier($0, as: .property), type: $1, webName: $0) }
        )
        structure.isItem = isItem
        return changed { $0.structs.append(structure) }
    }

    func generated(_ name: String) -> SwiftType {
        .generated(GeneratedTypeName(SwiftIdentifier(name, as: .nestedType), in: swift.names.tokens))
    }

    func changed(_ change: (inout SwiftComponent) -> Void) -> Self {
        var copy = self
        change(&copy.swift)
        return copy
    }
}

extension SourceLocation {
    /// Where something is that a test made.
    static let inTest = SourceLocation.start(of: SourcePath("test"))
}
