/// Shapes that the schema of the renderer's own data is written with, topic by topic.
enum Schema {
    struct Members: ExpressibleByDictionaryLiteral {
        var members: [ContextSchema.Member]

        init(_ members: [ContextSchema.Member]) { self.members = members }

        init(dictionaryLiteral members: (String, ContextSchema.Shape)...) {
            self.members = members.map { ContextSchema.Member($0.0, $0.1) }
        }

        static func + (left: Members, right: Members) -> Members { Members(left.members + right.members) }
    }

    /// A text that may be absent, which a section opens and calls `text`.
    static let optional = ContextSchema.Shape.object(["text": .text])
    static let lines = ContextSchema.Shape.list(.text)

    static func role(_ kind: RoleKind) -> ContextSchema.Shape { kind.shape ?? .reference(kind.rawValue) }

    static func list(of members: Members) -> ContextSchema.Shape { .list(.object(members.members)) }

    // MARK: What all templates have

    static let run: Members = [
        "guard": .text, "target": .text, "module": .text, "modernOnChange": .flag, "hasPreviewMacro": .flag,
        "hasGlass": .flag, "mayLackGlass": .flag,
        "hasObservation": .flag, "hasViewTracking": .flag, "hasNavigationStack": .flag,
        "hasScrollIndicators": .flag,
        "theme": .object(["themeType": .text, "themeValue": .text, "themeProvider": .text]),
    ]

    static func root(run: Members, component: Members) -> Members {
        ["run": .object(run.members), "component": .object(component.members), "template": .text]
    }
}

extension Schema {
    /// Fields that no single member answers.
    static let body: Members =
        [
            "messages": .list(role(.shown)), "errors": .list(role(.shown)), "tellsErrorAlways": optional,
            "errorCondition": optional, "spokenError": optional, "isField": .flag,
            "characterCount": .object(["condition": .text, "count": .text]),
            "destructive": optional,
            "hasAxis": .flag, "setsControlSize": .flag, "setsTint": .flag, "keyboard": .text, "selected": optional,
            "loading": optional, "outerPadding": optional, "gap": .text,
            "frame": .object([
                "states": list(of: ["text": .text]), "state": optional, "hasStates": .flag, "isPlain": .flag,
            ]), "clearable": optional, "mixed": optional,
            "arrangement": optional, "isLabelFirst": optional, "rejection": optional,
            "noRows": optional, "noRowsMessage": optional, "hasValues": .flag, "valueColumns": optional,
            "heads": optional,
            "pages": .object(["initialPage": optional, "initialSize": optional]),
            "rowChoice": .object(["binding": .text, "limited": .text]), "choosesOne": optional, "choosesNone": optional,
            "itemLists": .list(role(.items)), "iconSize": .text, "lineHeight": .text,
            "timeLimit": optional, "countedPage": optional,
            "toggled": .text, "secure": optional, "prompt": .text, "unlessReadOnly": .text,
            "typedText": held, "pickedFiles": held, "currentPage": held,
            "reports": list(of: ["value": .text, "call": .text, "delay": optional]),
            "choice": .object([
                "binding": .text, "allowsSeveral": optional, "isReadOnly": optional, "selectsAll": optional,
                "selection": .text, "one": .text,
            ]),
            "options": .object([
                "name": .text, "each": .text, "label": .text, "value": .text, "iconText": optional,
                "detailText": optional, "isDisabled": optional, "isLoading": optional, "spoken": optional,
                "hint": optional,
            ]), "hasOptions": .flag,
            "thumbs": list(of: thumb), "thumbList": .object((thumb + ["count": .text]).members),
        ]
        + Members(TokenContext.partNames.map { ContextSchema.Member("style-\($0)", .flag) })
        + Members(TokenContext.partNames.map { ContextSchema.Member("part-\($0)", optional) })

    private static let held = ContextSchema.Shape.object(["name": .text, "binding": .text])

    private static let thumb: Members = ["binding": .text, "value": .text, "spoken": .text, "identifier": .text]

    static let frame: Members = [
        "environment": lines, "state": lines, "helpers": list(of: ["lines": lines]), "view": lines,
        "usesFocus": .flag, "usesStrings": .flag, "usesOpenURL": .flag,
        "hasProperties": .flag, "hasHelpers": .flag, "hasAccessors": .flag,
        "inert": lines, "accessors": list(of: ["name": .text, "type": .text, "value": .text]),
        "preview": preview, "previewName": .text, "hasExampleItem": .flag,
        "documented": list(
            of: [
                "name": .text, "title": optional, "needsItem": .flag, "state": lines, "hasState": .flag, "body": lines,
                "hasNext": .flag,
            ]
        ), "hasDocumented": .flag,
        "presentation": .object((presentation + presenting + ["template": .text]).members),
        "attachment": .object(attachment.members),
    ]

    static let preview = ContextSchema.Shape.object([
        "isShown": .flag,
        "examples": .list(
            .object(
                (call + [
                    "title": .text, "state": optional, "variants": .object(["type": .text, "each": .text]),
                ]).members
            )
        ),
    ])

    static let catalog: Members = [
        "categories": list(of: ["name": .text, "title": .text]),
        "entries": list(of: [
            "name": .text, "member": .text, "title": .text, "category": .text, "examples": .text,
        ]),
    ]
    static let catalogExamples: Members = ["preview": preview, "hasExampleItem": .flag]

    static let item: Members = ["inert": lines, "hasRemarks": .flag]

    static let call: Members = ["head": .text, "arguments": lines, "hasArguments": .flag]

    static let presentation: Members = [
        "presented": .text,
        "colorsValue": .text, "metricsValue": .text, "outlineValue": .text, "edgeValue": .text, "cornerValue": .text,
        "directionValue": .text, "scrim": .text, "bannerSpacing": .text,
    ]

    static let presented: Members = ["arguments": lines]

    static let presenting: Members = [
        "functions": list(
            of: [
                "generics": .text, "doc": lines, "parameters": lines, "arguments": lines, "isDisfavored": .flag,
                "binding": optional, "isOpenAtFirst": .flag, "hasNext": .flag,
            ]
        )
    ]

    static let attachment: Members = [
        "functions": list(
            of: [
                "generics": .text, "doc": lines, "parameters": lines, "arguments": lines, "hasNext": .flag,
            ]
        )
    ]
}
