/// Stylesheets with many tokens in two appearances: values, references, calculations, shadows and borders.
enum ManyTokens {
    static func css(_ count: Int) -> String {
        var light: [String] = []
        var dark: [String] = []
        for number in 0..<count {
            let own = number / 10
            switch number % 10 {
            case 0: light.append("--elvt-primitives-color-c\(own): #\(hex(own * 65_793 % 0xFFFFFF));")
            case 1: light.append("--elvt-primitives-size-s\(own): \(own + 1)px;")
            case 2:
                light.append("--elvt-alias-fill-f\(own): var(--elvt-primitives-color-c\(own));")
                dark.append("--elvt-alias-fill-f\(own): #\(hex(own * 4_369 % 0xFFFFFF));")
            case 3:
                light.append(
                    "--elvt-alias-space-p\(own): calc(var(--elvt-primitives-size-s\(own)) * 2 + 1px - 3px / 2);"
                )
            case 4:
                light.append(
                    "--elvt-alias-shade-h\(own): 0 1px 2px var(--elvt-alias-fill-f\(own)), inset 0 2px 4px 1px #000;"
                )
            case 5:
                light.append("--elvt-alias-line-l\(own): 1px solid var(--elvt-alias-fill-f\(own));")
                dark.append("--elvt-alias-line-l\(own): 2px dashed var(--elvt-alias-fill-f\(own));")
            default:
                light.append("--elvt-component-chip-x\(number): var(--elvt-alias-fill-f\(own));")
                if number % 2 == 0 { dark.append("--elvt-component-chip-x\(number): var(--elvt-alias-fill-f0);") }
            }
        }
        return ":root {\n\(light.joined(separator: "\n"))\n}\n.dark {\n\(dark.joined(separator: "\n"))\n}\n"
    }

    private static func hex(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}
