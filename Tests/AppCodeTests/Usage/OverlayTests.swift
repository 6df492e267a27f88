import Foundation
import Generate
import SwiftModel
import TestSupport
import Testing

@testable import AppCode

@Suite("Overlays in examples")
struct OverlayTests {
    private static func translate(_ html: String) throws -> TranslatedMarkup { try UsageSample.elevate.translate(html) }

    @Test("a dialog is presented by the view in front of it, with a state of its own")
    func behind() throws {
        let example = try Self.translate(
            "<elvt-badge>1</elvt-badge><elvt-dialog id=\"leave\" label=\"Sure?\">Really</elvt-dialog>"
        )
        #expect(
            example.swift == [
                "@State private var isLeavePresented: Bool = false", "ElevateBadge(\"1\")", "    .elevateDialog(",
                "        \"Sure?\",", "        isPresented: $isLeavePresented,",
                "        content: { Text(\"Really\") }", "    )",
            ]
        )
        #expect(example.state == .complete)
        #expect(example.uiKit.suffix(2) == ["view.addSubview(dialog)", "view.addSubview(badge)"])
    }

    @Test("one in front of all others is presented by the first of them")
    func before() throws {
        let lines = try Self.translate(
            "<elvt-drawer placement=\"start\" open></elvt-drawer><elvt-badge>1</elvt-badge><elvt-badge>2</elvt-badge>"
        ).swift
        #expect(
            lines == [
                "@State private var isPresented: Bool = true", "VStack {", "    ElevateBadge(\"1\")",
                "        .elevateDrawer(placement: .leading, isPresented: $isPresented)",
                "    ElevateBadge(\"2\")", "}",
            ]
        )
    }

    @Test("one by itself is presented by a view that is there, and so is one in a slot")
    func alone() throws {
        let alone = try Self.translate("<elvt-dialog label=\"Sure?\">Really</elvt-dialog>")
        #expect(alone.swiftUI?.body.prefix(2) == ["Color.clear", "    .elevateDialog("])
        #expect(alone.uiKit.last == "view.addSubview(dialog)")
        let slot = try Self.translate("<elvt-card><elvt-dialog label=\"Sure?\">Really</elvt-dialog></elvt-card>")
        #expect(
            slot.swiftUI?.body.prefix(4) == [
                "ElevateCard(", "    content: {", "        Color.clear", "            .elevateDialog(",
            ]
        )
    }

    @Test("several overlays of one view stand behind each other")
    func several() throws {
        let body = try Self.translate(
            "<elvt-badge>1</elvt-badge><elvt-dialog label=\"A\">C</elvt-dialog><elvt-drawer label=\"B\">D</elvt-drawer>"
        ).swiftUI?.body
        let calls = body?.filter { $0.hasPrefix("    .") }.map { $0.prefix { $0 != "(" } }
        #expect(calls == ["    .elevateDialog", "    .elevateDrawer"])
    }

    @Test("a label for assistive technology that would be that of another view is told")
    func modifiers() throws {
        let example = try Self.translate("<elvt-notification aria-label=\"News\">Hello</elvt-notification>")
        #expect(example.state == .partial)
        #expect(example.absences.map(\.subject) == ["<elvt-notification>"])
        #expect(!example.swift.contains { $0.contains("accessibilityLabel") })
    }

    @Test("the primitives that are presented are those with a template for it")
    func templates() throws {
        let folder = Shared.project.appending(path: "templates/shared/presentation")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .compactMap { NativePrimitive(rawValue: String($0.dropLast(".mustache".count))) }
        #expect(Set(names) == Set(NativePrimitive.allCases.filter(\.isPresented)))
    }
}
