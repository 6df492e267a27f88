import Foundation
import TestSupport
import Testing

@testable import Generate

@Suite("Icons as an asset catalog")
struct IconCatalogTests {
    @Test("There is a folder for each icon, with the SVG and what Xcode is to know of it")
    func files() throws {
        let text = SVGText.plain
        let read = SVGText.read([("add", Array(text.utf8)), ("filled/star", Array(text.utf8))])
        let catalog = IconCatalog(read.icons)
        #expect(
            catalog.files.map { $0.path.joined(separator: "/") } == [
                "Contents.json", "add.imageset/Contents.json", "add.imageset/add.svg",
                "filled-star.imageset/Contents.json", "filled-star.imageset/filled-star.svg",
            ]
        )
        let contents = try #require(catalog.files.dropFirst().first)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(contents.bytes)) as? [String: Any])
        let image = try #require((object["images"] as? [[String: String]])?.first)
        #expect(image == ["filename": "add.svg", "idiom": "universal"])
        let properties = try #require(object["properties"] as? [String: Any])
        #expect(properties["preserves-vector-representation"] as? Bool == true)
        #expect(properties["template-rendering-intent"] as? String == "template")
    }

    @Test("The same icons are the same bytes, in whatever order they come")
    func twice() {
        let files = ["b", "a", "c/d"].map { ($0, Array(SVGText.plain.utf8)) }
        let one = IconCatalog(SVGText.read(files).icons)
        let other = IconCatalog(SVGText.read(files.reversed()).icons)
        #expect(one.files == other.files)
        #expect(one.files.count == 7)
    }

    @Test(
        "What is accepted Python reads too, and finds nothing in it that must not be there",
        .enabled("Python 3 is not installed") { await Python.isInstalled }
    )
    func independent() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "weblift-icons-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch { print("can't remove \(folder.path)") }
        }
        // Half of them are right, and half have one thing too much.
        let pieces = [
            "<path d='M0 0'/>", "<g><rect width='1' height='1'/></g>", "<use href='#x'/>", "<title>a</title>",
            "<script/>", "<g onfocus='a'/>", "<image href='#x'/>", "<filter/>", "<use href='x'/>", "<foreignObject/>",
        ]
        var generator = SeededGenerator(seed: 6)
        var accepted: Set<String> = []
        for number in 0..<400 {
            let count = Int.random(in: 0...3, using: &generator)
            let content = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let text = SVGText.icon(content)
            try Data(text.utf8).write(to: folder.appending(path: "\(number).svg"))
            if !SVGText.read(text, name: "\(number)").icons.isEmpty { accepted.insert("\(number)") }
        }
        let script = folder.appending(path: "judge.py")
        try Data(Self.judge.utf8).write(to: script)
        let judged = try await Python.run([script.path, folder.path])
        #expect(Set(judged.split(separator: "\n").map(String.init)) == accepted)
        #expect(accepted.count > 50 && accepted.count < 350)
    }

    /// Prints the names of those that are right, by rules that are written here once more.
    private static let judge = """
        import sys, pathlib, xml.etree.ElementTree as tree
        SVG = "{http://www.w3.org/2000/svg}"
        BAD = {"script", "image", "filter", "foreignObject"}
        for path in pathlib.Path(sys.argv[1]).glob("*.svg"):
            root = tree.parse(path).getroot()
            right = root.tag == SVG + "svg" and len(root.get("viewBox", "").split()) == 4
            for element in root.iter():
                right = right and element.tag[len(SVG):] not in BAD
                for name, value in element.attrib.items():
                    right = right and not name.startswith("on")
                    if name.endswith("href"):
                        right = right and value.startswith("#")
            if right:
                print(path.stem)

        """
}
