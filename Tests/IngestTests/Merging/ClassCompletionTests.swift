import Core
import Testing
import WebModel

@testable import Ingest

@Suite("Declarations of a class whose tag only the manifest tells")
struct ClassCompletionTests {
    private static let members = #"""
        "members":[{"kind":"field","name":"appearance","type":{"text":"ButtonAppearance"},"attribute":"appearance"},
        {"kind":"field","name":"href","type":{"text":"string"}},{"kind":"field","name":"items"},
        {"kind":"method","name":"show"}]
        """#

    private static func read(_ declarations: String, _ more: SourceFile...) -> ManifestFixture {
        let manifest = #"""
            {"schemaVersion":"1.0.0","modules":[{"kind":"javascript-module","path":"button.js","declarations":[
            {"kind":"class","name":"Button","tagName":"x-x",\#(members)}]}]}
            """#
        return ManifestFixture(
            files: [
                SourceFile(path: SourcePath("custom-elements.json"), text: manifest),
                SourceFile(path: SourcePath("button.d.ts"), text: declarations),
            ] + more
        )
    }

    private static let button = """
        import { FASTElement } from "@microsoft/fast-element";
        import { Kind } from "./kind.js";
        declare const Size: { readonly small: "sm"; readonly large: "lg" };
        export declare class Button extends FASTElement {
            /** Not what the manifest says. */
            appearance: Kind | (typeof Size)[keyof typeof Size];
            href: string;
            items: string[];
            inner: HTMLElement;
            show(animated?: boolean): Promise<void>;
            hide(): void;
        }
        """
    private static let kind = SourceFile(
        path: SourcePath("kind.d.ts"),
        text: "export declare type Kind = 'plain' | 'accent';"
    )

    @Test("its members have the types of the class, and it has no members beside")
    func types() throws {
        let fixture = Self.read(Self.button, Self.kind)
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["appearance", "href", "items"])
        let appearance = try fixture.property("appearance")
        #expect(appearance.type?.values == ["plain", "accent", "sm", "lg"])
        #expect(appearance.type?.alias == "ButtonAppearance")
        #expect(appearance.attribute == "appearance" && !appearance.isAttributeAssumed)
        #expect(appearance.description == nil)
        #expect(try fixture.property("items").type?.description == "string[]")
        #expect(component.methods.map(\.name) == ["show"])
        #expect(component.methods.first?.parameters.map(\.name) == ["animated"])
        #expect(fixture.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
    }

    @Test("that the class lacks what the manifest has is not told, and neither is that it has no tag")
    func silence() throws {
        let fixture = Self.read("export declare class Button extends FASTElement {\n  href: string;\n}")
        #expect(!fixture.ids.contains(.mergeUntold) && !fixture.ids.contains(.mergeUnconfirmed))
    }

    @Test("another type of the manifest counts no less than that of the class: both are told")
    func contradiction() throws {
        let fixture = Self.read("export declare class Button extends FASTElement {\n  href: number;\n}")
        #expect(try fixture.property("href").type == WebType(.keyword(.string)))
        #expect(fixture.ids.contains(.mergeConflict))
    }

    @Test("what the class inherits counts as well, through mixins and with its type arguments")
    func inheritance() throws {
        let json = """
            declare class Base<T> extends HTMLElement { items: T[] }
            interface Appearing { appearance: 'a' | 'b' }
            declare const Button_base: typeof Base & (new (...args: any[]) => Appearing);
            export declare class Button extends Button_base { }
            """
        let fixture = Self.read(json)
        #expect(try fixture.property("appearance").type?.values == ["a", "b"])
    }

    @Test("of two classes of one name the first counts, and that they differ is told")
    func ambiguity() throws {
        let other = SourceFile(
            path: SourcePath("other/button.d.ts"),
            text: "export declare class Button extends React.Component { appearance: number }"
        )
        let fixture = Self.read(Self.button, Self.kind, other)
        #expect(try fixture.property("appearance").type?.values == ["plain", "accent", "sm", "lg"])
        #expect(fixture.ids.contains(.mergeDuplicateTag) && fixture.ids.contains(.mergeConflict))
    }

    @Test("a class that has the tag is a component of its own, and one that extends nothing is no element")
    func otherSources() throws {
        let json = """
            export declare class Button extends HTMLElement { href: string }
            declare global { interface HTMLElementTagNameMap { "x-x": Button } }
            """
        let tagged = Self.read(json)
        #expect(try tagged.property("appearance").type?.description == "ButtonAppearance")
        let plain = Self.read("export declare class Button { appearance: 'a' | 'b' }")
        #expect(try plain.property("appearance").type?.values == nil)
    }
}
