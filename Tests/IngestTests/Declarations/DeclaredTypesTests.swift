import Core
import Testing
import WebModel

@testable import Ingest

@Suite("What names of declaration files stand for")
struct DeclaredTypesTests {
    @Test("an alias is what it says, with all aliases inside")
    func alias() {
        let text = """
            export type Size = 'sm' | 'md';
            type Wide = Size | "xl"
            export declare type Sizes = Wide[];
            """
        let fixture = DeclarationsFixture(text)
        #expect(fixture.type("Size") == #""sm" | "md""#)
        #expect(fixture.type("Wide") == #""sm" | "md" | "xl""#)
        #expect(fixture.type("Sizes") == #"("sm" | "md" | "xl")[]"#)
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("a type goes on over line breaks where it must, and ends with the line without a semicolon")
    func lines() {
        let text = """
            export type A =
                | 'a'
                | 'b'
            export type F = (value: string)
                => void
            export type M = Map<string,
                number>
            type B = 'c'
            """
        let fixture = DeclarationsFixture(text)
        #expect(fixture.type("A") == #""a" | "b""#)
        #expect(fixture.type("F") == "(value: string) => void")
        #expect(fixture.type("M") == "Map<string, number>")
        #expect(fixture.type("B") == #""c""#)
    }

    @Test("an interface is an object, also of what it extends, in all its parts; its own members hide inherited ones")
    func interface() {
        let text = """
            interface Base { id: string; size?: 'a' | 'b' }
            export interface Options extends Base {
                readonly label: string
                size: 'a'
                pick(value: number): boolean
            }
            interface Options { more?: Base[] }
            interface Mark {}
            interface Foreign extends HTMLElement { extra: string }
            """
        let fixture = DeclarationsFixture(text)
        #expect(
            fixture.type("Options")
                == #"{ id: string; size: "a"; readonly label: string; pick(value: number): boolean; "#
                + #"more?: { id: string; size?: "a" | "b" }[] }"#
        )
        #expect(fixture.type("Mark") == nil)
        #expect(fixture.type("Foreign") == "HTMLElement & { extra: string }")
    }

    @Test("an enum is its values; what counts up from a number is a number, what is calculated is not known")
    func enumeration() {
        let text = """
            export declare enum Size { Small = "sm", "Very Large" = 'xl' }
            declare const enum Level { Low, High = 5, Higher }
            declare enum Flags { A = 1 << 2, B }
            """
        let fixture = DeclarationsFixture(text)
        #expect(fixture.type("Size") == #""sm" | "xl""#)
        #expect(fixture.type("Level") == "0 | 5 | 6")
        #expect(fixture.type("Flags") == nil)
    }

    @Test("a generic type takes its arguments, its defaults where none are given, and is none without either")
    func generics() {
        let text = """
            type Auto<T, U extends string = 'auto'> = T | U;
            export type A = Auto<'sm' | 'md'>;
            export type B = Auto<'sm', 'none'>;
            export type C = Auto;
            interface Page<T = string> { items: T[]; next?: T }
            export type D = Page;
            export type E = Page<number>;
            export type F = Page<Auto<'x'>>;
            """
        let fixture = DeclarationsFixture(text)
        #expect(fixture.type("A") == #""sm" | "md" | "auto""#)
        #expect(fixture.type("B") == #""sm" | "none""#)
        #expect(fixture.type("C") == "Auto")
        #expect(fixture.type("Auto") == nil)
        #expect(fixture.type("D") == "{ items: string[]; next?: string }")
        #expect(fixture.type("E") == "{ items: number[]; next?: number }")
        #expect(fixture.type("F") == #"{ items: ("x" | "auto")[]; next?: "x" | "auto" }"#)
    }

    @Test("a type parameter hides a type of the same name")
    func hiding() {
        let fixture = DeclarationsFixture("type T = 'wrong'; type Box<T> = { value: T }; export type A = Box<'right'>;")
        #expect(fixture.type("A") == #"{ value: "right" }"#)
    }

    @Test("constants are read where a type is made of their values or names, as FAST declares its unions")
    func constants() {
        let text = """
            export declare const Orientation: {
                readonly horizontal: "horizontal";
                readonly vertical: "vertical";
            };
            export declare type Orientation = (typeof Orientation)[keyof typeof Orientation];
            type ValuesOf<T> = T[keyof T];
            export type Other = ValuesOf<typeof Orientation> | null;
            export declare const sizes: readonly ["s", "m"];
            export type Size = (typeof sizes)[number];
            export type Name = keyof typeof Orientation;
            interface Options { size: 'a' | 'b'; open: boolean }
            export type OptionSize = Options["size"];
            declare const open: { readonly a: string };
            export type Open = (typeof open)[keyof typeof open];
            """
        let fixture = DeclarationsFixture(text)
        #expect(fixture.type("Orientation") == #""horizontal" | "vertical""#)
        #expect(fixture.type("Other") == #""horizontal" | "vertical""#)
        #expect(fixture.type("Size") == #""s" | "m""#)
        #expect(fixture.type("Name") == #""horizontal" | "vertical""#)
        #expect(fixture.type("OptionSize") == #""a" | "b""#)
        #expect(fixture.type("Open") == "(typeof open)[keyof typeof open]")
    }

    // MARK: Files

    @Test("names are followed through imports, renamed, handed on, and by an index of a folder")
    func files() {
        let fixture = DeclarationsFixture(
            ("lib/types/sizes.d.ts", "export type Size = 'sm'; export default interface Point { x: number }"),
            ("lib/types/index.d.ts", "export * from './sizes.js'; export { Size as Extent } from './sizes';"),
            ("lib/all.d.ts", "export * as types from './types';"),
            (
                "lib/button.d.ts",
                """
                import type { Size as S, Extent } from "./types";
                import Point from './types/sizes';
                import * as sizes from '../lib/types/index';
                export type A = S | 'a';
                export type B = Extent | 'b';
                export type C = Point[];
                export type D = sizes.Size | 'd';
                """
            )
        )
        #expect(fixture.type("A") == #""sm" | "a""#)
        #expect(fixture.type("B") == #""sm" | "b""#)
        #expect(fixture.type("C") == "{ x: number }[]")
        #expect(fixture.type("D") == #""sm" | "d""#)
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("a name from another package never means a declaration of this one")
    func packages() {
        let fixture = DeclarationsFixture(
            ("a.d.ts", "import { Config } from 'editor'; export type A = Config | 'a';"),
            ("b.d.ts", "export type Config = 'mine';")
        )
        #expect(fixture.type("A") == #"Config | "a""#)
        #expect(fixture.type("Config") == nil, "which of both another source means is not known")
    }

    @Test("modules that hand each other on end, and so does a module that hands on itself")
    func circles() {
        let fixture = DeclarationsFixture(
            ("a.d.ts", "export * from './b'; export * from './a'; import { X } from './b'; export type A = X | 'a';"),
            ("b.d.ts", "export * from './a'; export { X } from './a';")
        )
        #expect(fixture.type("A") == #"X | "a""#)
    }

    @Test("two modules may have a type of one name; where only the name is known, none is used, and that is told")
    func contradiction() {
        let fixture = DeclarationsFixture(
            ("a.d.ts", "export type Size = 'a'; export type A = Size | 'x';"),
            ("b.d.ts", "export type Size = 'b'; export type B = Size | 'x';")
        )
        #expect(fixture.type("A") == #""a" | "x""#)
        #expect(fixture.type("B") == #""b" | "x""#)
        #expect(fixture.type("Size") == nil)
        #expect(fixture.diagnostics.map(\.id) == [.declarationsConflict])
        #expect(fixture.diagnostics.first?.notes.first?.location?.file.typed == "b.d.ts")
    }

    @Test("a file that is named and was not given is told")
    func missingFile() {
        let fixture = DeclarationsFixture("import { Size } from './types'; export type A = Size | 'a';")
        #expect(fixture.diagnostics.map(\.id) == [.declarationsUnresolved])
        #expect(fixture.type("A") == #"Size | "a""#)
    }

    @Test("types that lead back to themselves stay names, and that is told")
    func cycles() {
        let fixture = DeclarationsFixture("type A = B; type B = A; interface Node { nodes: Node[] } type C = A | 'c';")
        #expect(fixture.type("C") == #"A | "c""#)
        #expect(fixture.diagnostics.map(\.id) == [.declarationsCycle, .declarationsCycle, .declarationsCycle])
        // An object is known, but for itself.
        #expect(fixture.type("Node") == "{ nodes: Node[] }" && fixture.type("A") == nil)
        let messages = [
            "A leads back to itself and stays a name", "B leads back to itself and stays a name",
            "Node leads back to itself; inside of it, it stays a name",
        ]
        #expect(fixture.diagnostics.map(\.message) == messages)
    }
}
