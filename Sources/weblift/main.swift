#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import WebliftCLI

let code = Weblift.run(
    Array(CommandLine.arguments.dropFirst()),
    console: ProcessConsole(),
    environment: ProcessEnvironment.values
)
exit(code.rawValue)
