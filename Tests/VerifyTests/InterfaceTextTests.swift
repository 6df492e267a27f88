import Testing

@testable import Verify

@Suite struct InterfaceTextTests {
    @Test func theTargetIsOursAndWhatLinuxAloneHasIsGone() throws {
        let target = try #require(DeploymentTarget("16.4"))
        let module = StandardModule(name: "M", ignoresAvailability: true)
        let text = InterfaceText.forIOS(
            """
            // swift-module-flags: -target x86_64-unknown-linux-gnu -O -module-name M
            import Glibc
            import Swift
              @backDeployed(before: iOS 17.0) public func a()
            """,
            module,
            target
        )
        #expect(
            text == """
                // swift-module-flags: -disable-availability-checking -target x86_64-apple-ios16.4-simulator -O -module-name M

                import Swift
                   public func a()

                """
        )
    }

    @Test(arguments: ["", "12", "100", "15.", ".5", "15.4.1", "x", "-1", "+15", "15 "])
    func whatIsNoVersionIsNoTarget(_ text: String) {
        #expect(DeploymentTarget(text) == nil)
    }
}
