import Foundation
import Testing
import Workspace

@testable import Render

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
        let files = try files(
            "x-button",
            #""members":[{"kind":"field","name":"loading","type":{"text":"boolean"}}],"slots":[{"name":""}]"#,
            style
        )
        #expect(files.text("View+Delayed.swift").contains("Task.sleep(nanoseconds: 300_000_000)"))
        // What is loading is disabled at once, and shows it later.
        let loading = files.text("ComponentLoading.swift")
        #expect(loading.contains(".disabled(isLoading)"))
        #expect(loading.contains("if isShown {\n                    ProgressView()"))
        #expect(loading.contains(".delayed(isLoading, in: $isShown)"))
        let progress = files.text("ComponentButtonProgress.swift")
        #expect(progress.contains("if isShown { ProgressView() }"))
        #expect(progress.contains(".delayed(isLoading, in: $isShown)"))
        let style = files.text("ComponentButtonStyle.swift")
        #expect(style.contains(".modifier(ComponentButtonProgress(isLoading: isLoading))"))
    }

    @Test("“Full-width primary: .controlSize(.large).frame(maxWidth: .infinity).”", arguments: styles)
    func fullWidth(style: TemplateStyle) throws {
        let files = try files(
            "x-button",
            #""members":[{"kind":"field","name":"fullWidth","type":{"text":"boolean"}}],"slots":[{"name":""}]"#,
            style
        )
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

    private static func select(_ value: String, _ more: String = "") -> String {
        let options = "{ value: string, label: string, icon?: string, disabled?: boolean }[]"
        return #""members":[{"kind":"field","name":"value","type":{"text":"\#(value)"}},"#
            + #"{"kind":"field","name":"options","type":{"text":"\#(options)"}}\#(more)]"#
    }

    @Test("“2-4 options: Picker with .segmentedStyle.”: short ones of which one is chosen", arguments: styles)
    func segments(style: TemplateStyle) throws {
        let files = try files("x-select", Self.select("string"), style)
        let text = files.text("XSelect+SwiftUI.swift")
        #expect(text.contains("ComponentSegments(\n                areFew: options.areSegments("), "\(text)")
        #expect(text.contains("isChosen: { item in selection == item.value }"))
        #expect(text.contains(".pickerStyle(.segmented)") && text.contains(".pickerStyle(.menu)"))
        let support = files.text("ComponentSegments.swift")
        #expect(support.contains("(2...4).contains(count) && contains(where: isChosen)"))
        #expect(support.contains("!dynamicTypeSize.isAccessibilitySize"))
        #expect(support.contains("if #available(iOS 16, *) {\n                ViewThatFits(in: .horizontal) {"))
        #expect(support.contains("public func componentSegments(_ isOn: Bool) -> some View"))
    }

    @Test("options with an icon, a prompt and a clear button leave a select a menu")
    func noSegments() throws {
        let more =
            #",{"kind":"field","name":"placeholder","type":{"text":"string"}},"#
            + #"{"kind":"field","name":"clearable","type":{"text":"boolean"}}"#
        let text = try files("x-select", Self.select("string", more)).text("XSelect+SwiftUI.swift")
        #expect(text.contains("extras: { item in [item.icon] }"), "\(text)")
        #expect(
            text.contains("isDisabled: { item in item.isDisabled }")
                || text.contains("isDisabled: { item in item.disabled")
        )
        #expect(text.contains("&& !(clearable)") && text.contains(".isEmpty\n"))
    }

    @Test("a select of several values is a menu, and one that a flag makes so only with that flag")
    func segmentsOfSets() throws {
        let several = try files("x-select", Self.select("string[]")).text("XSelect+SwiftUI.swift")
        #expect(!several.contains("ComponentSegments"))
        let flag = #",{"kind":"field","name":"multiple","type":{"text":"boolean"}}"#
        let either = try files("x-select", Self.select("string | string[]", flag)).text("XSelect+SwiftUI.swift")
        #expect(either.contains("&& !allowsMultipleSelection"), "\(either)")
        #expect(either.contains("Picker(selection: $selection.single) {"))
    }
}
