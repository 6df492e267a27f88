import Core
import Tokens

extension ContrastPair: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("text", text.text)
        object.member("fill", fill.text)
        object.member("kind", kind.rawValue)
        object.member("disabled", isDisabled)
        object.member("required", required.map { RoundedNumber($0.ratio) })
        for mode in TokenMode.allCases {
            object.object(mode.rawValue) { object in
                object.member("state", self[mode].state)
                object.member("ratio", self[mode].contrast.map { RoundedNumber($0.ratio) })
                object.member("passes", passes(in: mode))
            }
        }
    }
}

extension ContrastPair {
    /// nil where nothing is required, or nothing is known.
    func passes(in mode: TokenMode) -> Bool? {
        required != nil && self[mode].contrast != nil ? !isTooLow(in: mode) : nil
    }
}

extension ContrastFigure {
    fileprivate var state: String {
        switch self {
        case .contrast: "known"
        case .transparentFill: "transparentFill"
        case .invisible: "invisible"
        case .unknown: "unknown"
        }
    }
}
