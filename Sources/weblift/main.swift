import WebliftCLI

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let code = Weblift.run(
    Array(CommandLine.arguments.dropFirst()),
    console: ProcessConsole(),
    environment: ProcessEnvironment.values
)
exit(code.rawValue)
