import Testing

@testable import Generate

@Suite("Milliseconds of the web in the words of Swift")
struct SecondsTextTests {
    @Test(
        "a number before the unit is converted with it",
        arguments: [
            ("Default is 300ms.", "Default is 0.3 seconds."),
            ("waits 5000 milliseconds", "waits 5 seconds"),
            ("a lower value than `500` ms", "a lower value than `0.5` seconds"),
            ("after 1,500 Milliseconds", "after 1.5 Seconds"),
            ("1000 ms", "1 second"),
            ("between 100 and 2500 ms", "between 0.1 and 2.5 seconds"),
            ("100-250ms", "0.1-0.25 seconds"),
            ("a 300-millisecond delay", "a 0.3-second delay"),
        ]
    )
    func numbers(web: String, swift: String) { #expect(SecondsText(web).text == swift) }

    @Test(
        "a unit that is said once for all converts what stands alone as a value, and nothing that counts something else",
        arguments: [
            ("The delay in milliseconds.", "The delay in seconds."),
            ("Delay (ms), default: 3000.", "Delay (seconds), default: 3."),
            ("In milliseconds; defaults to `250`", "In seconds; defaults to `0.25`"),
            ("In milliseconds, for up to 3 toasts and 50%", "In seconds, for up to 3 toasts and 50%"),
            ("In milliseconds. `Infinity` stays.", "In seconds. `Infinity` stays."),
        ]
    )
    func unit(web: String, swift: String) { #expect(SecondsText(web).text == swift) }

    @Test(
        "names of code, other units and other words stay",
        arguments: ["`max_ms` and `delay-ms`", "5 seconds", "the terms of 300 forms", "`--delay: 3s`", "", "item.ms"]
    )
    func others(text: String) { #expect(SecondsText(text).text == text) }

    @Test("a `TimeInterval` is in seconds in every comment, as its value is", arguments: allStyles)
    func seconds(style: TemplateStyle) throws {
        let files = try SmallLibrary(
            (
                "x-toast",
                #"""
                "members":[
                    {"kind":"field","name":"duration","type":{"text":"number"},"default":"5000",
                     "description":"How long it stays, in milliseconds. Defaults to 5000."},
                    {"kind":"field","name":"open","type":{"text":"boolean"}}],"slots":[{"name":""}]
                """#
            ),
            style: style
        ).files
        let view = files.text("XToast+SwiftUI.swift")
        #expect(view.contains("duration: TimeInterval = 5"))
        #expect(view.contains("- duration: How long it stays, in seconds. Defaults to 5."))
        #expect(files.text("UIKitToast+UIKit.swift").contains("/// How long it stays, in seconds. Defaults to 5."))
    }
}
