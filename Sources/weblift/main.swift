import Core
import WebliftCLI

// A variable of the whole program: nothing in it is let go of before the process ends.
var remains = Remains()
let code = Weblift.run(
    Array(CommandLine.arguments.dropFirst()),
    console: ProcessConsole(),
    environment: ProcessEnvironment.values,
    leaving: &remains
)
exit(code.rawValue)
