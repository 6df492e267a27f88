import Core

/// Reads shadcn/ui registries: the `cssVars` of items, and the colors that items add to Tailwind 3.
struct RegistryTokenReader {
    let document: TokenDocument
    let limit: Int
    private(set) var declarations: [TokenDeclaration] = []
    private(set) var diagnostics = DiagnosticBag()
    private(set) var hasToldStyles = false
    private(set) var hasToldColors = false

    static func isRegistry(_ root: JSONValue) -> Bool {
        if isItem(root) { return true }
        guard let items = root["items"], items.kind == .array else { return false }
        return items.elements.contains(where: isItem)
    }

    private static func isItem(_ value: JSONValue) -> Bool {
        value.kind == .object
            && (value["type"]?.string?.hasPrefix("registry:") == true
                || value["$schema"]?.string?.hasSuffix("/schema/registry-item.json") == true)
    }

    mutating func read() {
        let root = document.root
        if RegistryTokenReader.isItem(root) {
            read(item: root)
        } else {
            for item in root["items"]?.elements.filter(RegistryTokenReader.isItem) ?? [] { read(item: item) }
        }
        guard declarations.isEmpty else { return }
        let message =
            "no token is read from this registry: none of its items has values in “cssVars” or colors for Tailwind"
        diagnostics.warning(.tokensNothing, message, at: .start(of: document.path))
    }

    private mutating func read(item: JSONValue) {
        readVariables(of: item)
        if let colors = item["tailwind"]?["config"]?["theme"]?["extend"]?["colors"] { read(colors: colors, in: []) }
        tellStyles(of: item)
    }

    private mutating func readVariables(of item: JSONValue) {
        guard let groups = item["cssVars"], !groups.isNull else { return }
        guard groups.kind == .object else {
            let message = "“cssVars” is \(groups.kind.withArticle): it is an object with “theme”, “light” and “dark”"
            diagnostics.warning(.tokensStructure, message, at: groups.location)
            return
        }
        for (key, values) in groups.members {
            let hold: ThemeHold
            switch key {
            // Values for light are the values of `:root`: they hold for both where nothing is said for dark.
            case "theme", "light": hold = document.file.hold
            case "dark": hold = ThemeHold(theme: document.file.hold.theme, mode: .dark)
            default:
                guard let theme = ThemeName.theme(named: key.text) else {
                    let message = "\(key.text.quotedForMessage) is the name of no theme; it is not read"
                    diagnostics.warning(.tokensOtherTheme, message, at: key.location)
                    continue
                }
                hold = ThemeHold(theme: theme, mode: document.file.mode)
            }
            guard values.kind == .object else {
                let message =
                    "\(key.text.quotedForMessage) is \(values.kind.withArticle): it is an object with names and values"
                diagnostics.warning(.tokensStructure, message, at: values.location)
                continue
            }
            read(values, hold)
        }
    }

    private mutating func read(_ values: JSONValue, _ hold: ThemeHold) {
        for (key, value) in values.members {
            guard declarations.count < limit else {
                let message =
                    "all files in JSON give more than \(DesignTokenLimits.declarations) values to tokens; the rest is not read"
                diagnostics.error(.tokensLimit, message, at: key.location)
                return
            }
            guard let name = name(key) else { continue }
            guard value.isString || value.kind == .number else {
                let message = "\(name.text.quotedForMessage) is \(value.kind.withArticle): a value is a text"
                diagnostics.warning(.tokensStructure, message, at: value.location)
                continue
            }
            do throws(DesignTokenProblem) {
                let parts = try TextValueParser.parts(ofStyle: value)
                declarations.append(
                    TokenDeclaration(
                        name: name,
                        content: .parts(RegistryTokenReader.color(parts) ?? parts),
                        theme: hold.theme.map { TokenTheme($0) },
                        mode: hold.mode,
                        layer: document.file.layer,
                        at: key.location
                    )
                )
            } catch {
                diagnostics.add(error)
            }
        }
    }

    // MARK: Tailwind

    /// Names within names. Tailwind has two: a color and its step.
    private static let colorDepthLimit = 8

    /// `{"brand": {"DEFAULT": "#123456", "dark": "#000000"}}` is `brand` and `brand-dark`.
    private mutating func read(colors: JSONValue, in names: [String]) {
        guard colors.kind == .object, names.count < Self.colorDepthLimit else { return }
        for (key, value) in colors.members {
            let names = key.text == "DEFAULT" && !names.isEmpty ? names : names + [key.text]
            if value.kind == .object {
                read(colors: value, in: names)
            } else if !add(value, named: names.joined(separator: "-"), at: key.location), !hasToldColors {
                hasToldColors = true
                let message = "\(key.text.quotedForMessage) is no literal color, or has no plain name; it is not read"
                diagnostics.note(.tokensUnknownProperty, message, at: key.location)
            }
        }
    }

    /// False for anything but a literal color or a name; `primary: "hsl(var(--primary))"` says nothing new.
    private mutating func add(_ color: JSONValue, named name: String, at place: SourceLocation) -> Bool {
        let isName = !name.isEmpty && name.utf8.allSatisfy(StylesheetBytes.continuesName)
        guard isName, name.utf8.count <= DesignTokenLimits.nameLength, declarations.count < limit,
            let text = color.string
        else { return false }
        let parts: [ValuePart]
        if let variable = Self.variable(in: text) {
            guard variable != name else { return true }
            parts = [ValuePart(.reference(TokenName(variable), fallback: nil), at: color.location)]
        } else {
            // Colors that mention a property elsewhere are made for a property without its function.
            guard let own = try? TextValueParser.parts(ofStyle: color), own.count == 1, ColorReader.isColor(own[0]),
                TokenContent.parts(own).mentions.isEmpty
            else { return false }
            parts = own
        }
        let hold = document.file.hold
        declarations.append(
            TokenDeclaration(
                name: TokenName(name),
                content: .parts(parts),
                theme: hold.theme.map { TokenTheme($0) },
                mode: hold.mode,
                layer: document.file.layer,
                at: place
            )
        )
        return true
    }

    /// `x` of `var(--x)`, `hsl(var(--x))` and `hsl(var(--x) / <alpha-value>)`.
    private static func variable(in text: String) -> String? {
        var rest = Substring(text.filter { $0 != " " })
        if rest.hasPrefix("hsl("), rest.hasSuffix(")") { rest = rest.dropFirst(4).dropLast() }
        if rest.hasSuffix("/<alpha-value>") { rest = rest.dropLast("/<alpha-value>".count) }
        guard rest.hasPrefix("var(--"), rest.hasSuffix(")") else { return nil }
        let name = rest.dropFirst("var(--".count).dropLast()
        return !name.isEmpty && name.utf8.allSatisfy(StylesheetBytes.continuesName) ? String(name) : nil
    }

    private mutating func tellStyles(of item: JSONValue) {
        let colors = ["config", "theme", "extend", "colors"]
        for (key, path) in [("css", []), ("tailwind", colors)] where !hasToldStyles {
            guard let styles = item[key], Self.has(styles, besides: path[...]) else { continue }
            hasToldStyles = true
            let message =
                "“\(key)” has rules for style sheets; tokens are read from “cssVars”, and colors from “tailwind”"
            diagnostics.note(.tokensUnknownProperty, message, at: styles.location)
        }
    }

    private static func has(_ value: JSONValue, besides path: ArraySlice<String>) -> Bool {
        guard let key = path.first, value.kind == .object else { return !value.isHollow }
        return value.members.contains { member in
            guard member.key.text == key else { return !member.value.isHollow }
            return path.count > 1 && has(member.value, besides: path.dropFirst())
        }
    }

    // MARK: Names and values

    /// Reads the name as in CSS, without the hyphens that mark a custom property, which some write and most don't.
    private mutating func name(_ key: JSONString) -> TokenName? {
        let text = key.text
        let name = text.hasPrefix("--") ? String(text.dropFirst(2)) : text
        let isNamed = !name.isEmpty && name.utf8.allSatisfy(StylesheetBytes.continuesName)
        guard isNamed, name.utf8.count <= DesignTokenLimits.nameLength else {
            let message = "\(text.quotedForMessage) can't be the name of a custom property"
            diagnostics.warning(.tokensName, message, at: key.location)
            return nil
        }
        return TokenName(name)
    }

    /// `222.2 47.4% 11.2%` is `hsl(222.2 47.4% 11.2%)`: the function stands at the use, which can give it an opacity.
    private static func color(_ parts: [ValuePart]) -> [ValuePart]? {
        ColorReader.isTriplet(parts) ? [ValuePart(.function("hsl", parts), at: parts[0].location)] : nil
    }
}
