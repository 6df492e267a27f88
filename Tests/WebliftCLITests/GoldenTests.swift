import Foundation
import Testing

@Suite("Golden cases")
struct GoldenTests {
    @Test("a run prints what its golden says, to the byte, on both streams", arguments: GoldenCase.all)
    func golden(golden: GoldenCase) async throws {
        let run = try await BuiltProgram.run(golden.words(), in: golden.path)
        if GoldenCase.isToBeRenewed {
            try golden.renew(run)
            Issue.record("the expectation was rewritten and must be reviewed by a person")
            return
        }
        let expected = try golden.expectation()
        #expect(run.ending == .exit(expected.exit))
        let output = LineDiff.between(expected: expected.output, actual: run.outputText)
        #expect(output.isEmpty, "standard output differs (- expected, + actual):\n\(output)")
        let error = LineDiff.between(expected: expected.error, actual: run.errorText)
        #expect(error.isEmpty, "standard error differs (- expected, + actual):\n\(error)")
    }

    @Test("the folder holds cases, and each expects something")
    func casesAreThere() throws {
        #expect(GoldenCase.all.count >= 20)
        for golden in GoldenCase.all {
            let expected = try golden.expectation()
            #expect(!expected.output.isEmpty || !expected.error.isEmpty, "\(golden.name)")
            let files = try FileManager.default.contentsOfDirectory(atPath: golden.path + "/expected")
            #expect(Set(files).isSubset(of: ["stdout", "stderr", "exit"]), "\(golden.name)")
        }
    }

    @Test("a difference is shown by lines, with what is around it")
    func lineDiff() {
        #expect(LineDiff.between(expected: "a\nb\n", actual: "a\nb\n") == "")
        #expect(LineDiff.between(expected: "a\nb\nc\n", actual: "a\nx\nc\n") == "  a\n- b\n+ x\n  c")
        #expect(LineDiff.between(expected: "a\n", actual: "a") == "- a\n+ a (no line break at the end)")
        #expect(LineDiff.between(expected: "", actual: "a\n") == "+ a")
        #expect(
            LineDiff.between(expected: "1\n2\n3\n4\n5\n6\n", actual: "1\n2\n3\n4\n5\n7\n")
                == "  …\n  3\n  4\n  5\n- 6\n+ 7"
        )
    }
}
