#if os(iOS)
import SwiftUI

/// The values that the design system is made of.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum ElevatePrimitives {
    /// `elvt-primitives-color-black`
    public static let colorBlack = Color(red: 0, green: 0, blue: 0)
    /// `elvt-primitives-color-blue-50`
    public static let colorBlue50 = Color(red: 0.94902, green: 0.96863, blue: 0.99608)
    /// `elvt-primitives-color-blue-100`
    public static let colorBlue100 = Color(red: 0.89412, green: 0.93333, blue: 0.99216)
    /// `elvt-primitives-color-blue-200`
    public static let colorBlue200 = Color(red: 0.77255, green: 0.86667, blue: 1)
    /// `elvt-primitives-color-blue-300`
    public static let colorBlue300 = Color(red: 0.60784, green: 0.76471, blue: 1)
    /// `elvt-primitives-color-blue-400`
    public static let colorBlue400 = Color(red: 0.40784, green: 0.64706, blue: 1)
    /// `elvt-primitives-color-blue-500`
    public static let colorBlue500 = Color(red: 0.23922, green: 0.51765, blue: 0.91765)
    /// `elvt-primitives-color-blue-600`
    public static let colorBlue600 = Color(red: 0.1098, green: 0.39608, blue: 0.78431)
    /// `elvt-primitives-color-blue-700`
    public static let colorBlue700 = Color(red: 0.00392, green: 0.31373, blue: 0.68627)
    /// `elvt-primitives-color-blue-800`
    public static let colorBlue800 = Color(red: 0.03137, green: 0.23529, blue: 0.50588)
    /// `elvt-primitives-color-blue-900`
    public static let colorBlue900 = Color(red: 0.02745, green: 0.16078, blue: 0.34902)
    /// `elvt-primitives-color-blue-950`
    public static let colorBlue950 = Color(red: 0.03137, green: 0.09412, blue: 0.18431)
    /// `elvt-primitives-color-gray-50`
    public static let colorGray50 = Color(red: 0.96078, green: 0.96863, blue: 0.97647)
    /// `elvt-primitives-color-gray-100`
    public static let colorGray100 = Color(red: 0.92157, green: 0.92941, blue: 0.93725)
    /// `elvt-primitives-color-gray-200`
    public static let colorGray200 = Color(red: 0.84706, green: 0.85882, blue: 0.87451)
    /// `elvt-primitives-color-gray-300`
    public static let colorGray300 = Color(red: 0.74118, green: 0.75686, blue: 0.78039)
    /// `elvt-primitives-color-gray-400`
    public static let colorGray400 = Color(red: 0.62745, green: 0.64706, blue: 0.67451)
    /// `elvt-primitives-color-gray-500`
    public static let colorGray500 = Color(red: 0.50588, green: 0.52941, blue: 0.55294)
    /// `elvt-primitives-color-gray-600`
    public static let colorGray600 = Color(red: 0.39216, green: 0.41176, blue: 0.43922)
    /// `elvt-primitives-color-gray-700`
    public static let colorGray700 = Color(red: 0.31765, green: 0.33725, blue: 0.36078)
    /// `elvt-primitives-color-gray-800`
    public static let colorGray800 = Color(red: 0.23922, green: 0.25098, blue: 0.27059)
    /// `elvt-primitives-color-gray-900`
    public static let colorGray900 = Color(red: 0.16078, green: 0.17255, blue: 0.18431)
    /// `elvt-primitives-color-gray-950`
    public static let colorGray950 = Color(red: 0.0902, green: 0.09412, blue: 0.10196)
    /// `elvt-primitives-color-green-50`
    public static let colorGreen50 = Color(red: 0.902, green: 1, blue: 0.91768)
    /// `elvt-primitives-color-green-100`
    public static let colorGreen100 = Color(red: 0.85519, green: 0.96081, blue: 0.87086)
    /// `elvt-primitives-color-green-200`
    public static let colorGreen200 = Color(red: 0.71826, green: 0.91774, blue: 0.7535)
    /// `elvt-primitives-color-green-300`
    public static let colorGreen300 = Color(red: 0.56072, green: 0.83128, blue: 0.61573)
    /// `elvt-primitives-color-green-400`
    public static let colorGreen400 = Color(red: 0.35687, green: 0.74113, blue: 0.45486)
    /// `elvt-primitives-color-green-500`
    public static let colorGreen500 = Color(red: 0.22386, green: 0.61614, blue: 0.34154)
    /// `elvt-primitives-color-green-600`
    public static let colorGreen600 = Color(red: 0.03925, green: 0.49475, blue: 0.22752)
    /// `elvt-primitives-color-green-700`
    public static let colorGreen700 = Color(red: 0, green: 0.404, blue: 0.17641)
    /// `elvt-primitives-color-green-800`
    public static let colorGreen800 = Color(red: 0.00387, green: 0.30612, blue: 0.12578)
    /// `elvt-primitives-color-green-900`
    public static let colorGreen900 = Color(red: 0.01177, green: 0.20823, blue: 0.0825)
    /// `elvt-primitives-color-green-950`
    public static let colorGreen950 = Color(red: 0.03158, green: 0.11843, blue: 0.05531)
    /// `elvt-primitives-color-orange-50`
    public static let colorOrange50 = Color(red: 0.99608, green: 0.96078, blue: 0.93333)
    /// `elvt-primitives-color-orange-100`
    public static let colorOrange100 = Color(red: 0.99608, green: 0.9098, blue: 0.84314)
    /// `elvt-primitives-color-orange-200`
    public static let colorOrange200 = Color(red: 0.99608, green: 0.81961, blue: 0.67451)
    /// `elvt-primitives-color-orange-300`
    public static let colorOrange300 = Color(red: 0.96471, green: 0.68627, blue: 0.4549)
    /// `elvt-primitives-color-orange-400`
    public static let colorOrange400 = Color(red: 0.90588, green: 0.5451, blue: 0.18824)
    /// `elvt-primitives-color-orange-500`
    public static let colorOrange500 = Color(red: 0.76078, green: 0.43137, blue: 0.05098)
    /// `elvt-primitives-color-orange-600`
    public static let colorOrange600 = Color(red: 0.60392, green: 0.33333, blue: 0)
    /// `elvt-primitives-color-orange-700`
    public static let colorOrange700 = Color(red: 0.4902, green: 0.27059, blue: 0.02745)
    /// `elvt-primitives-color-orange-800`
    public static let colorOrange800 = Color(red: 0.37255, green: 0.2, blue: 0.01176)
    /// `elvt-primitives-color-orange-900`
    public static let colorOrange900 = Color(red: 0.26275, green: 0.13333, blue: 0.00392)
    /// `elvt-primitives-color-orange-950`
    public static let colorOrange950 = Color(red: 0.15294, green: 0.07451, blue: 0.00784)
    /// `elvt-primitives-color-purple-50`
    public static let colorPurple50 = Color(red: 0.97388, green: 0.96007, blue: 0.99707)
    /// `elvt-primitives-color-purple-100`
    public static let colorPurple100 = Color(red: 0.94297, green: 0.912, blue: 0.99371)
    /// `elvt-primitives-color-purple-200`
    public static let colorPurple200 = Color(red: 0.88998, green: 0.82034, blue: 0.99757)
    /// `elvt-primitives-color-purple-300`
    public static let colorPurple300 = Color(red: 0.81422, green: 0.68567, blue: 0.99509)
    /// `elvt-primitives-color-purple-400`
    public static let colorPurple400 = Color(red: 0.73222, green: 0.52692, blue: 0.98604)
    /// `elvt-primitives-color-purple-500`
    public static let colorPurple500 = Color(red: 0.61058, green: 0.40461, blue: 0.85213)
    /// `elvt-primitives-color-purple-600`
    public static let colorPurple600 = Color(red: 0.49348, green: 0.28376, blue: 0.72121)
    /// `elvt-primitives-color-purple-700`
    public static let colorPurple700 = Color(red: 0.41455, green: 0.19779, blue: 0.63142)
    /// `elvt-primitives-color-purple-800`
    public static let colorPurple800 = Color(red: 0.30649, green: 0.15912, blue: 0.46236)
    /// `elvt-primitives-color-purple-900`
    public static let colorPurple900 = Color(red: 0.20872, green: 0.10967, blue: 0.31703)
    /// `elvt-primitives-color-purple-950`
    public static let colorPurple950 = Color(red: 0.11419, green: 0.06894, blue: 0.16972)
    /// `elvt-primitives-color-red-50`
    public static let colorRed50 = Color(red: 0.99608, green: 0.95686, blue: 0.95294)
    /// `elvt-primitives-color-red-100`
    public static let colorRed100 = Color(red: 1, green: 0.90196, blue: 0.8902)
    /// `elvt-primitives-color-red-200`
    public static let colorRed200 = Color(red: 0.99608, green: 0.80784, blue: 0.78039)
    /// `elvt-primitives-color-red-300`
    public static let colorRed300 = Color(red: 0.99608, green: 0.65098, blue: 0.61176)
    /// `elvt-primitives-color-red-400`
    public static let colorRed400 = Color(red: 1, green: 0.44706, blue: 0.40392)
    /// `elvt-primitives-color-red-500`
    public static let colorRed500 = Color(red: 0.91765, green: 0.23922, blue: 0.21961)
    /// `elvt-primitives-color-red-600`
    public static let colorRed600 = Color(red: 0.80784, green: 0.00392, blue: 0.00392)
    /// `elvt-primitives-color-red-700`
    public static let colorRed700 = Color(red: 0.63922, green: 0.01176, blue: 0.06275)
    /// `elvt-primitives-color-red-800`
    public static let colorRed800 = Color(red: 0.48627, green: 0.00784, blue: 0.03529)
    /// `elvt-primitives-color-red-900`
    public static let colorRed900 = Color(red: 0.34118, green: 0.00784, blue: 0.01961)
    /// `elvt-primitives-color-red-950`
    public static let colorRed950 = Color(red: 0.18431, green: 0.03529, blue: 0.02745)
    /// `elvt-primitives-color-teal-50`
    public static let colorTeal50 = Color(red: 0.88235, green: 0.99216, blue: 0.99608)
    /// `elvt-primitives-color-teal-100`
    public static let colorTeal100 = Color(red: 0.83137, green: 0.95686, blue: 0.96471)
    /// `elvt-primitives-color-teal-200`
    public static let colorTeal200 = Color(red: 0.67451, green: 0.90588, blue: 0.91765)
    /// `elvt-primitives-color-teal-300`
    public static let colorTeal300 = Color(red: 0.4902, green: 0.81961, blue: 0.83922)
    /// `elvt-primitives-color-teal-400`
    public static let colorTeal400 = Color(red: 0.20784, green: 0.72549, blue: 0.75294)
    /// `elvt-primitives-color-teal-500`
    public static let colorTeal500 = Color(red: 0.07843, green: 0.59608, blue: 0.61961)
    /// `elvt-primitives-color-teal-600`
    public static let colorTeal600 = Color(red: 0.04706, green: 0.46667, blue: 0.48627)
    /// `elvt-primitives-color-teal-700`
    public static let colorTeal700 = Color(red: 0.03529, green: 0.38039, blue: 0.39608)
    /// `elvt-primitives-color-teal-800`
    public static let colorTeal800 = Color(red: 0.00392, green: 0.28627, blue: 0.30196)
    /// `elvt-primitives-color-teal-900`
    public static let colorTeal900 = Color(red: 0.00392, green: 0.19608, blue: 0.20784)
    /// `elvt-primitives-color-teal-950`
    public static let colorTeal950 = Color(red: 0.00784, green: 0.11373, blue: 0.11765)
    /// `elvt-primitives-color-white`
    public static let colorWhite = Color(red: 1, green: 1, blue: 1)
    /// `elvt-primitives-duration-fast`
    public static let durationFast: Double = 0.12
    /// `elvt-primitives-duration-normal`
    public static let durationNormal: Double = 0.25
    /// `elvt-primitives-duration-slow`
    public static let durationSlow: Double = 0.5
    /// `elvt-primitives-easing-leave`
    public static let easingLeave = ComponentCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// `elvt-primitives-easing-standard`
    public static let easingStandard = ComponentCurve(x1: 0.2, y1: 0, x2: 0, y2: 1)
    /// `elvt-primitives-font-family-code`
    public static let fontFamilyCode: [String] = ["JetBrains Mono", "ui-monospace", "monospace"]
    /// `elvt-primitives-font-family-text`
    public static let fontFamilyText: [String] = ["Inter", "system-ui", "sans-serif"]
    /// `elvt-primitives-font-size-2xl`
    public static let fontSize2xl: CGFloat = 28
    /// `elvt-primitives-font-size-l`
    public static let fontSizeL: CGFloat = 18
    /// `elvt-primitives-font-size-m`
    public static let fontSizeM: CGFloat = 16
    /// `elvt-primitives-font-size-s`
    public static let fontSizeS: CGFloat = 14
    /// `elvt-primitives-font-size-xl`
    public static let fontSizeXl: CGFloat = 22
    /// `elvt-primitives-font-size-xs`
    public static let fontSizeXs: CGFloat = 12
    /// `elvt-primitives-font-weight-bold`
    public static let fontWeightBold: Font.Weight = .bold
    /// `elvt-primitives-font-weight-medium`
    public static let fontWeightMedium: Font.Weight = .medium
    /// `elvt-primitives-font-weight-regular`
    public static let fontWeightRegular: Font.Weight = .regular
    /// `elvt-primitives-line-height-normal`
    public static let lineHeightNormal: CGFloat = 1.5
    /// `elvt-primitives-line-height-tight`
    public static let lineHeightTight: CGFloat = 1.25
    /// `elvt-primitives-radius-full`
    public static let radiusFull: CGFloat = 9999
    /// `elvt-primitives-radius-l`
    public static let radiusL: CGFloat = 12
    /// `elvt-primitives-radius-m`
    public static let radiusM: CGFloat = 8
    /// `elvt-primitives-radius-none`
    public static let radiusNone: CGFloat = 0
    /// `elvt-primitives-radius-s`
    public static let radiusS: CGFloat = 4
    /// `elvt-primitives-size-2xl`
    public static let size2xl: CGFloat = 48
    /// `elvt-primitives-size-2xs`
    public static let size2xs: CGFloat = 12
    /// `elvt-primitives-size-3xl`
    public static let size3xl: CGFloat = 56
    /// `elvt-primitives-size-l`
    public static let sizeL: CGFloat = 32
    /// `elvt-primitives-size-m`
    public static let sizeM: CGFloat = 24
    /// `elvt-primitives-size-s`
    public static let sizeS: CGFloat = 20
    /// `elvt-primitives-size-xl`
    public static let sizeXl: CGFloat = 40
    /// `elvt-primitives-size-xs`
    public static let sizeXs: CGFloat = 16
    /// `elvt-primitives-space-2xl`
    public static let space2xl: CGFloat = 32
    /// `elvt-primitives-space-2xs`
    public static let space2xs: CGFloat = 2
    /// `elvt-primitives-space-3xl`
    public static let space3xl: CGFloat = 48
    /// `elvt-primitives-space-l`
    public static let spaceL: CGFloat = 16
    /// `elvt-primitives-space-m`
    public static let spaceM: CGFloat = 12
    /// `elvt-primitives-space-none`
    public static let spaceNone: CGFloat = 0
    /// `elvt-primitives-space-s`
    public static let spaceS: CGFloat = 8
    /// `elvt-primitives-space-xl`
    public static let spaceXl: CGFloat = 24
    /// `elvt-primitives-space-xs`
    public static let spaceXs: CGFloat = 4
    /// `elvt-primitives-stroke-heavy`
    public static let strokeHeavy: CGFloat = 4
    /// `elvt-primitives-stroke-thick`
    public static let strokeThick: CGFloat = 2
    /// `elvt-primitives-stroke-thin`
    public static let strokeThin: CGFloat = 1
}
#endif
