import TestSupport
import Testing

/// What a person writes who leaves it to a component whether it is open; in a project that asks for glass.
@Suite("What opens without a Binding", .startsCompiler)
struct WithoutBindingTests {
    private let folder = TemporaryFolder()
    private static let manifest = #"""
        {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
        {"kind":"class","customElement":true,"name":"A","tagName":"x-details","slots":[{"name":""},{"name":"summary"}],"members":[
         {"kind":"field","name":"open","type":{"text":"boolean"},"default":"true"},
         {"kind":"field","name":"summary","type":{"text":"string"}}],"events":[{"name":"toggle"}]},
        {"kind":"class","customElement":true,"name":"B","tagName":"x-dialog","slots":[{"name":""},{"name":"label"},{"name":"footer"}],
         "members":[{"kind":"field","name":"open","type":{"text":"boolean"}},{"kind":"field","name":"label","type":{"text":"string"}}],
         "events":[{"name":"close"}]},
        {"kind":"class","customElement":true,"name":"C","tagName":"x-drawer","slots":[{"name":""}],"members":[
         {"kind":"field","name":"open","type":{"text":"boolean"}}]},
        {"kind":"class","customElement":true,"name":"D","tagName":"x-popover","slots":[{"name":""},{"name":"anchor"}],"members":[
         {"kind":"field","name":"open","type":{"text":"boolean"}}]},
        {"kind":"class","customElement":true,"name":"E","tagName":"x-toast","slots":[{"name":""}],"members":[
         {"kind":"field","name":"open","type":{"text":"boolean"}},{"kind":"field","name":"message","type":{"text":"string"}}]},
        {"kind":"class","customElement":true,"name":"F","tagName":"x-confirm-dialog","slots":[{"name":""}],"members":[
         {"kind":"field","name":"open","type":{"text":"boolean"}}]}
        ]}]}
        """#

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
        try folder.write(Self.manifest, to: "custom-elements.json")
        try folder.write(#"{"glass": true}"#, to: "weblift.json")
        let inputs = [folder.path("custom-elements.json")]
        let package = try await GeneratedPackage(inputs, templateSet: templateSet, in: folder)
        try folder.write(Self.caller, to: "out/Sources/XUI/Callers.swift")
        try await package.expectTypes()
    }
}
