import Foundation

/// Declaration files that are made to be measured, always the same: an element with its types in each, as a library that is
/// built with Lit ships them.
struct DeclarationFolder {
    static let count = 200

    private static let types = ["string", "number", "boolean", "Size", "Detail[]", "'a' | 'b' | undefined"]

    let path: String

    /// Writes the files into a folder.
    init(in folder: String) throws {
        path = folder + "/declarations"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for number in 0..<Self.count {
            try Data(Self.text(number).utf8).write(to: URL(fileURLWithPath: "\(path)/element-\(number).d.ts"))
        }
    }

    private static func text(_ number: Int) -> String {
        let members = types.indices.map { index in
            "    /** What member \(index) is for, in words that a person reads. */\n    member\(index): \(types[index]);"
        }
        let methods = (0..<4).map { "    method\($0)(first: string, second?: number): Promise<void>;" }
        return """
            import { LitElement } from 'lit';
            export type Size = 'small' | 'medium' | 'large';
            export interface Detail { value: string; index: number }
            /** The element \(number). */
            export declare class Element\(number) extends LitElement {
            \((members + methods).joined(separator: "\n"))
            }
            declare global {
                interface HTMLElementTagNameMap {
                    'x-element-\(number)': Element\(number);
                }
            }

            """
    }
}
