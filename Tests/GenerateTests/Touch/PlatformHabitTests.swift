import Foundation
import Package
import Testing

@testable import Generate

/// What documents 001 and 002 ask of every view, and what the platform does by itself.
@Suite("Habits of the platform")
struct PlatformHabitTests {
    private static let styles: [TemplateStyle] = [.elevate, .native]

    private func files(
        _ tag: String,
        _ json: String = #""slots":[{"name":""}]"#,
        _ style: TemplateStyle = .elevate,
        target: Int = RenderSettings.oldestTarget
    ) throws -> RenderedFiles {
        try SmallLibrary((tag, json), style: style, target: target).files
    }

    @Test("“Show loading for operations > 300ms. Instant operations need no indicator.”", arguments: styles)
    func loading(style: TemplateStyle) throws {
        let files = try files("x-button", componentJSON([("loading", "boolean")], slots: [""]), style)
        #expect(files.text("View+Delayed.swift").contains("by delay: TimeInterval = 0.3, in isShown"))
        // What is loading is disabled at once, and shows it later.
        let loading = files.text("ComponentLoading.swift")
        #expect(loading.contains(".disabled(isLoading)"))
        #expect(loading.contains("if isShown {\n                    ProgressView()"))
        #expect(loading.contains(".delayed(isLoading, by: delay, in: $isShown)"))
        let progress = files.text("ComponentButtonProgress.swift")
        #expect(progress.contains("if isShown { ProgressView().accessibilityLabel(strings.loading) }"))
        #expect(progress.contains(".delayed(isLoading, in: $isShown)"))
        let style = files.text("ComponentButtonStyle.swift")
        #expect(style.contains(".modifier(ComponentButtonProgress(isLoading: isLoading))"))
    }

    @Test("options and images that load show progress after as long as all else does", arguments: styles)
    func loadingParts(style: TemplateStyle) throws {
        let files = try files("x-image", componentJSON([("src", "string")]), style)
        #expect(files.text("XImage+SwiftUI.swift").contains("Color.clear\n                    .loading(true)"))
        #expect(files.text("ComponentImage.swift").contains("case .empty where url != nil: Color.clear.loading(true)"))
        let label = files.text("ComponentItemLabel.swift")
        #expect(label.contains("if isProgressShown {") && label.contains(".delayed(isLoading, in: $isProgressShown)"))
    }

    @Test("a list with a delay of its own waits once, as long as it says", arguments: styles)
    func busyList(style: TemplateStyle) throws {
        let busy = componentJSON([("busy", "boolean"), ("busyDelay", "number")], slots: [""])
        let text = try files("x-list", busy, style).text("XList+SwiftUI.swift")
        #expect(text.contains(".loading(isBusy, after: busyDelay"), "\(text)")
        #expect(!text.contains("isDue"))
    }

    @Test("“Always specify text alongside images in buttons for accessibility.”", arguments: styles)
    func imageButtons(style: TemplateStyle) throws {
        let close = #""members":[],"events":[{"name":"clear","type":{"text":"CustomEvent"}}],"slots":[{"name":""}]"#
        let files = try files("x-input", close, style)
        let labels = [
            "ComponentCloseButton": #"Label(label ?? strings.close, systemImage: "xmark")"#,
            "ComponentFieldButton": "Label(label ?? text, systemImage: symbol)",
            "ComponentCopyButton": "Label(strings.copy, systemImage: isCopied ?",
        ]
        for (name, label) in labels {
            let text = files.text("\(name).swift")
            #expect(text.contains(label), "\(text)")
            #expect(text.contains(".labelStyle(.iconOnly)") && !text.contains("Image(systemName:"), "\(text)")
            // What is tapped is the label, and so the room for a finger is in it.
            #expect(text.contains(".touchTarget(.medium)\n        }\n        .buttonStyle(.borderless)"), "\(text)")
        }
        let bar = files.text("ComponentPaginatorBar.swift")
        #expect(bar.contains("Label {\n                Text(label)\n            } icon: {"))
    }

    @Test("the arrow of a split button has a text, and is called so by VoiceOver", arguments: styles)
    func splitButton(style: TemplateStyle) throws {
        let events = #""events":[{"name":"click"},{"name":"arrowClick","type":{"text":"CustomEvent"}}]"#
        let text = try files("x-split-button", #""members":[],"slots":[{"name":""}],\#(events)"#, style)
            .text("XSplitButton+SwiftUI.swift")
        #expect(text.contains("Text(componentStrings.more)\n"), "\(text)")
        #expect(text.contains(".labelStyle(.iconOnly)\n"))
        #expect(text.contains(".accessibilityLabel(componentStrings.more)\n"))
    }

    @Test("“Action handlers should reference methods, not contain inline logic”", arguments: styles)
    func actions(style: TemplateStyle) throws {
        let events = #""events":[{"name":"close","type":{"text":"CustomEvent"}}]"#
        let members = #""members":[{"kind":"field","name":"open","type":{"text":"boolean"}}]"#
        let dialog = try files("x-dialog", #"\#(members),\#(events),"slots":[{"name":""}]"#, style)
            .text("XDialog+SwiftUI.swift")
        #expect(dialog.contains("ComponentCloseButton(action: close)\n"), "\(dialog)")
        #expect(
            dialog.contains("    private func close() {\n        isPresented = false\n        onDismiss?()\n    }\n"),
            "\(dialog)"
        )
        let search = try files(
            "x-search",
            #""members":[{"kind":"field","name":"value","type":{"text":"string"}}],"#
                + #""events":[{"name":"clear","type":{"text":"CustomEvent"}}]"#,
            style
        )
        .text("XSearch+SwiftUI.swift")
        #expect(search.contains("ComponentFieldButton(.clear, action: clearText)\n"), "\(search)")
        #expect(search.contains("    private func clearText() {\n        text = \"\"\n        onClear?()\n    }\n"))
    }

    @Test("what a button does in one call stands where the button is", arguments: styles)
    func singleAction(style: TemplateStyle) throws {
        let events = #""events":[{"name":"remove","type":{"text":"CustomEvent"}}],"slots":[{"name":""}]"#
        let text = try files("x-chip", events, style).text("XChip+SwiftUI.swift")
        #expect(text.contains("ComponentCloseButton"), "\(text)")
        #expect(text.contains("onRemove?()\n") && !text.contains("private func"), "\(text)")
    }

    @Test("“Full-width primary: .controlSize(.large).frame(maxWidth: .infinity).”", arguments: styles)
    func fullWidth(style: TemplateStyle) throws {
        let files = try files("x-button", componentJSON([("fullWidth", "boolean")], slots: [""]), style)
        let text = files.text("XButton+SwiftUI.swift")
        #expect(text.contains("isFullWidth: Bool = false"))
        #expect(text.contains(".frame(maxWidth: isFullWidth ? .infinity : nil)"), "\(text)")
        #expect(files.inert(in: "XButton+SwiftUI.swift") == [])
    }

    @Test("“Always prefer `@Observable` over `ObservableObject`”, from iOS 17 on", arguments: styles, [15, 16, 17, 18])
    func observable(style: TemplateStyle, target: Int) throws {
        let files = try files("x-text-field", style, target)
        for name in ["ComponentFocus", "ComponentSurroundings"] {
            let text = files.text("\(name).swift")
            // “**Mark `@Observable` classes with `@MainActor`**”
            #expect(text.contains("@MainActor\n@Observable\nfinal class \(name) {") == (target >= 17))
            #expect(text.contains("@MainActor\nfinal class \(name): ObservableObject {") == (target < 17))
        }
        guard target >= 17 else { return }
        for file in files.files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            for legacy in ["ObservableObject", "@Published", "@ObservedObject", "@StateObject", "import Combine"] {
                #expect(!text.contains(legacy), "\(file.path)")
            }
        }
    }

    @Test("“Pull-to-refresh | List refresh | .refreshable { await refresh() }”", arguments: styles)
    func refreshable(style: TemplateStyle) throws {
        let files = try files(
            "x-list",
            #""slots":[{"name":""}],"events":[{"name":"refresh","type":{"text":"CustomEvent"}}]"#,
            style
        )
        #expect(files.text("XList+SwiftUI.swift").contains(".refreshes(onRefresh)"))
        #expect(files.text("View+Refresh.swift").contains("refreshable { await action() }"))
    }

    @Test("“Using `.scrollIndicators(.hidden)` instead of initializer parameter”", arguments: styles, [15, 16, 17, 18])
    func scrollIndicators(style: TemplateStyle, target: Int) throws {
        let files = try files("x-breadcrumb", style, target)
        var count = 0
        for file in files.files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard text.contains("ScrollView(.horizontal") else { continue }
            count += 1
            #expect(text.contains(".scrollIndicators(.hidden)") == (target >= 16), "\(file.path)")
            #expect(text.contains("showsIndicators: false") == (target < 16), "\(file.path)")
        }
        #expect(count > 0)
    }

    private func files(_ tag: String, _ style: TemplateStyle, _ target: Int) throws -> RenderedFiles {
        try files(tag, #""slots":[{"name":""}]"#, style, target: target)
    }

    @Test("“Use `localizedStandardContains()` for user-input filtering (not `contains()`)”", arguments: styles)
    func search(style: TemplateStyle) throws {
        let files = try files("x-combobox", style, 15)
        #expect(files.text("ComponentOptionList.swift").contains("name($0).localizedStandardContains(query)"))
        #expect(files.text("ComponentSearch.swift").contains("title.localizedStandardContains(text)"))
    }

    @Test("“ForEach uses stable identity (not `.indices`)”", arguments: styles)
    func identity(style: TemplateStyle) throws {
        for tag in ["x-select", "x-tabs", "x-table", "x-tree", "x-list", "x-carousel"] {
            for file in try files(tag, style, 17).files {
                let text = String(decoding: file.bytes, as: UTF8.self)
                #expect(!text.contains(#/ForEach\([^)]*\.indices/#), "\(file.path)")
            }
        }
    }

    private static func select(_ value: String, _ more: (String, String)...) -> String {
        let options = "{ value: string, label: string, icon?: string, disabled?: boolean }[]"
        return componentJSON([("value", value), ("options", options)] + more)
    }

    @Test(
        "“2-4 options: Picker with .segmentedStyle.”: short ones, whether one of them is chosen or not",
        arguments: styles
    )
    func segments(style: TemplateStyle) throws {
        let files = try files("x-select", Self.select("string"), style)
        let text = files.text("XSelect+SwiftUI.swift")
        #expect(text.contains("ComponentSegments(\n                areFew: options.areSegments("), "\(text)")
        #expect(!text.contains("showsPrompt"))
        #expect(text.contains(".pickerStyle(.segmented)") && text.contains(".pickerStyle(.menu)"))
        let support = files.text("ComponentSegments.swift")
        #expect(support.contains("(2...4).contains(count)\n            && allSatisfy { option in"))
        #expect(support.contains("!dynamicTypeSize.isAccessibilitySize"))
        #expect(support.contains("if #available(iOS 16, *) {\n                ViewThatFits(in: .horizontal) {"))
        #expect(support.contains("public func componentSegments(_ isOn: Bool) -> some View"))
    }

    @Test(
        "a prompt leaves a select a menu until it appears with a choice, and nothing changes its shape before",
        arguments: styles
    )
    func prompt(style: TemplateStyle) throws {
        let files = try files("x-select", Self.select("string", ("placeholder", "string")), style)
        let text = files.text("XSelect+SwiftUI.swift")
        #expect(text.contains("showsPrompt: !(placeholder ?? \"\").isEmpty\n"), "\(text)")
        #expect(text.contains("&& !options.contains { item in selection == item.value }\n"))
        let support = files.text("ComponentSegments.swift")
        #expect(support.contains(".onAppear { beganWithPrompt = beganWithPrompt ?? showsPrompt }"))
    }

    @Test("options that may be loading are segments while none of them is", arguments: styles)
    func loadingOptions(style: TemplateStyle) throws {
        let fields = [("label", "string"), ("loading", "boolean"), ("value", "string")]
        let files = try SmallLibrary(
            ("x-select", componentJSON([("value", "string")], slots: [""])),
            ("x-option", componentJSON(fields, slots: [])),
            style: style
        ).files
        let text = files.text("XSelect+SwiftUI.swift")
        #expect(text.contains("isLoading: { item in item.isLoading }"), "\(text)")
    }

    @Test("options with an icon and a clear button leave a select a menu")
    func noSegments() throws {
        let text = try files("x-select", Self.select("string", ("clearable", "boolean"))).text("XSelect+SwiftUI.swift")
        #expect(text.contains("extras: { item in [item.icon] }"), "\(text)")
        #expect(
            text.contains("isDisabled: { item in item.isDisabled }")
                || text.contains("isDisabled: { item in item.disabled")
        )
        #expect(text.contains("&& !(clearable)"))
    }

    @Test("a select of several values is a menu, and one that a flag makes so only with that flag")
    func segmentsOfSets() throws {
        let several = try files("x-select", Self.select("string[]")).text("XSelect+SwiftUI.swift")
        #expect(!several.contains("ComponentSegments"))
        let flag = ("multiple", "boolean")
        let either = try files("x-select", Self.select("string | string[]", flag)).text("XSelect+SwiftUI.swift")
        #expect(either.contains("&& !allowsMultipleSelection"), "\(either)")
        #expect(either.contains("Picker(selection: $selection.single) {"))
    }
}
