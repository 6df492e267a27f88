import TestSupport
import Testing

/// What a person writes who leaves it to a component whether it is open; in a project that asks for glass.
@Suite("What opens without a Binding", .startsCompiler)
struct WithoutBindingTests {
    private let folder = TemporaryFolder()
    private static let manifest = ComponentJSON.manifest([
        ("x-details", ComponentJSON.of("open: boolean = true", "summary: string", "#", "#summary", "@toggle")),
        ("x-dialog", ComponentJSON.of("open: boolean", "label: string", "#", "#label", "#footer", "@close")),
        ("x-drawer", ComponentJSON.of("open: boolean", "#")),
        ("x-popover", ComponentJSON.of("open: boolean", "#", "#anchor")),
        ("x-toast", ComponentJSON.of("open: boolean", "message: string", "#")),
        ("x-confirm-dialog", ComponentJSON.of("open: boolean", "#")),
    ])

    private static let caller = """
        #if os(iOS)
        import SwiftUI

        @available(iOS 15, *)
        struct Callers: View {
            @State private var isOpen = false

            var body: some View {
                VStack {
                    XDetails("More") { Text("All of it") }
                    XDetails(content: { Text("All of it") }, label: { Text("More") })
                    XDetails("More", isExpanded: $isOpen) { Text("All of it") }
                    XPopover(content: { Text("Inside") }, target: { Text("Open") })
                    XPopover(isPresented: $isOpen, content: { Text("Inside") }, target: { Text("Open") })
                    Text("Open").xDialog(content: { Text("Sure?") }, label: { Text("Delete") })
                    Text("Open").xDialog("Delete", content: { Text("Sure?") })
                    Text("Open").xDialog("Delete", isPresented: $isOpen, content: { Text("Sure?") })
                    Text("Open").xDrawer { Text("Inside") }
                    Text("Open").xDrawer(isPresented: $isOpen) { Text("Inside") }
                    Text("Open").xToast { Text("Saved") }
                    Text("Open").xConfirmDialog { Text("Sure?") }
                }
            }
        }
        #endif

        """

    @Test("compiles beside what has one, and on glass", arguments: ["elevate", "native"])
    func caller(_ templateSet: String) async throws {
        try folder.write(#"{"glass": true}"#, to: "weblift.json")
        let package = try await GeneratedPackage(manifest: Self.manifest, templateSet: templateSet, in: folder)
        try folder.write(Self.caller, to: "out/Sources/XUI/Callers.swift")
        try await package.expectTypes()
    }
}
