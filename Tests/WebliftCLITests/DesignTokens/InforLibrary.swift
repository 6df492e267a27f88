import Foundation

/// The library that the tokens of a real design system are for, as far as they name its components, made for tests: the file with its
/// tokens is published, and names 88 components. What each can be is what the words of its tokens say it can.
enum InforLibrary {
    /// The components that the tokens name.
    static let names = """
        about accordion action-panel action-sheet alert app-menu axis-chart badge bar-chart block-grid box
        breadcrumb button calendar card checkbox color color-picker container counts data-grid data-label
        date-picker drawer dropdown editor empty-message error-page fieldset filter-field form header hierarchy
        hyperlink icon image input line-chart list-box list-builder list-view loading-indicator lookup masthead
        menu message modal module-nav month-view multiselect notification-banner pager pie-chart popup
        process-indicator progress-bar progress-chart radio rating scroll-view search-field separator skip-link
        slider spinbox splitter stats step-chart swaplist swappable swipe-action switch tab tag text textarea
        time-picker toast toolbar tooltip tree treemap trigger-field upload upload-advanced week-view widget wizard
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// What holds items, which no token names itself.
    private static let parents = ["tabs", "radio-group"]

    /// Each component with its attributes, and its slots behind a `#`. What is chosen among has a bar between its values.
    private static let surface = """
        accordion #header
        action-panel #header
        alert icon:info|success|caution|error|warning|new|progress disabled:boolean
        badge color:info|success|caution|error|warning
        box selected:boolean
        breadcrumb label:string
        button appearance:primary|secondary|tertiary \
        color-variant:alternate|formatter|app-menu|module|system|ai|toggle|menu toggle-color:orange|red \
        destructive:boolean disabled:boolean
        calendar compact:boolean
        card selected:boolean action:string #header #footer
        checkbox checked:boolean label:string disabled:boolean indeterminate:boolean
        data-grid row-height:xxs|xs|sm|md|lg list-style:boolean
        date-picker value:string label:string disabled:boolean readonly:boolean
        drawer visible:boolean type:app-menu|action-sheet #header #footer
        dropdown label:string disabled:boolean readonly:boolean
        editor readonly:boolean
        header color-variant:alternate
        hyperlink visited:boolean href:string disabled:boolean
        icon \
        status-color:blue|caution|error|green|info|neutral|orange|purple|red|success|teal|warning|yellow \
        icon:string disabled:boolean
        image status:available|away|busy|unknown
        input value:string label:string disabled:boolean readonly:boolean placeholder:string \
        status:error|alert|info|success|warning color-variant:app-menu|header required:boolean dirty:boolean
        list-view selected:boolean
        loading-indicator appearance:primary|tertiary destructive:boolean
        lookup value:string label:string disabled:boolean readonly:boolean
        message status:error|info|success|warning
        modal visible:boolean #header #footer
        month-view compact:boolean
        multiselect label:string
        notification-banner type:success|warning|info|error
        popup visible:boolean inverse:boolean
        process-indicator status:done|started|canceled
        progress-bar value:number min:number max:number
        radio checked:boolean label:string disabled:boolean value:string
        rating value:number min:number max:number
        search-field value:string label:string disabled:boolean readonly:boolean placeholder:string \
        color-variant:app-menu|card|header
        separator color-variant:alternate
        skip-link href:string
        slider disabled:boolean readonly:boolean value:number min:number max:number
        spinbox value:string label:string disabled:boolean readonly:boolean
        splitter dragging:boolean
        stats trend:positive|negative double-width:boolean
        swipe-action side:left|right
        switch checked:boolean label:string disabled:boolean
        tab disabled:boolean selected:boolean text:string value:string
        tag color:info|success|caution|error|warning|secondary|purple|teal clickable:boolean disabled:boolean
        textarea value:string label:string disabled:boolean readonly:boolean placeholder:string \
        status:error|alert|info|success|warning
        time-picker value:string label:string disabled:boolean readonly:boolean
        tooltip status:error|info|success|warning inverse:boolean
        trigger-field value:string label:string disabled:boolean readonly:boolean
        upload-advanced status:complete|error disabled:boolean
        widget selected:boolean #header #footer
        tabs color-variant:alternate|module orientation:horizontal|vertical value:string
        radio-group value:string label:string disabled:boolean
        """

    static let manifest: String = {
        let lines = surface.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let items = Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0.dropFirst()) })
        return SmallLibrary.manifest(
            (names + parents).map { name in
                let words = items[name] ?? []
                let attributes = words.filter { !$0.hasPrefix("#") }.map { word in
                    let parts = word.split(separator: ":").map(String.init)
                    let values = parts[1].split(separator: "|")
                    let isType = values.count == 1 && ["boolean", "string", "number"].contains(parts[1])
                    let type = isType ? parts[1] : values.map { "'\($0)'" }.joined(separator: " | ")
                    return #"{"name": "\#(parts[0])", "type": {"text": "\#(type)"}}"#
                }
                let slots = ["#"] + words.filter { $0.hasPrefix("#") }
                let lists = [
                    ("attributes", attributes), ("slots", slots.map { #"{"name": "\#($0.dropFirst())"}"# }),
                ].map { "\"\($0)\": [\($1.joined(separator: ", "))]" }
                return SmallLibrary.component("ids-\(name)", [], lists.joined(separator: ", "))
            }
        )
    }()

    /// What no name says, as a project would.
    static let matrix = """
        ## Components

        | Web | SwiftUI | Why |
        |---|---|---|
        | `ids-calendar` | `Container` | it shows what happens on days, and nobody chooses one |
        | `ids-module-nav` | `Container` | a bar beside the content |
        | `ids-tabs` | `TabView` | |
        | `ids-app-menu` | `Container` | it holds an accordion |
        """

    static let configuration = """
        {"inputs": ["lib.json"], "matrix": ["matrix.md"],
         "tokens": {"files": ["t.scss", "primitives.css"],
          "prefixes": {"component": ["ids-"], "primitive": ["ids-color-", "ids-space-"], "alias": ["ids-border-"]}}}
        """

    /// What the file refers to and does not declare is of a package that is not here: a value for each, of its kind.
    static func primitives(missingIn tokens: String) -> String {
        let declared = Set(tokens.matches(of: #/(?m)^\s*--([A-Za-z0-9-]+)\s*:/#).map { String($0.1) })
        let used = Set(tokens.matches(of: #/var\(--([A-Za-z0-9-]+)/#).map { String($0.1) })
            .union(tokens.matches(of: #/\$([a-z0-9-]+)/#).map { String($0.1) })
        let lines = used.subtracting(declared).sorted().enumerated().map { "  --\($1): \(value(of: $1, $0));" }
        return ":root {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    private static func value(of name: String, _ number: Int) -> String {
        let words = name.split(separator: "-")
        if words.contains("color") || words.dropFirst().first == "text" {
            // No two have one color.
            return String(format: "#%06x", 0x101010 + number * 1_021)
        }
        if words.contains("shadow") { return "0 1px 2px #000000" }
        if words.contains("opacity") { return "0.5" }
        if words.contains("weight") { return "600" }
        return words.contains("family") ? "Inter" : "\(number % 40 + 1)px"
    }
}
