import Core
import Testing

@testable import Package

@Suite("A text that is no ledger")
struct BrokenLedgerTests {
    @Test("is an error with its place, and never half a ledger")
    func shapes() {
        #expect(LedgerText.read(LedgerText.ofOneFile()).errors == [])
        let cases: [(String, String, String)] = [
            (#""files": {"#, #""order": [], "files": {"#, "1:40 ledger.shape"),
            (#""files": {"#, #""order": {"others": {}}, "files": {"#, "1:41 ledger.shape"),
            (#""files": {"#, #""order": {"structs": []}, "files": {"#, "1:52 ledger.shape"),
            (#""files": {"#, #""order": {"components": {"x-a": "b"}}, "files": {"#, "1:63 ledger.shape"),
            (#""files": {"#, #""order": {"components": {"x-a": [1]}}, "files": {"#, "1:64 ledger.shape"),
            (#""files": {"#, #""order": {"components": {"x-a": [""]}}, "files": {"#, "1:64 ledger.shape"),
            (#""files": {"#, #""order": {"components": {"x-a": ["a b"]}}, "files": {"#, "1:64 ledger.shape"),
            (#""files": {"#, #""order": {"components": {"x-a": ["a from b"]}}, "files": {"#, "1:64 ledger.shape"),
            (#""files": {"#, #""order": {"components": {"x-a": [" from slot"]}}, "files": {"#, "1:64 ledger.shape"),
            (#""files": {"#, #""order": {"structs": {"A": ["a as  from slot"]}}, "files": {"#, "1:59 ledger.shape"),
            (#""files": {"#, #""callers": [], "files": {"#, "1:42 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": []}, "files": {"#, "1:50 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"other": []}}, "files": {"#, "1:51 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"main": {}}}, "files": {"#, "1:59 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"main": [1]}}, "files": {"#, "1:60 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"text": ["a"]}}, "files": {"#, "1:60 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"uiKit": ["a: "]}}, "files": {"#, "1:61 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"bare": ["a b: C"]}}, "files": {"#, "1:60 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"bare": ["a: B // c"]}}, "files": {"#, "1:60 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"items": []}}, "files": {"#, "1:60 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"items": {"slot": "0"}}}, "files": {"#, "1:69 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"names": {"base": "A"}}}, "files": {"#, "1:60 ledger.shape"),
            (#""files": {"#, #""callers": {"x-a": {"main": ["a: B = "]}}, "files": {"#, "1:60 ledger.shape"),
            (#""files": {"#, #""types": {"A": "struct"}, "files": {"#, "1:46 ledger.shape"),
            (#""files": {"#, #""former": [], "files": {"#, "1:41 ledger.shape"),
            (#""files": {"#, #""former": {"until": 3, "libraries": []}, "files": {"#, "1:51 ledger.shape"),
            (#""files": {"#, #""former": {"libraries": [{"files": {}}]}, "files": {"#, "1:57 ledger.shape"),
            (#""files": {"#, #""order": {"structs": {"A at from x-a slot": []}}, "files": {"#, "1:52 ledger.shape"),
            (#""files": {"#, #""names": [], "files": {"#, "1:40 ledger.shape"),
            (#""files": {"#, #""names": {"tags": "x-", "prefix": "X"}, "files": {"#, "1:40 ledger.shape"),
            (#""files": {"#, #""names": {"tags": "x-", "prefix": "X", "module": 1}, "files": {"#, "1:40 ledger.shape"),
            (#""schema": 1"#, #""schema": "1""#, "1:12 ledger.shape"),
            (#""schema": 1"#, #""schema": 0"#, "1:12 ledger.shape"),
            (#""schema": 1, "#, "", "1:1 ledger.shape"),
            (#""product": "1""#, #""product": 1"#, "1:26 ledger.shape"),
            (#""files": {"#, #""filez": {"#, "1:31 ledger.shape"),
            (#""ownership": "owned""#, #""ownership": "mine""#, "1:52 ledger.shape"),
            (#""part": "p""#, #""part": """#, "1:52 ledger.shape"),
            (#""part": "p""#, #""part": "p", "state": "gone""#, "1:97 ledger.shape"),
            (#""part": "p""#, #""part": "p", "component": 1"#, "1:101 ledger.shape"),
            (#""part": "p""#, #""part": "p", "home": "../x""#, "1:96 ledger.shape"),
            (#""part": "p""#, #""part": "p", "home": 1"#, "1:96 ledger.shape"),
            (#""part": "p""#, #""part": "p", "part": "q""#, "1:88 json.duplicate-key"),
            (#""inputs": "00"#, #""inputs": "0"#, "1:98 ledger.shape"),
            (#""output": "00"#, #""output": "ZZ"#, "1:192 ledger.shape"),
        ]
        for (old, new, error) in cases {
            let result = LedgerText.read(LedgerText.ofOneFile(old, new))
            #expect(result.ledger == nil, "\(new)")
            #expect(result.errors.contains(error), "\(new): \(result.errors)")
        }
        for text in ["", "{", "[]", "1", "{}", "\u{0}", LedgerText.ofOneFile().replacing("}", with: "")] {
            let result = LedgerText.read(text)
            #expect(result.ledger == nil && !result.errors.isEmpty, "\(text)")
        }
    }

    @Test(
        "leads nowhere that no generated file may be",
        arguments: [
            "../a.swift", "/etc/passwd", "a/../../b", "C:/a", "", ".weblift/ledger.json", ".WEBLIFT/base/a",
            "con.swift", "a\\u0000b", String(repeating: "a/", count: 31) + "b", String(repeating: "a", count: 300),
        ]
    )
    func paths(path: String) {
        let result = LedgerText.read(LedgerText.ofOneFile("a.swift", path))
        #expect(result.ledger == nil)
        #expect(result.errors == ["1:41 ledger.shape"])
    }

    @Test("written by a newer program is told as that, before anything else of it is looked at")
    func newer() { #expect(LedgerText.read(#"{"schema": 6, "anything": []}"#).errors == ["1:12 ledger.newer"]) }

    @Test("that version control has not brought together is told as that, with the line")
    func conflict() {
        let text = "{\n  \"schema\": 1,\n<<<<<<< HEAD\n  \"product\": \"1\",\n=======\n>>>>>>> other\n}"
        #expect(LedgerText.read(text).errors == ["3:1 ledger.conflict"])
    }

    @Test("has two files that are one, whether by name, by case, by folder or by what they are")
    func collisions() {
        func with(_ path: String, _ part: String) -> String {
            LedgerText.ofOneFile(
                "}}}",
                #"}, "\#(path)": \#(LedgerText.file.replacing(#""p""#, with: "\"\(part)\""))}}"#
            )
        }
        for (path, part) in [("a.swift", "q"), ("A.swift", "q"), ("a.swift/b", "q"), ("b.swift", "p")] {
            let result = LedgerText.read(with(path, part))
            #expect(result.ledger == nil, "\(path) \(part)")
            #expect(result.errors.count == 1, "\(path) \(part): \(result.errors)")
        }
        #expect(LedgerText.read(with("b.swift", "q")).ledger?.entries.count == 2)
    }
}
