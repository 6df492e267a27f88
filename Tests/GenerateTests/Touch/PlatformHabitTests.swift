import Foundation
import Package
import Testing

@testable import Generate

/// What documents 001 and 002 ask of every view, and what the platform does by itself.
@Suite("Habits of the platform")
struct PlatformHabitTests {
    private func files(
        _ tag: String,
        _ fields: (String, String)...,
        style: TemplateStyle = .elevate,
        target: Int = RenderSettings.oldestTarget
    ) throws -> RenderedFiles {
        try SmallLibrary((tag, componentJSON(fields, slots: [""])), style: style, target: target).files
    }

    @Test("images that load show progress after as long as all else does", arguments: allStyles)
    func loadingParts(style: TemplateStyle) throws {
        #expect(try has("Color.clear\n.loading(true)", in: swiftUI("x-image", ("src", "string"), style: style)))
        let support = try files("x-image", ("src", "string"), style: style).text("ComponentImage.swift")
        #expect(support.contains("case .empty where url != nil: Color.clear.loading(true)"))
    }

    @Test("“Action handlers should reference methods, not contain inline logic”", arguments: allStyles)
    func actions(style: TemplateStyle) throws {
        let open = ("open", "boolean")
        let dialog = try swiftUI("x-dialog", open, slots: [""], events: ["close: CustomEvent"], style: style)
        #expect(dialog.contains("ComponentCloseButton(action: close)\n"), "\(dialog)")
        #expect(has("private func close() {\nisPresented = false\nonDismiss?()\n}", in: dialog), "\(dialog)")
        let search = try swiftUI("x-search", ("value", "string"), events: ["clear: CustomEvent"], style: style)
        #expect(search.contains("ComponentFieldButton(.clear, action: clearText)\n"), "\(search)")
        #expect(has("private func clearText() {\ntext = \"\"\nonClear?()\n}", in: search), "\(search)")
    }

    @Test("“Full-width primary: .controlSize(.large).frame(maxWidth: .infinity).”", arguments: allStyles)
    func fullWidth(style: TemplateStyle) throws {
        let files = try files("x-button", ("fullWidth", "boolean"), style: style)
        let text = files.text("XButton+SwiftUI.swift")
        #expect(text.contains("isFullWidth: Bool = false"))
        #expect(text.contains(".frame(maxWidth: isFullWidth ? .infinity : nil)"), "\(text)")
        #expect(files.inert(in: "XButton+SwiftUI.swift") == [])
    }

    @Test(
        "“Always prefer `@Observable` over `ObservableObject`”, from iOS 17 on",
        arguments: allStyles,
        [15, 16, 17, 18]
    )
    func observable(style: TemplateStyle, target: Int) throws {
        let files = try files("x-text-field", style: style, target: target)
        for name in ["ComponentFocus", "ComponentSurroundings"] {
            let text = files.text("\(name).swift")
            // “**Mark `@Observable` classes with `@MainActor`**”
            #expect(text.contains("@MainActor\n@Observable\nfinal class \(name) {") == (target >= 17))
            #expect(text.contains("@MainActor\nfinal class \(name): ObservableObject {") == (target < 17))
        }
        guard target >= 17 else { return }
        for legacy in ["ObservableObject", "@Published", "@ObservedObject", "@StateObject", "import Combine"] {
            for text in files.texts { #expect(!text.contains(legacy), "\(text)") }
        }
    }

    @Test(
        "“Using `.scrollIndicators(.hidden)` instead of initializer parameter”",
        arguments: allStyles,
        [15, 16, 17, 18]
    )
    func scrollIndicators(style: TemplateStyle, target: Int) throws {
        let text = try files("x-breadcrumb", style: style, target: target).text("ComponentScroll.swift")
        #expect(text.contains(".scrollIndicators(.hidden)") == (target >= 16), "\(text)")
        #expect(text.contains("showsIndicators: false") == (target < 16), "\(text)")
    }

    @Test("“Use `localizedStandardContains()` for user-input filtering (not `contains()`)”", arguments: allStyles)
    func search(style: TemplateStyle) throws {
        let text = try files("x-combobox", style: style).text("ComponentSearch.swift")
        #expect(text.contains("title.localizedStandardContains(text)"))
    }

    @Test("“ForEach uses stable identity (not `.indices`)”", arguments: allStyles)
    func identity(style: TemplateStyle) throws {
        for tag in ["x-select", "x-tabs", "x-table", "x-tree", "x-list", "x-carousel"] {
            for text in try files(tag, style: style, target: 17).texts {
                #expect(!text.contains(#/ForEach\([^)]*\.indices/#), "\(text)")
            }
        }
    }

    /// A select whose options are values.
    private func select(_ value: String, _ more: (String, String)..., style: TemplateStyle = .elevate) throws -> String
    {
        let options = "{ value: string, label: string, icon?: string, disabled?: boolean }[]"
        return try swiftUI("x-select", of: [("value", value), ("options", options)] + more, style: style)
    }

    @Test("a select tells its picker all that decides between segments, a menu and a list", arguments: allStyles)
    func select(style: TemplateStyle) throws {
        let text = try select("string", ("placeholder", "string"), ("clearable", "boolean"), style: style)
        let option = "ComponentOption(\nitem.label,\nvalue: item.value,\nid: item.id,\nicon: item.icon,"
        #expect(has(option, in: text), "\(text)")
        let rest = """
            selection: ComponentSelection($selection),
            prompt: placeholder ?? "",
            clearing: ComponentClearing(clearable),
            """
        #expect(has(rest, in: text), "\(text)")
        let either = try select("string | string[]", ("multiple", "boolean"), style: style)
        #expect(either.contains("ComponentSelection($selection, allowsSeveral: allowsMultipleSelection)"), "\(either)")
    }

    @Test(
        "segments are few and short, and nothing takes their choice back; many options are searched",
        arguments: allStyles
    )
    func segments(style: TemplateStyle) throws {
        let files = try SmallLibrary(("x-select", componentJSON([("value", "string")], slots: [""])), style: style)
            .files
        let picker = files.text("ComponentPicker.swift")
        #expect(picker.contains("(2...4).contains(options.count) && options.allSatisfy(\\.isShort)"))
        #expect(picker.contains("&& !selection.allowsSeveral\n"))
        #expect(picker.contains("&& !clearing.isShown && Content.self == EmptyView.self"))
        #expect(picker.contains("showsPrompt: !prompt.isEmpty && chosen.isEmpty"))
        #expect(picker.contains("if options.isLongForMenu && !selection.isReadOnly {"))
        let list = files.text("ComponentOptionList.swift")
        #expect(list.contains("if !selection.allowsSeveral { isPresented = false }"))
    }

    @Test("what is chosen is felt, unless the app has switched that off", arguments: allStyles)
    func haptics(style: TemplateStyle) throws {
        let text = try files("x-toggle-button", style: style).text("ComponentToggleButtonStyle.swift")
        #expect(text.contains(".haptics(of: configuration.isOn)"))
    }

    @Test("“Always specify text alongside images in buttons for accessibility.”", arguments: allStyles)
    func imageButtons(style: TemplateStyle) throws {
        let text = try files("x-snippet", style: style).text("ComponentCopyButton.swift")
        #expect(text.contains("Label(strings.copy, systemImage: isCopied ?"), "\(text)")
        #expect(text.contains(".labelStyle(.iconOnly)") && !text.contains("Image(systemName:"), "\(text)")
        // What is tapped is the label, and so the room for a finger is in it.
        #expect(text.contains(".touchTarget(.medium)\n        }\n        .buttonStyle(.borderless)"), "\(text)")
    }

    // MARK: Lists and rows that a finger pulls

    @Test(
        "a list is pulled down for what its web component calls refreshing, and waits for the app",
        arguments: ["refresh", "x-refresh", "reload", "pull"]
    )
    func refresh(event: String) throws {
        for tag in ["x-list", "x-table"] {
            let text = try swiftUI(tag, slots: [""], events: ["\(event): CustomEvent"])
            #expect(text.contains("        onRefresh: ComponentRefresh? = nil"), "\(tag)\n\(text)")
            #expect(text.contains(".refreshes(onRefresh)"), "\(tag)")
        }
        let support = try files("x-list").text("View+Refresh.swift")
        #expect(support.contains("public typealias ComponentRefresh = @MainActor @Sendable () async -> Void"))
        #expect(support.contains("refreshable { await action() }"))
    }

    @Test("a list of whose refreshing nothing is told can't be pulled")
    func unpulled() throws {
        #expect(try !swiftUI("x-list", slots: [""], events: ["scroll: CustomEvent"]).contains("refreshes"))
    }

    @Test(
        "a row is deleted with a swipe, where somebody listens",
        arguments: ["delete", "remove", "x-delete", "dismiss"]
    )
    func swipe(event: String) throws {
        let text = try swiftUI("x-list-item", slots: [""], events: ["\(event): CustomEvent"])
        #expect(text.contains("onDelete: (() -> Void)? = nil"), "\(text)")
        #expect(text.contains(".swipeToDelete(componentStrings.delete, action: onDelete)"), "\(text)")
        let support = try files("x-list-item").text("View+Refresh.swift")
        #expect(has("if let action {\nButton(label, role: .destructive, action: action)", in: support))
    }
}
