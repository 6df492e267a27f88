import Ingest

/// Text for `man`, made from the same tables as `--help`.
enum ManualPage {
    static func text(_ commands: [any Command.Type]) -> String {
        var lines = [
            ".TH WEBLIFT 1 \"\" \"weblift \(Weblift.version)\" \"User Commands\"",
            ".SH NAME",
            "weblift \\- turn web component libraries into Swift packages",
            ".SH SYNOPSIS",
            ".B weblift",
            escaped("<command> [inputs…] [options]"),
            ".SH DESCRIPTION",
            escaped(
                "Reads what a library of web components says about itself (manifests, docs, design tokens), and writes a "
                    + "Swift package with SwiftUI and UIKit components, its documentation, and reports."
            ),
            ".PP",
            escaped("Inputs are files, folders and packages of npm. The content of each file says what it is:"),
        ]
        for kind in InputFormats.kinds { lines += [".br", escaped(kind)] }
        lines += [
            ".PP",
            escaped(
                "Without inputs, those of weblift.json are used; without that file, the bundled sample (weblift:sample)."
            ),
            ".SH COMMANDS",
        ]
        for command in commands { lines += section(command) }
        lines += [".SH COMMON OPTIONS"] + list(Option.common)
        lines += [
            ".SH EXIT STATUS", ".TP", ".B 0", "all well", ".TP", ".B 1",
            escaped("the command ran and found what it looks for: errors in the input, stale files, breaking changes"),
            ".TP", ".B 2", "wrong usage or configuration",
            ".SH FILES", ".TP", ".I weblift.json",
            escaped("the configuration of a project; “weblift init” writes it"),
            ".TP", ".I .weblift/", escaped("in the folder of a package: what was generated; commit it"),
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ command: any Command.Type) -> [String] {
        var lines = [".SS \(escaped(command.name))", escaped(sentence(command.summary)), ".PP", ".B"]
        lines.append(escaped("weblift \(command.usage)"))
        if !command.remarks.isEmpty {
            lines += [".PP"] + command.remarks.split(separator: "\n").map { escaped(String($0)) }
        }
        return lines + list(command.options)
    }

    private static func list(_ options: [Option]) -> [String] {
        options.flatMap { [".TP", ".B \(escaped($0.usage))", escaped($0.help)] }
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    /// A dot or a quote at the beginning of a line would be a command, and a hyphen may be drawn as a dash that nobody
    /// can copy.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "“": result += "\\(lq"
            case "”": result += "\\(rq"
            case "’", "'": result += "\\(aq"
            case "…": result += "..."
            case "`": result += "\\(ga"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default: result += "\\[u\(String(scalar.value, radix: 16, uppercase: true).leftPadded)]"
            }
        }
        return result.hasPrefix(".") ? "\\&" + result : result
    }
}

extension String {
    /// `groff` asks for four digits.
    fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
