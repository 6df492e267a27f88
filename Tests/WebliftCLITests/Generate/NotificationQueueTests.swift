import TestSupport
import Testing

/// Document 000: “Toast/Alert System”, with a manager that any part of an app calls.
@Suite("The queue of notifications")
struct NotificationQueueTests {
    private let folder = TemporaryFolder()

    private static func library(_ tag: String) -> String {
        SmallLibrary.manifest(SmallLibrary.component(tag, [SmallLibrary.field("open", "boolean")], SmallLibrary.slot))
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
        try folder.write(Self.library(tag), to: "lib.json")
        let arguments = [folder.path("lib.json")]
        let files = try await GeneratedPackage(arguments, templateSet: templateSet, in: folder).bytes()
        let isMessage = tag != "zq-badge"
        let paths = files.keys.sorted()
        for name in Self.queue { #expect(paths.contains { $0.hasSuffix(name) } == isMessage, "\(name)") }
        for path in paths where path.hasSuffix("+SwiftUI.swift") || path.hasSuffix("+UIKit.swift") {
            let text = String(decoding: files[path] ?? [], as: UTF8.self)
            #expect(text.contains("`\\.notifications`") == isMessage, "\(path)")
        }
    }
}
