import Core

struct ColorReader: Sendable {
    let calculation: Calculation

    static let currentColor = "currentcolor"

    /// Whether a part is meant as a color, right or wrong.
    static func isColor(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .hash: return true
        case .function(let name, _): return isColorFunction(name)
        case .word(let word):
            let word = word.lowercased()
            return word == currentColor || word == "transparent" || NamedColors.table[word] != nil
        default: return false
        }
    }

    static func isColorFunction(_ name: String) -> Bool {
        name == "color" || name == "color-mix" || ColorFunction.named(name) != nil
    }

    func displayed(_ part: ValuePart) throws(ValueMistake) -> TokenColor {
        switch part.kind {
        case .hash(let digits): return try hexColor(digits, at: part.location)
        case .word: return try namedColor(part)
        default: return try displayed(try color(part), at: part.location)
        }
    }

    func displayed(_ color: CSSColor, at location: SourceLocation) throws(ValueMistake) -> TokenColor {
        guard let displayed = TokenColor(displaying: color) else {
            throw ValueMistake("this color is too far from any that can be shown", at: location)
        }
        return displayed
    }

    func color(_ part: ValuePart) throws(ValueMistake) -> CSSColor {
        switch part.kind {
        case .hash(let digits): return CSSColor(try hexColor(digits, at: part.location))
        case .word: return CSSColor(try namedColor(part))
        case .function("color", let arguments):
            return try ColorFunctionReader(reader: self).color(inNamedSpace: arguments, at: part.location)
        case .function("color-mix", let arguments):
            return try ColorMixReader(reader: self).color(arguments, at: part.location)
        case .function(let name, let arguments):
            guard let function = ColorFunction.named(name) else { break }
            return try ColorFunctionReader(reader: self).color(name, function, arguments, at: part.location)
        default: break
        }
        throw ValueMistake("\(part.shortText) is no color", at: part.location)
    }

    private func hexColor(_ digits: String, at location: SourceLocation) throws(ValueMistake) -> TokenColor {
        if let color = HexColor.color(digits) { return color }
        throw ValueMistake(
            "\(ValuePart(.hash(digits), at: location).shortText) is no color: one has 3, 4, 6 or 8 hexadecimal digits",
            at: location
        )
    }

    private func namedColor(_ part: ValuePart) throws(ValueMistake) -> TokenColor {
        let word = part.keyword ?? ""
        if let color = NamedColors.color(word) { return color }
        if word == Self.currentColor {
            throw .foreign("only the place of use knows what `currentColor` is here", at: part.location)
        }
        throw ValueMistake(
            "there is no color \(part.shortText)",
            at: part.location,
            suggestion: NearestName.of(word, among: NamedColors.table.keys)
        )
    }
}

extension ColorReader {
    /// Takes any notation of a color, or the bare `222.2 47.4% 11.2%` of themes that put it into `hsl()` at the use.
    func value(of parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        if Self.isTriplet(parts) {
            let color = try ColorFunctionReader(reader: self).color("hsl", .hsl, parts, at: location)
            return .color(try displayed(color, at: parts[0].location))
        }
        guard parts.count == 1 else {
            throw ValueMistake("a color is one value, and these are \(parts.count)", at: parts[1].location)
        }
        if parts[0].isWord(Self.currentColor) { return .currentColor }
        return .color(try displayed(parts[0]))
    }

    static func isTriplet(_ parts: [ValuePart]) -> Bool {
        guard parts.count == 3 || parts.count == 5 && parts[3].isSlash else { return false }
        guard case .percentage = parts[1].kind, case .percentage = parts[2].kind else { return false }
        return switch parts[0].kind {
        case .number: true
        case .dimension(_, let unit): ["deg", "rad", "grad", "turn"].contains(unit)
        default: false
        }
    }
}

extension CSSColor {
    fileprivate init(_ color: TokenColor) {
        self.init(.srgb, color.components, alpha: color.alpha)
    }
}

enum NamedColors {
    /// Red, green and blue by the name in small letters.
    static let table: [String: UInt32] = [
        "aliceblue": 0xf0_f8_ff, "antiquewhite": 0xfa_eb_d7, "aqua": 0x00_ff_ff, "aquamarine": 0x7f_ff_d4,
        "azure": 0xf0_ff_ff, "beige": 0xf5_f5_dc, "bisque": 0xff_e4_c4, "black": 0x00_00_00,
        "blanchedalmond": 0xff_eb_cd, "blue": 0x00_00_ff, "blueviolet": 0x8a_2b_e2, "brown": 0xa5_2a_2a,
        "burlywood": 0xde_b8_87, "cadetblue": 0x5f_9e_a0, "chartreuse": 0x7f_ff_00, "chocolate": 0xd2_69_1e,
        "coral": 0xff_7f_50, "cornflowerblue": 0x64_95_ed, "cornsilk": 0xff_f8_dc, "crimson": 0xdc_14_3c,
        "cyan": 0x00_ff_ff, "darkblue": 0x00_00_8b, "darkcyan": 0x00_8b_8b, "darkgoldenrod": 0xb8_86_0b,
        "darkgray": 0xa9_a9_a9, "darkgreen": 0x00_64_00, "darkgrey": 0xa9_a9_a9, "darkkhaki": 0xbd_b7_6b,
        "darkmagenta": 0x8b_00_8b, "darkolivegreen": 0x55_6b_2f, "darkorange": 0xff_8c_00, "darkorchid": 0x99_32_cc,
        "darkred": 0x8b_00_00, "darksalmon": 0xe9_96_7a, "darkseagreen": 0x8f_bc_8f, "darkslateblue": 0x48_3d_8b,
        "darkslategray": 0x2f_4f_4f, "darkslategrey": 0x2f_4f_4f, "darkturquoise": 0x00_ce_d1,
        "darkviolet": 0x94_00_d3, "deeppink": 0xff_14_93, "deepskyblue": 0x00_bf_ff, "dimgray": 0x69_69_69,
        "dimgrey": 0x69_69_69, "dodgerblue": 0x1e_90_ff, "firebrick": 0xb2_22_22, "floralwhite": 0xff_fa_f0,
        "forestgreen": 0x22_8b_22, "fuchsia": 0xff_00_ff, "gainsboro": 0xdc_dc_dc, "ghostwhite": 0xf8_f8_ff,
        "gold": 0xff_d7_00, "goldenrod": 0xda_a5_20, "gray": 0x80_80_80, "green": 0x00_80_00,
        "greenyellow": 0xad_ff_2f, "grey": 0x80_80_80, "honeydew": 0xf0_ff_f0, "hotpink": 0xff_69_b4,
        "indianred": 0xcd_5c_5c, "indigo": 0x4b_00_82, "ivory": 0xff_ff_f0, "khaki": 0xf0_e6_8c,
        "lavender": 0xe6_e6_fa, "lavenderblush": 0xff_f0_f5, "lawngreen": 0x7c_fc_00, "lemonchiffon": 0xff_fa_cd,
        "lightblue": 0xad_d8_e6, "lightcoral": 0xf0_80_80, "lightcyan": 0xe0_ff_ff,
        "lightgoldenrodyellow": 0xfa_fa_d2, "lightgray": 0xd3_d3_d3, "lightgreen": 0x90_ee_90,
        "lightgrey": 0xd3_d3_d3, "lightpink": 0xff_b6_c1, "lightsalmon": 0xff_a0_7a, "lightseagreen": 0x20_b2_aa,
        "lightskyblue": 0x87_ce_fa, "lightslategray": 0x77_88_99, "lightslategrey": 0x77_88_99,
        "lightsteelblue": 0xb0_c4_de, "lightyellow": 0xff_ff_e0, "lime": 0x00_ff_00, "limegreen": 0x32_cd_32,
        "linen": 0xfa_f0_e6, "magenta": 0xff_00_ff, "maroon": 0x80_00_00, "mediumaquamarine": 0x66_cd_aa,
        "mediumblue": 0x00_00_cd, "mediumorchid": 0xba_55_d3, "mediumpurple": 0x93_70_db,
        "mediumseagreen": 0x3c_b3_71, "mediumslateblue": 0x7b_68_ee, "mediumspringgreen": 0x00_fa_9a,
        "mediumturquoise": 0x48_d1_cc, "mediumvioletred": 0xc7_15_85, "midnightblue": 0x19_19_70,
        "mintcream": 0xf5_ff_fa, "mistyrose": 0xff_e4_e1, "moccasin": 0xff_e4_b5, "navajowhite": 0xff_de_ad,
        "navy": 0x00_00_80, "oldlace": 0xfd_f5_e6, "olive": 0x80_80_00, "olivedrab": 0x6b_8e_23, "orange": 0xff_a5_00,
        "orangered": 0xff_45_00, "orchid": 0xda_70_d6, "palegoldenrod": 0xee_e8_aa, "palegreen": 0x98_fb_98,
        "paleturquoise": 0xaf_ee_ee, "palevioletred": 0xdb_70_93, "papayawhip": 0xff_ef_d5, "peachpuff": 0xff_da_b9,
        "peru": 0xcd_85_3f, "pink": 0xff_c0_cb, "plum": 0xdd_a0_dd, "powderblue": 0xb0_e0_e6, "purple": 0x80_00_80,
        "rebeccapurple": 0x66_33_99, "red": 0xff_00_00, "rosybrown": 0xbc_8f_8f, "royalblue": 0x41_69_e1,
        "saddlebrown": 0x8b_45_13, "salmon": 0xfa_80_72, "sandybrown": 0xf4_a4_60, "seagreen": 0x2e_8b_57,
        "seashell": 0xff_f5_ee, "sienna": 0xa0_52_2d, "silver": 0xc0_c0_c0, "skyblue": 0x87_ce_eb,
        "slateblue": 0x6a_5a_cd, "slategray": 0x70_80_90, "slategrey": 0x70_80_90, "snow": 0xff_fa_fa,
        "springgreen": 0x00_ff_7f, "steelblue": 0x46_82_b4, "tan": 0xd2_b4_8c, "teal": 0x00_80_80,
        "thistle": 0xd8_bf_d8, "tomato": 0xff_63_47, "turquoise": 0x40_e0_d0, "violet": 0xee_82_ee,
        "wheat": 0xf5_de_b3, "white": 0xff_ff_ff, "whitesmoke": 0xf5_f5_f5, "yellow": 0xff_ff_00,
        "yellowgreen": 0x9a_cd_32,
    ]

    /// Expects the name in small letters.
    static func color(_ name: String) -> TokenColor? {
        if name == "transparent" { return .transparent }
        return table[name].map { TokenColor(digits: $0 << 8 | 0xff) }
    }
}
