import UIKit

func style(_ chip: ElevateUIKitChip) {
    chip.elevated = true
    chip.tone = ChipTokens.Tone.loud
}
