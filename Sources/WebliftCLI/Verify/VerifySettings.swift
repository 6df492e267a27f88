import Verify

/// What is verified, and for which iOS: the command line's word, else what the configuration says of what is generated,
/// else the defaults of that.
struct VerifySettings: Equatable {
    let folder: String
    let target: DeploymentTarget

    init(_ arguments: Arguments, _ configuration: Configuration?) throws(UsageError) {
        folder =
            if let told = arguments.inputs.first { FolderName.withoutSlash(told) } else {
                try GenerateSettings.output(configuration)
            }
        let configured = configuration?.deploymentTarget.flatMap { DeploymentTarget(String($0)) }
        guard let text = arguments[VerifyCommand.target] else {
            target = configured ?? .standard
            return
        }
        guard let told = DeploymentTarget(text) else {
            throw UsageError(
                "--target can't be “\(text)”",
                suggestion: "it is a version of iOS from 13 on, such as 15 or 16.4"
            )
        }
        target = told
    }
}
