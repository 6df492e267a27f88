import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes down how much processor time the programs took that tests have run, where `WEBLIFT_TIMES` names a file: a line for
/// each with what it is, the test, and seconds. `Scripts/times.py` makes a table of it.
enum TimeLog {
    private static let path: String? = {
        guard let path = ProcessInfo.processInfo.environment["WEBLIFT_TIMES"] else { return nil }
        // What this process has taken itself, and all that it has started, is known when it ends.
        atexit {
            TimeLog.write("self", TimeLog.usage(.own))
            TimeLog.write("children", TimeLog.usage(.children))
        }
        return path
    }()

    static func add(_ usage: rusage, of command: [String]) { write(kind(of: command), usage) }

    private static func write(_ kind: String, _ usage: rusage) {
        guard let path else { return }
        let seconds = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
        let line = "\(kind)\t\(Test.current.map { "\($0.id)" } ?? "")\t\(seconds)\n"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        guard descriptor >= 0 else { return }
        // A file for figures: where it can't be written, there are none.
        _ = Array(line.utf8).withUnsafeBytes { systemWrite(descriptor, $0) }
        close(descriptor)
    }

    private enum Whose: Int32 {
        case children = -1
        case own = 0
    }

    private static func usage(_ whose: Whose) -> rusage {
        var usage = rusage()
        getrusage(whose.rawValue, &usage)
        return usage
    }

    private static func kind(of command: [String]) -> String {
        if command.contains("format") { return "format" }
        if command.contains("verify") || command.contains("-frontend") || command[0].hasSuffix("/swiftc") {
            return "compiler"
        }
        return command[0].hasSuffix("/weblift") ? "weblift" : "others"
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
