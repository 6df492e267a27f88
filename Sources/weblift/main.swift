import Core
import WebliftCLI

let code = Weblift.run(
    Array(CommandLine.arguments.dropFirst()),
    console: ProcessConsole(),
    environment: ProcessEnvironment.values
)
exit(code.rawValue)
