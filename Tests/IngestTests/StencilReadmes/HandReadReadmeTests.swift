import Core
import Foundation
import TestSupport
import Testing
import WebModel

@testable import Ingest

/// Written down from the files, line by line.
@Suite("Five readmes of Scale, item by item, as a person reads them", .needs("corpus/wider/stencil"))
struct HandReadReadmeTests {
    private static func read(_ file: String) throws -> Component {
        var bag = DiagnosticBag()
        let library = Ingestion.read([Shared.file("corpus/wider/stencil/scale/\(file).md").path], into: &bag)
        #expect(bag.isEmpty)
        return try #require(library.components.first)
    }

    /// Name, attribute, type as the model has it, default.
    private static func properties(of component: Component) -> [[String]] {
        component.properties.map { [$0.name, $0.attribute ?? "", $0.type?.description ?? "", $0.defaultValue ?? ""] }
    }

    @Test("callout: seven properties and a part")
    func callout() throws {
        let component = try Self.read("callout")
        #expect(component.tag == "scale-callout")
        #expect(
            Self.properties(of: component) == [
                ["bottom", "bottom", "string", ""], ["left", "left", "string", ""], ["right", "right", "string", ""],
                ["rotation", "rotation", "number", "0"], ["styles", "styles", "string", ""],
                ["top", "top", "string", ""], ["variant", "variant", "string", ""],
            ]
        )
        #expect(component.properties[3].description == "(optional) Degree of rotation")
        #expect(component.properties[0].description == "(optional) CSS `bottom` value for absolute position")
        #expect(component.cssParts.map(\.name) == ["base"])
        #expect(component.events.isEmpty && component.methods.isEmpty && component.slots.isEmpty)
        #expect(component.dependencies == [] && component.documentation == [] && component.description == nil)
    }

    @Test("chip: eleven properties, one of them deprecated, two events, a part, two components that it uses")
    func chip() throws {
        let component = try Self.read("chip")
        #expect(component.tag == "scale-chip")
        let roles = #""checkbox" | "menuitemcheckbox" | "menuitemreadio" | "option" | "radio" | "switch""#
        #expect(
            Self.properties(of: component) == [
                ["ariaCheckedState", "aria-checked-state", "boolean", "false"],
                ["ariaRoleTitle", "aria-role-title", roles, "'switch'"],
                ["checkmarkAccessibilityTitle", "checkmark-accessibility-title", "string", "'success'"],
                ["checkmarkDecorative", "checkmark-decorative", "boolean", "false"],
                ["disabled", "disabled", "boolean", "false"], ["dismissText", "dismiss-text", "string", "'dismiss'"],
                ["label", "label", "string", ""], ["selected", "selected", "boolean", "false"],
                ["styles", "styles", "string", ""], ["type", "type", #""dynamic" | "persistent""#, "'persistent'"],
                ["variant", "variant", #""outline" | "standard""#, "'standard'"],
            ]
        )
        let reason = "(optional) chip aria-checked - should be derived from selected state attribute"
        #expect(component.properties.map(\.deprecated) == [.reason(reason)] + Array(repeating: nil, count: 10))
        #expect(component.properties[0].description == nil)
        #expect(component.events.map(\.name) == ["scale-change", "scale-close"])
        #expect(component.events.map(\.typeText) == ["CustomEvent<MouseEvent>", "CustomEvent<MouseEvent>"])
        #expect(component.events[1].description == "(optional) Close icon click event")
        #expect(component.cssParts.map(\.name) == ["button-dismissable"])
        #expect(component.dependencies == ["scale-icon-action-close", "scale-icon-action-checkmark"])
    }

    @Test("link: thirteen properties, a method, two slots, two parts, an overview, and usage with headings of its own")
    func link() throws {
        let component = try Self.read("link")
        #expect(component.tag == "scale-link")
        #expect(component.description == "This is a superset of the default anchor `<a>` element.")
        let policies =
            [
                "", "no-referrer", "no-referrer-when-downgrade", "origin", "origin-when-cross-origin", "same-origin",
                "strict-origin", "strict-origin-when-cross-origin", "unsafe-url",
            ]
            .map { "\"\($0)\"" }.joined(separator: " | ")
        #expect(
            Self.properties(of: component) == [
                ["disabled", "disabled", "boolean", "false"], ["download", "download", "string", ""],
                ["href", "href", "string", ""], ["hreflang", "hreflang", "string", ""],
                ["iconPosition", "icon-position", #""after" | "before""#, "'after'"],
                ["innerTabindex", "inner-tabindex", "number", ""],
                ["omitUnderline", "omit-underline", "boolean", "false"], ["ping", "ping", "string", ""],
                ["referrerpolicy", "referrerpolicy", policies, ""], ["rel", "rel", "string", ""],
                ["styles", "styles", "string", ""],
                ["target", "target", #""_blank" | "_parent" | "_self" | "_top""#, ""], ["type", "type", "string", ""],
            ]
        )
        let method = try #require(component.methods.first)
        #expect(component.methods.count == 1 && method.name == "setFocus" && method.parameters.isEmpty)
        #expect(method.returnsText == "Promise<void>" && method.description == nil)
        // Its author calls the default slot by name.
        #expect(component.slots.map(\.name) == ["", "icon"])
        let expected = "a slot that will not be underlined and which position can be changed"
        #expect(component.slots[1].description == expected)
        #expect(component.cssParts.map(\.name) == ["anchor", "content"])
        #expect(component.cssParts[0].description == "the native achor element wrapping all contents")
        let wanted = ["Usage", "Link", "Default", "Target", "Disabled", "Block", "No underline", "Icon", "Icon size"]
        #expect(component.documentation.map(\.heading) == wanted)
    }

    @Test("switch: eight properties, an event, a component that it uses")
    func toggle() throws {
        let component = try Self.read("switch")
        #expect(component.tag == "scale-switch")
        #expect(
            Self.properties(of: component) == [
                ["checked", "checked", "boolean", "false"], ["dataQa", "data-qa", "string", ""],
                ["disabled", "disabled", "boolean", "false"], ["inputId", "input-id", "string", ""],
                ["label", "label", "string", ""], ["name", "name", "string", ""],
                ["size", "size", #""large" | "small""#, "'large'"], ["styles", "styles", "string", ""],
            ]
        )
        #expect(component.properties[6].description == nil)
        #expect(component.events.map(\.name) == ["scale-change"])
        #expect(component.events.map(\.typeText) == ["CustomEvent<any>"])
        #expect(component.dependencies == ["scale-icon-action-checkmark"])
    }

    @Test("rating-stars: twelve properties, three of them deprecated, an event, nine parts, a component that it uses")
    func ratingStars() throws {
        let component = try Self.read("rating-stars")
        #expect(component.tag == "scale-rating-stars")
        let sizes = #""large" | "small""#
        #expect(
            Self.properties(of: component) == [
                ["ariaLabelTranslation", "aria-label-translation", "string", "'$rating out of $max stars'"],
                ["disabled", "disabled", "boolean", "false"], ["hideLabel", "hide-label", "boolean", "false"],
                ["infoText", "info-text", "string", ""], ["label", "label", "string", "'Rating'"],
                ["max", "max", "number", "5"], ["maxRating", "max-rating", "number", "5"],
                ["minRating", "min-rating", "number", "0"], ["rating", "rating", "number", "0"],
                ["readonly", "readonly", "boolean", "false"], ["size", "size", sizes, "'large'"],
                ["starSize", "star-size", sizes, "'large'"],
            ]
        )
        let old = component.properties.filter { $0.deprecated != nil }
        #expect(old.map(\.name) == ["maxRating", "minRating", "starSize"])
        #expect(old.first?.deprecated == .reason("; max should be used instead of maxRating"))
        #expect(component.events.map(\.description) == ["Emitted when the rating has changed"])
        let expected = [
            "container", "content", "infotext", "label", "placeholder-star", "range-slider", "selected-star", "star",
            "wrapper",
        ]
        #expect(component.cssParts.map(\.name) == expected)
        #expect(component.dependencies == ["scale-icon-action-favorite"])
    }
}
