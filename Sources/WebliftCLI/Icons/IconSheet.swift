import Core
import Documents
import Generate
import SwiftModel

/// `specs/pages/icons.mustache`: masks in the page's own colors, as an app draws icons. They stand in it as data, in
/// which no script runs and nothing is fetched.
struct IconSheet {
    let icons: IconSet
    /// Names in the order of the icons.
    let cases: [String]
    let type: String

    func print(into diagnostics: inout DiagnosticBag) -> [UInt8]? {
        PageTemplates.page("icons", of: .icons, data, into: &diagnostics)
    }

    private var data: TemplateValue {
        let symbols = icons.entries.count { $0.symbol != nil }
        return [
            "title": "Icons",
            "type": .string(type),
            "count": .string(Count.of("icon", icons.entries.count)),
            "symbols": .string(symbols == 0 ? "" : "\(symbols) of them SF Symbols, of which no drawing is here."),
            "icons": .list(zip(icons.entries, cases).map(row)),
        ]
    }

    private func row(_ entry: IconSet.Entry, _ name: String) -> TemplateValue {
        let drawing = entry.symbol == nil ? entry.icon.map { Base64.text(of: $0.bytes) } : nil
        return [
            "name": .string(entry.name.description),
            "case": .string(name),
            "drawing": drawing.map { ["data": .string($0)] } ?? .null,
            "symbol": entry.symbol.map { ["text": .string($0)] } ?? .null,
        ]
    }
}

private enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let number = (0..<3).reduce(0) { $0 << 8 | ($1 < part.count ? Int(part[start + $1]) : 0) }
            for place in 0..<4 {
                text.append(place > part.count ? UInt8(ascii: "=") : letters[number >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
