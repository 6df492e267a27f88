import SwiftModel
import WebModel

extension FormerComponents {
    /// A component of which something can't be read is left out: the ledger may be of a version that kept less.
    init(_ kept: KeptLibrary) {
        let table = KeptType.table(of: kept.types)
        let components = kept.signatures.sorted { $0.key < $1.key }.compactMap { tag, signature in
            FormerComponent(tag, signature, table)
        }
        self.init(components, table)
    }

    /// The types that some components were declared with, and all types within these.
    func typeNames(of tags: Set<String>) -> Set<String> {
        var names: Set<String> = []
        var pending = components.filter { tags.contains($0.tag) }.flatMap(\.usedTypes).map(\.description)
        while let name = pending.popLast() {
            guard names.insert(name).inserted else { continue }
            if table.plain(name) != name { pending.append(table.plain(name)) }
            pending += (table.enums[name]?.payloads ?? []).flatMap(\.generatedNames).map(\.description)
            pending += (table.structs[name]?.members ?? []).flatMap(\.type.generatedNames).map(\.description)
        }
        return names
    }
}

extension FormerComponent {
    fileprivate init?(_ tag: String, _ kept: KeptSignature, _ table: GeneratedTypeTable) {
        guard let names = kept.names.flatMap(Names.init) else { return nil }
        let reader = KeptReader(kept)
        var inits: [InitSignature] = []
        for kind in InitSignature.Kind.allCases {
            guard let parameters = kept.inits[kind] else { continue }
            guard let read = reader.all(parameters, reader.parameter) else { return nil }
            inits.append(InitSignature(kind: kind, parameters: read))
        }
        let sender = UIKitDelegate.sender(names.base)
        guard inits.first?.kind == .main, let properties = reader.all(kept.uiKit, reader.property),
            let texts = reader.all(kept.texts, reader.text),
            let methods = reader.all(kept.delegate, { reader.method($0, sender) })
        else { return nil }
        let strings = kept.names?.strings.flatMap(KeptType.name)
        guard texts.isEmpty || strings != nil else { return nil }
        let types =
            inits.flatMap(\.parameters).flatMap(\.form.types) + texts.map(\.type) + properties.map(\.type)
            + methods.flatMap(\.parameters)
        let stringsType = strings ?? GeneratedTypeName(SwiftIdentifier("Strings", as: .nestedType), in: names.tokens)
        self.init(
            tag: tag,
            names: names,
            primitive: kept.names?.primitive.flatMap(NativePrimitive.init),
            generics: kept.names?.generics ?? [],
            inits: inits,
            presentation: kept.names?.presentation.flatMap { SwiftIdentifier(swift: $0, as: .function)?.name },
            texts: texts,
            stringsType: stringsType,
            usedTypes: Set(types.flatMap(\.generatedNames).filter { texts.isEmpty || $0 != stringsType })
                .union(table.names(in: names.tokens)),
            properties: properties,
            proxies: reader.proxies(of: properties, table),
            title: kept.names?.title.flatMap { SwiftIdentifier(swift: $0, as: .uiKitProperty) },
            isControl: kept.names?.isControl ?? false,
            methods: methods
        )
    }
}

extension FormerComponent.Names {
    fileprivate init?(_ kept: KeptNames) {
        let names = [kept.view, kept.tokens, kept.uiKit, kept.delegate].compactMap {
            SwiftIdentifier(swift: $0, as: .type)
        }
        guard names.count == 4, SwiftIdentifier(swift: kept.base, as: .namePart) != nil else { return nil }
        self.init(base: kept.base, view: names[0], tokens: names[1], uiKit: names[2], delegate: names[3])
    }
}

private struct KeptReader {
    private let kept: KeptSignature
    private let generics: Set<String>

    init(_ kept: KeptSignature) {
        self.kept = kept
        generics = Set((kept.names?.generics ?? []).map { String($0.prefix { $0 != ":" && $0 != " " }) })
    }

    /// nil where one can't be read.
    func all<Element>(_ lines: [KeptParameter], _ read: (KeptParameter) -> Element?) -> [Element]? {
        let elements = lines.compactMap(read)
        return elements.count == lines.count ? elements : nil
    }

    func parameter(_ line: KeptParameter) -> ParameterSignature? {
        let text = line.defaultText == KeptParameter.someDefault ? nil : line.defaultText
        guard
            let name = SwiftIdentifier(swift: line.name, as: .property)
                ?? SwiftIdentifier(swift: line.name, as: .function),
            let form = form(line), text.map(WrittenValue.isOne) != false
        else { return nil }
        // The value may be left out, and nobody kept its default.
        if case .value = form, line.hasDefault, text == nil { return nil }
        var parameter = ParameterSignature(
            name: name,
            form: form,
            isUnlabeled: line.isUnlabeled,
            defaultText: text,
            isRequired: !line.hasDefault,
            origin: line.origin
        )
        if form == .slot || form == .rows {
            parameter.viewType = SwiftIdentifier("\(line.name)Content", as: .genericParameter)
        }
        return parameter
    }

    private func form(_ line: KeptParameter) -> ParameterSignature.Form? {
        switch line.type {
        case KeptParameter.view: return .slot
        case KeptParameter.rows: return .rows
        case KeptParameter.data: return .data
        default: break
        }
        let binding = "Binding<"
        if line.type.hasPrefix(binding), let end = [">", ">?"].first(where: line.type.hasSuffix) {
            return type(String(line.type.dropFirst(binding.count).dropLast(end.count))).map {
                .binding($0, isOptional: end == ">?")
            }
        }
        guard let type = type(line.type) else { return nil }
        let form = ParameterSignature.Form.value(type)
        if case .action(_, let isOptional) = form.plain, isOptional == line.hasDefault { return form.plain }
        return form
    }

    func type(_ text: String) -> SwiftType? { try? SwiftTypeParser.parse(generated: text, parameters: generics) }

    func property(_ line: KeptParameter) -> UIKitSignature.Property? {
        guard let name = SwiftIdentifier(swift: line.name, as: .uiKitProperty), let type = type(line.type),
            let origin = line.origin, line.defaultText.map(WrittenValue.isOne) != false
        else { return nil }
        return UIKitSignature.Property(name: name, type: type, defaultText: line.defaultText, origin: origin)
    }

    func text(_ line: KeptParameter) -> SwiftText? {
        guard let name = SwiftIdentifier(swift: line.name, as: .property), let type = type(line.type),
            let origin = line.origin
        else { return nil }
        guard let value = line.defaultText else {
            return SwiftText(name: name, type: type, defaultValue: nil, origin: origin)
        }
        guard let expression = try? SwiftExpressionParser.parse(value) else { return nil }
        return SwiftText(name: name, type: type, defaultValue: expression, origin: origin)
    }

    func method(_ line: KeptParameter, _ sender: String) -> UIKitDelegate.Method? {
        guard case .function(let parameters, .void)? = type(line.type), let origin = line.origin,
            SwiftIdentifier(swift: line.name, as: .function) != nil
        else { return nil }
        return UIKitDelegate.Method(name: line.name, sender: sender, parameters: parameters, origin: origin)
    }

    func proxies(of properties: [UIKitSignature.Property], _ table: GeneratedTypeTable) -> [UIKitProxy] {
        (kept.names?.proxies ?? [:]).sorted { $0.key < $1.key }.compactMap { name, property in
            guard let name = SwiftIdentifier(swift: name, as: .uiKitProperty),
                let property = properties.first(where: { $0.name.name == property }),
                let form = table.enumeration(of: property.type)?.form, form == .strings || form == .integers
            else { return nil }
            return UIKitProxy(
                name: name,
                property: property.name,
                type: property.type,
                raw: form == .strings ? "String" : "Int"
            )
        }
    }
}

extension GeneratedTypeTable {
    /// Types that are nested in the tokens of a component, and types with second names there.
    fileprivate func names(in tokens: SwiftIdentifier) -> Set<GeneratedTypeName> {
        let names = enums.values.map(\.name) + structs.values.map(\.name)
        return Set(names.filter { $0.scope?.name == tokens.name } + aliased(in: tokens))
    }
}
