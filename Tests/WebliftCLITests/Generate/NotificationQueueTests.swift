import TestSupport
import Testing

/// Document 000: “Toast/Alert System”, with a manager that any part of an app calls.
@Suite("The queue of notifications")
struct NotificationQueueTests {
    private static func library(_ tag: String) -> String {
        """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "a.js", "declarations": [
          {"kind": "class", "name": "A", "customElement": true, "tagName": "\(tag)", "slots": [{"name": ""}],
           "members": [{"kind": "field", "name": "open", "type": {"text": "boolean"}}]}]}]}
        """
    }

    private static let queue = [
        "Support/ComponentNotifications.swift", "Support/ComponentNotificationsView.swift",
        "Support/View+ComponentNotifications.swift",
    ]

    @Test(
        "is in every package with a notification, which tells of it, and in no other",
        arguments: ["elevate", "native"],
        ["zq-toast", "zq-snackbar", "zq-badge"]
    )
    func written(templateSet: String, tag: String) async throws {
        try await TemporaryFolder.with { folder in
            try folder.write(Self.library(tag), to: "lib.json")
            let options = ["--out", "out", "--template-set", templateSet, "--module", "Zq"]
            let run = try await BuiltProgram.run(["generate", "lib.json"] + options, in: folder.path)
            #expect(run.ending == .exit(0), "\(run.errorText)")
            let files = try GeneratedPackage.bytes(in: folder.url.appending(path: "out"))
            let isMessage = tag != "zq-badge"
            for path in Self.queue { #expect((files["Sources/Zq/\(path)"] != nil) == isMessage, "\(path)") }
            for path in files.keys.sorted() where path.hasSuffix("+SwiftUI.swift") || path.hasSuffix("+UIKit.swift") {
                let text = String(decoding: files[path] ?? [], as: UTF8.self)
                #expect(text.contains("`\\.notifications`") == isMessage, "\(path)")
            }
        }
    }
}
