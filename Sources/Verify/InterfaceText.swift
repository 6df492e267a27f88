/// Text of a Linux module, changed so that the compiler takes it for iOS.
enum InterfaceText {
    private static let flags = "// swift-module-flags: "

    static func forIOS(_ text: String, _ module: StandardModule, _ target: DeploymentTarget) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(flags) {
                result += changedFlags(line, module, target)
            } else if line == "import Glibc" || line == "internal import Glibc" {
                // iOS has another system library, and no declaration names anything of it.
            } else {
                result += withoutBackDeployment(line)
            }
            result += "\n"
        }
        return result
    }

    /// The target is ours, and nothing is optimized: nobody runs it.
    private static func changedFlags(
        _ line: Substring,
        _ module: StandardModule,
        _ target: DeploymentTarget
    ) -> String {
        var words: [Substring] = []
        var isTarget = false
        for word in line.dropFirst(flags.count).split(separator: " ") {
            if isTarget {
                words.append(target.triple[...])
            } else if word == "-O", module.isStandardLibrary {
                words.append("-Onone")
            } else {
                words.append(word)
            }
            isTarget = word == "-target"
        }
        if module.ignoresAvailability { words.insert("-disable-availability-checking", at: 0) }
        return flags + words.joined(separator: " ")
    }

    /// A declaration with `@backDeployed` must have a body, and texts have none.
    private static func withoutBackDeployment(_ line: Substring) -> Substring {
        let attribute = "@backDeployed("
        // Most lines have no attribute at all.
        guard line.utf8.contains(UInt8(ascii: "@")), let found = line.firstRange(of: attribute),
            let end = line[found.upperBound...].firstIndex(of: ")")
        else { return line }
        return line[..<found.lowerBound] + line[line.index(after: end)...]
    }
}
