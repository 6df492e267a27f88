import Core

/// The SDK of iOS's simulator on a Mac, which needs no surface: the frameworks themselves are there.
package enum AppleSDK {
    package static func setup(
        for target: DeploymentTarget,
        cache: String
    ) throws(VerificationFailure) -> CompilerSetup {
        let sdk = try answer(["--show-sdk-path"])
        let platform = try answer(["--show-sdk-platform-path"])
        let frontend = try answer(["--find", "swift-frontend"])
        let frameworks = "\(platform)/Developer/Library/Frameworks"
        let plugins = "\(frontend)/../../lib/swift/host/plugins"
        try FileTree.makeFolder(cache)
        let mac = try answer(["--show-sdk-path"], of: "macosx")
        return CompilerSetup(
            frontend: frontend,
            identity: [FileTree.stamp(of: frontend), sdk, FileTree.stamp(of: "\(sdk)/SDKSettings.json")],
            options: [
                "-target", .value(target.nativeTriple), "-sdk", .path(sdk),
                "-module-cache-path", .path("\(cache)/modules"),
                "-F", .path(frameworks), "-I", .path("\(platform)/Developer/usr/lib"),
                "-plugin-path", .path(plugins), "-plugin-path", .path("\(plugins)/testing"),
            ],
            scratch: cache,
            hasTesting: FileTree.exists("\(frameworks)/Testing.framework"),
            hasAppleMacros: true,
            manifests: ManifestCompiler(
                resources: "\(frontend)/../../lib/swift",
                compiler: "",
                host: ["-target", .value(DeploymentTarget.macTriple), "-sdk", .path(mac)]
            )
        )
    }

    private static func answer(
        _ question: [ProgramArgument],
        of sdk: ProgramArgument = "iphonesimulator"
    ) throws(VerificationFailure) -> String {
        let arguments = ["--sdk", sdk] + question
        let run = try ChildProcess(program: "/usr/bin/xcrun", arguments: arguments, timeLimit: .seconds(60)).output()
        guard run.succeeded, let line = run.output.split(separator: "\n").last, line.hasPrefix("/") else {
            throw VerificationFailure(
                .noToolchain,
                "Xcode has no SDK for the simulator of iOS",
                details: run.output.split(separator: "\n").prefix(5).map(String.init)
            )
        }
        return String(line)
    }
}
