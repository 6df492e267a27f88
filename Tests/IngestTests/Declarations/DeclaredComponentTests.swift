import Core
import Testing
import WebModel

@testable import Ingest

@Suite("Elements of declaration files")
struct DeclaredComponentTests {
    @Test("a class in the map of tags is a component: its fields, accessors and methods, but not what is hidden")
    func plainClass() throws {
        let fixture = DeclarationsFixture(
            DeclarationsFixture.element(
                """
                    static readonly tag = "x-x";
                    #state;
                    private cache;
                    protected helper(): void;
                    _inner: string;
                    /** Not for users. @internal */
                    /**
                     * Not for users.
                     * @internal
                     */
                    secret: string;
                    /**
                     * How large it is.
                     * @default 'sm'
                     * @attr data-size
                     */
                    size: 'sm' | 'md';
                    readonly count: number;
                    get open(): boolean;
                    set open(value: boolean);
                    get total(): number;
                    label?: string;
                    constructor();
                    connectedCallback(): void;
                    /**
                     * Opens it.
                     * @param animated - whether it moves
                     * @returns when it is open
                     * @deprecated Use `open`.
                     */
                    show(animated?: boolean): Promise<void>;
                    addEventListener(type: string, listener: EventListener): void;
                """
            )
        )
        let component = try fixture.component()
        #expect(component.className == "X")
        #expect(component.properties.map(\.name) == ["size", "count", "open", "total", "label"])
        #expect(component.properties.map(\.isReadonly) == [false, true, false, true, false])
        #expect(component.properties.map(\.attribute) == ["data-size", nil, nil, nil, nil])
        let size = try fixture.property("size")
        #expect(size.type == WebTypeParser.parse("'sm' | 'md'").type)
        #expect(size.defaultValue == "'sm'")
        #expect(size.description == "How large it is.")
        #expect(size.source.line == 19)
        #expect(try fixture.property("label").type?.isOptional == true)
        let method = try #require(component.methods.first)
        #expect(component.methods.count == 1)
        #expect(method.name == "show")
        #expect(method.parameters.map(\.name) == ["animated"])
        #expect(method.parameters.map(\.description) == ["whether it moves"])
        #expect(method.parameters.map(\.isOptional) == [true])
        #expect(method.returns?.description == "Promise<void>")
        #expect(method.returnsDescription == "when it is open")
        #expect(method.deprecated == .reason("Use `open`."))
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("a class of Lit: mixins and base classes are inherited, and JSDoc tells slots, parts, properties and events")
    func lit() throws {
        let fixture = DeclarationsFixture(
            (
                "button.d.ts",
                """
                import { LitElement, CSSResultGroup } from 'lit';
                import { FormMixin } from './form.js';
                declare const Button_base: (new (...args: any[]) => FormMixin) & typeof LitElement;
                /**
                 * A button
                 * of two lines.
                 *
                 * @summary Starts an action.
                 * @since 1.2
                 * @slot - The label.
                 * @slot prefix - Before the label.
                 * @csspart base - All of it.
                 * @cssproperty [--gap=4px] - Between icon and label.
                 * @cssstate busy - While it works.
                 * @fires {CustomEvent<{ open: boolean }>} x-toggle - When it opens.
                 */
                export declare class Button extends Button_base {
                    static styles: CSSResultGroup;
                    variant: 'primary' | 'plain';
                    render(): import("lit").TemplateResult<1>;
                }
                declare global { interface HTMLElementTagNameMap { 'x-x': Button; } }
                """
            ),
            (
                "form.d.ts",
                """
                export declare class Control<V> extends HTMLElement { value: V; disabled: boolean }
                export declare class FormMixin extends Control<string> { name: string; disabled: false }
                """
            )
        )
        let component = try fixture.component()
        #expect(component.description == "A button\nof two lines.")
        #expect(component.summary == "Starts an action.")
        #expect(component.since == "1.2")
        #expect(component.properties.map(\.name) == ["variant", "name", "disabled", "value"])
        #expect(component.properties.map { $0.inheritedFrom?.name } == [nil, "FormMixin", "FormMixin", "Control"])
        #expect(try fixture.property("value").type?.description == "string")
        #expect(try fixture.property("disabled").type?.description == "false")
        #expect(component.methods.isEmpty)
        #expect(component.slots.map(\.name) == ["", "prefix"])
        #expect(component.slots.map(\.description) == ["The label.", "Before the label."])
        #expect(component.cssParts.map(\.name) == ["base"])
        #expect(component.cssProperties.map(\.name) == ["--gap"])
        #expect(component.cssProperties.map(\.defaultValue) == ["4px"])
        #expect(component.cssStates.map(\.name) == ["busy"])
        #expect(component.events.map(\.name) == ["x-toggle"])
        #expect(component.events.first?.type?.description == "CustomEvent<{ open: boolean }>")
    }

    @Test("a class of FAST has its tag from JSDoc, its unions from constants")
    func fast() throws {
        let text = """
            import { FASTElement } from "@microsoft/fast-element";
            /**
             * The values.
             * @public
             */
            export declare const Appearance: { readonly outline: "outline"; readonly stealth: "stealth" };
            /** @public */
            export declare type Appearance = (typeof Appearance)[keyof typeof Appearance];
            /**
             * A button.
             * @remarks
             * HTML Element: \\<x-x\\>
             * @public
             * @tagname x-x
             */
            export declare class Button extends FASTElement {
                /**
                 * The appearance the button should have.
                 *
                 * @public
                 * @remarks
                 * HTML Attribute: appearance
                 */
                appearance: Appearance;
                autofocus: boolean;
                /** @internal */
                appearanceChanged(prev: Appearance, next: Appearance): void;
                private hidden;
            }
            """
        let fixture = DeclarationsFixture(text)
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["appearance", "autofocus"])
        #expect(try fixture.property("appearance").type?.description == #""outline" | "stealth""#)
        #expect(try fixture.property("appearance").type?.alias == "Appearance")
        #expect(component.methods.isEmpty)
    }

    @Test("events are what addEventListener takes, in a map that the library declares")
    func eventMap() throws {
        let fixture = DeclarationsFixture(
            DeclarationsFixture.element(
                """
                    addEventListener<K extends keyof XEvents>(type: K, listener: (this: X, ev: XEvents[K]) => any): void;
                    addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (ev: HTMLElementEventMap[K]) => any): void;
                """,
                before: """
                    type Detail = { open: boolean };
                    interface XEvents {
                        /** When it opens. */
                        "x-open": CustomEvent<Detail>;
                        change: Event;
                    }
                    """
            )
        )
        let events = try fixture.component().events
        #expect(events.map(\.name) == ["x-open", "change"])
        #expect(events.map { $0.type?.description } == ["CustomEvent<{ open: boolean }>", "Event"])
        #expect(events.map(\.description) == ["When it opens.", nil])
    }

    @Test("what Stencil declares: properties, methods, events and attributes of one component")
    func stencil() throws {
        let fixture = DeclarationsFixture(Self.stencilFile)
        let component = try fixture.component("my-box")
        #expect(component.className == "MyBox")
        #expect(component.description == "A box.")
        #expect(component.properties.map(\.name) == ["headSize", "items", "renderItem"])
        #expect(component.properties.map(\.attribute) == ["head-size", nil, nil])
        #expect(component.properties.map(\.isRequired) == [false, true, false])
        #expect(component.methods.map(\.name) == ["close"])
        #expect(component.methods.first?.returns?.description == "Promise<void>")
        #expect(component.events.map(\.name) == ["boxClosed", "valueChange"])
        #expect(
            component.events.map { $0.type?.description } == ["CustomEvent<{ id: string }>", "CustomEvent<string>"]
        )
        #expect(component.events.map(\.description) == ["When it is closed.", nil])
        #expect(component.properties.first?.defaultValue == "'m'")
    }

    @Test("an older Stencil has no maps of events; handlers of JSX tell them")
    func olderStencil() throws {
        let text = Self.stencilFile.split(separator: "\n").filter {
            !$0.contains("addEventListener") && !$0.contains("EventMap") && !$0.contains("boxClosed\"")
        }
        let component = try DeclarationsFixture(text.joined(separator: "\n")).component("my-box")
        #expect(component.events.map(\.name) == ["boxClosed"])
        #expect(component.events.map { $0.type?.description } == ["CustomEvent<{ id: string }>"])
    }

    private static let stencilFile = """
        import { HTMLStencilElement, JSXBase } from "@stencil/core/internal";
        export namespace Components {
            interface MyBox {
                "close": () => Promise<void>;
                /**
                  * How large the head is.
                  * @default 'm'
                 */
                "headSize": 's' | 'm';
                "items": Item[];
                "renderItem"?: (item: Item) => HTMLElement;
            }
        }
        interface Item { id: string }
        export interface MyBoxCustomEvent<T> extends CustomEvent<T> {
            detail: T;
            target: HTMLMyBoxElement;
        }
        declare global {
            interface HTMLMyBoxElementEventMap {
                "boxClosed": Item;
                "valueChange": string;
            }
            /**
             * A box.
             */
            interface HTMLMyBoxElement extends Components.MyBox, HTMLStencilElement {
                addEventListener<K extends keyof HTMLMyBoxElementEventMap>(type: K, listener: (this: HTMLMyBoxElement, ev: MyBoxCustomEvent<HTMLMyBoxElementEventMap[K]>) => any, options?: boolean): void;
            }
            var HTMLMyBoxElement: { prototype: HTMLMyBoxElement; new (): HTMLMyBoxElement; };
            interface HTMLElementTagNameMap {
                "my-box": HTMLMyBoxElement;
            }
        }
        declare namespace LocalJSX {
            interface MyBox {
                "headSize"?: 's' | 'm';
                "items": Item[];
                /**
                  * When it is closed.
                 */
                "onBoxClosed"?: (event: MyBoxCustomEvent<Item>) => void;
                "renderItem"?: (item: Item) => HTMLElement;
            }
            interface IntrinsicElements { "my-box": MyBox; }
        }
        """

    @Test("a tag whose class no file declares is told and left out, and so is what elements inherit from elsewhere")
    func missing() {
        let text = """
            import { Base } from "other";
            declare class X extends Base { open: boolean }
            declare global { interface HTMLElementTagNameMap { "x-x": X; "y-y": Y; "div": HTMLDivElement } }
            """
        let fixture = DeclarationsFixture(text)
        #expect(fixture.reading.components.map(\.tag) == ["x-x"])
        #expect(fixture.diagnostics.map(\.id) == [.declarationsUnresolved, .declarationsUnresolved])
    }

    @Test("the same whatever the order of the files")
    func order() {
        let files = [
            ("a.d.ts", DeclarationsFixture.element("size: Size;", before: "import { Size } from './b';")),
            ("b.d.ts", "export type Size = 'sm';"), ("c.d.ts", "export type Size = 'xl';"),
        ].map { SourceFile(path: SourcePath($0.0), text: $0.1) }
        func read(_ files: [SourceFile]) -> (Library, [Diagnostic]) {
            var bag = DiagnosticBag()
            return (Ingestion.read(files, into: &bag), bag.sorted)
        }
        let first = read(files)
        #expect(first.0.components.first?.properties.first?.type?.description == #""sm""#)
        for order in [[1, 0, 2], [2, 1, 0], [0, 2, 1]] {
            let other = read(order.map { files[$0] })
            #expect(other.0 == first.0)
            #expect(other.1 == first.1)
        }
    }
}
