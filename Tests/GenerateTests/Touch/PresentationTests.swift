import Foundation
import Generate
import Testing

@Suite("The functions by which any view presents an overlay")
struct PresentationTests {
    private static let tags = ["x-dialog", "x-drawer", "x-alert-dialog", "x-popover", "x-toast", "x-sheet"]

    private func functions(_ tag: String, _ style: TemplateStyle) throws -> [Substring] {
        let text = try swiftUI(tag, ("open", "boolean"), ("label", "string"), slots: ["", "label"], style: style)
        let extensions = text.components(separatedBy: "\nextension View {\n").last ?? ""
        // Those that keep whether it is shown follow: see `KeptStateTests`.
        return extensions.split(separator: "    public func ").dropFirst()
            .filter { !$0.contains("ComponentPresence {") }
    }

    @Test("take a view and, instead of it, a text, with the content and without, in both sets", arguments: allStyles)
    func forms(style: TemplateStyle) throws {
        for tag in Self.tags {
            let functions = try functions(tag, style)
            try #require(functions.count == 5, "\(tag)")
            #expect(functions[0].contains("@ViewBuilder label: @escaping () -> LabelContent"), "\(tag)")
            #expect(functions[1].contains("_ label: String?,"), "\(tag)")
            #expect(functions.map { $0.contains("@ViewBuilder content:") } == [true, true, false, false, false])
            for function in functions { #expect(function.contains("isPresented: Binding<Bool>"), "\(tag)") }
        }
    }

    @Test("have a summary above their parameters", arguments: allStyles)
    func documentation(style: TemplateStyle) throws {
        let text = try swiftUI("x-dialog", ("open", "boolean"), slots: [""], style: style)
        let summary = "    /// Shows `XDialog` while the Binding is true.\n    ///\n    /// - Parameters:\n"
        #expect(text.contains(summary), "\(text)")
    }
}
