import AppCode
import TestSupport
import Testing

@Suite("Rows of a matrix that Swift teaches")
struct LearningTests {
    private func proposal(support: Int = MatrixLearning.leastSupport) throws -> MatrixProposal {
        let swift = try GeneratedSwift(of: GeneratedSwift.samplePath, matrix: TeamMatrix.text)
        let learning = MatrixLearning(swift.translator, of: swift.library, support: support)
        return learning.proposal(from: try swift.report())
    }

    @Test("are those that it was generated with")
    func roundTrip() throws {
        let proposal = try proposal()
        let rows = proposal.rows.map { "\($0.web) → \($0.swiftUI.joined()) · \($0.uiKit.joined())" }
        #expect(
            Set(rows) == [
                "invalid: boolean → isWrong: Bool · same", "disabled: boolean → isOff: Bool · isEnabled = !",
                "required: boolean → skip · skip", "size: enum → size: {Enum} = .compact · same",
                "tone: enum → flavor: {Enum} · same", "#prefix → before: View · beforeView: UIView?",
                "@click → onTap() · .touchUpInside",
            ]
        )
        #expect(proposal.values.map { "\($0.web) → \($0.swift)" } == ["size: m → regular", "size: s → compact"])
        #expect(proposal.names.map { "\($0.web) → \($0.swift)" } == ["elvt- → Brand"])
        #expect(proposal.rows.allSatisfy { $0.tags.count >= 2 })
    }
}
