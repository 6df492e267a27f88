/// The UIKit side of a component.
extension Schema {
    static let uiKit: Members =
        call + [
            "class": .text, "classType": .text, "base": .text, "isControl": .flag, "rootName": .text,
            "generics": .text, "isDesignable": .flag,
            "hasDelegate": .flag, "delegate": .text, "delegateProperty": .text,
            "methods": list(of: ["declaration": lines, "implementation": lines, "doc": lines]),
            "properties": list(of: [
                "declaration": .text, "isOverride": .flag, "isInspectable": .flag, "doc": lines,
            ]),
            "proxies": list(of: [
                "name": .text, "raw": .text, "isOptional": .flag, "type": .text, "property": .text,
            ]),
            "slots": list(of: ["name": .text, "doc": lines]),
            "presentedArguments": list(of: ["head": lines, "value": lines]),
            "awaited": list(of: ["declaration": .text, "member": .text]),
            "modifiers": lines, "usesComponent": .flag, "unused": lines, "hasUnused": .flag,
            "titleSetter": .object(["value": .text, "name": .text]),
        ]
}
