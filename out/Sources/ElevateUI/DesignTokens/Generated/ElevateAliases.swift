#if os(iOS)
import SwiftUI

/// What the values of the design system are for. They follow the appearance.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum ElevateAliases {
    /// The tokens of `action`.
    public enum Action {
        /// `elvt-alias-action-brand-border-default`
        public static let brandBorderDefault = Color(
            light: ElevatePrimitives.colorPurple600,
            dark: ElevatePrimitives.colorPurple400
        )
        /// `elvt-alias-action-brand-border-disabled`
        public static let brandBorderDisabled = Color(
            light: ElevatePrimitives.colorPurple200,
            dark: ElevatePrimitives.colorPurple800
        )
        /// `elvt-alias-action-brand-border-selected-default`
        public static let brandBorderSelectedDefault = Color(
            light: ElevatePrimitives.colorPurple800,
            dark: ElevatePrimitives.colorPurple200
        )
        /// `elvt-alias-action-brand-fill-active`
        public static let brandFillActive = Color(
            light: ElevatePrimitives.colorPurple800,
            dark: ElevatePrimitives.colorPurple200
        )
        /// `elvt-alias-action-brand-fill-default`
        public static let brandFillDefault = Color(
            light: ElevatePrimitives.colorPurple600,
            dark: ElevatePrimitives.colorPurple400
        )
        /// `elvt-alias-action-brand-fill-disabled`
        public static let brandFillDisabled = Color(
            light: ElevatePrimitives.colorPurple200,
            dark: ElevatePrimitives.colorPurple800
        )
        /// `elvt-alias-action-brand-fill-hover`
        public static let brandFillHover = Color(
            light: ElevatePrimitives.colorPurple700,
            dark: ElevatePrimitives.colorPurple300
        )
        /// `elvt-alias-action-brand-fill-selected-active`
        public static let brandFillSelectedActive = Color(
            light: ElevatePrimitives.colorPurple950,
            dark: ElevatePrimitives.colorPurple50
        )
        /// `elvt-alias-action-brand-fill-selected-default`
        public static let brandFillSelectedDefault = Color(
            light: ElevatePrimitives.colorPurple800,
            dark: ElevatePrimitives.colorPurple200
        )
        /// `elvt-alias-action-brand-fill-selected-hover`
        public static let brandFillSelectedHover = Color(
            light: ElevatePrimitives.colorPurple900,
            dark: ElevatePrimitives.colorPurple100
        )
        /// `elvt-alias-action-brand-text-default`
        public static let brandTextDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-brand-text-disabled`
        public static let brandTextDisabled: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-action-brand-text-selected-default`
        public static let brandTextSelectedDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-danger-border-default`
        public static let dangerBorderDefault = Color(
            light: ElevatePrimitives.colorRed600,
            dark: ElevatePrimitives.colorRed400
        )
        /// `elvt-alias-action-danger-border-disabled`
        public static let dangerBorderDisabled = Color(
            light: ElevatePrimitives.colorRed200,
            dark: ElevatePrimitives.colorRed800
        )
        /// `elvt-alias-action-danger-border-selected-default`
        public static let dangerBorderSelectedDefault = Color(
            light: ElevatePrimitives.colorRed800,
            dark: ElevatePrimitives.colorRed200
        )
        /// `elvt-alias-action-danger-fill-active`
        public static let dangerFillActive = Color(
            light: ElevatePrimitives.colorRed800,
            dark: ElevatePrimitives.colorRed200
        )
        /// `elvt-alias-action-danger-fill-default`
        public static let dangerFillDefault = Color(
            light: ElevatePrimitives.colorRed600,
            dark: ElevatePrimitives.colorRed400
        )
        /// `elvt-alias-action-danger-fill-disabled`
        public static let dangerFillDisabled = Color(
            light: ElevatePrimitives.colorRed200,
            dark: ElevatePrimitives.colorRed800
        )
        /// `elvt-alias-action-danger-fill-hover`
        public static let dangerFillHover = Color(
            light: ElevatePrimitives.colorRed700,
            dark: ElevatePrimitives.colorRed300
        )
        /// `elvt-alias-action-danger-fill-selected-active`
        public static let dangerFillSelectedActive = Color(
            light: ElevatePrimitives.colorRed950,
            dark: ElevatePrimitives.colorRed50
        )
        /// `elvt-alias-action-danger-fill-selected-default`
        public static let dangerFillSelectedDefault = Color(
            light: ElevatePrimitives.colorRed800,
            dark: ElevatePrimitives.colorRed200
        )
        /// `elvt-alias-action-danger-fill-selected-hover`
        public static let dangerFillSelectedHover = Color(
            light: ElevatePrimitives.colorRed900,
            dark: ElevatePrimitives.colorRed100
        )
        /// `elvt-alias-action-danger-text-default`
        public static let dangerTextDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-danger-text-disabled`
        public static let dangerTextDisabled: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-action-danger-text-selected-default`
        public static let dangerTextSelectedDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-emphasized-border-default`
        public static let emphasizedBorderDefault = Color(
            light: ElevatePrimitives.colorGray800,
            dark: ElevatePrimitives.colorGray200
        )
        /// `elvt-alias-action-emphasized-border-disabled`
        public static let emphasizedBorderDisabled = Color(
            light: ElevatePrimitives.colorGray200,
            dark: ElevatePrimitives.colorGray800
        )
        /// `elvt-alias-action-emphasized-border-selected-default`
        public static let emphasizedBorderSelectedDefault = Color(
            light: ElevatePrimitives.colorGray950,
            dark: ElevatePrimitives.colorGray50
        )
        /// `elvt-alias-action-emphasized-fill-active`
        public static let emphasizedFillActive = Color(
            light: ElevatePrimitives.colorGray950,
            dark: ElevatePrimitives.colorGray50
        )
        /// `elvt-alias-action-emphasized-fill-default`
        public static let emphasizedFillDefault = Color(
            light: ElevatePrimitives.colorGray800,
            dark: ElevatePrimitives.colorGray200
        )
        /// `elvt-alias-action-emphasized-fill-disabled`
        public static let emphasizedFillDisabled = Color(
            light: ElevatePrimitives.colorGray200,
            dark: ElevatePrimitives.colorGray800
        )
        /// `elvt-alias-action-emphasized-fill-hover`
        public static let emphasizedFillHover = Color(
            light: ElevatePrimitives.colorGray900,
            dark: ElevatePrimitives.colorGray100
        )
        /// `elvt-alias-action-emphasized-fill-selected-active`
        public static let emphasizedFillSelectedActive = Color(
            light: ElevatePrimitives.colorGray800,
            dark: ElevatePrimitives.colorGray200
        )
        /// `elvt-alias-action-emphasized-fill-selected-default`
        public static let emphasizedFillSelectedDefault = Color(
            light: ElevatePrimitives.colorGray950,
            dark: ElevatePrimitives.colorGray50
        )
        /// `elvt-alias-action-emphasized-fill-selected-hover`
        public static let emphasizedFillSelectedHover = Color(
            light: ElevatePrimitives.colorGray900,
            dark: ElevatePrimitives.colorGray100
        )
        /// `elvt-alias-action-emphasized-text-default`
        public static let emphasizedTextDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-emphasized-text-disabled`
        public static let emphasizedTextDisabled: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-action-emphasized-text-selected-default`
        public static let emphasizedTextSelectedDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-highlight-border-default`
        public static let highlightBorderDefault = Color(
            light: ElevatePrimitives.colorTeal600,
            dark: ElevatePrimitives.colorTeal400
        )
        /// `elvt-alias-action-highlight-border-disabled`
        public static let highlightBorderDisabled = Color(
            light: ElevatePrimitives.colorTeal200,
            dark: ElevatePrimitives.colorTeal800
        )
        /// `elvt-alias-action-highlight-border-selected-default`
        public static let highlightBorderSelectedDefault = Color(
            light: ElevatePrimitives.colorTeal800,
            dark: ElevatePrimitives.colorTeal200
        )
        /// `elvt-alias-action-highlight-fill-active`
        public static let highlightFillActive = Color(
            light: ElevatePrimitives.colorTeal800,
            dark: ElevatePrimitives.colorTeal200
        )
        /// `elvt-alias-action-highlight-fill-default`
        public static let highlightFillDefault = Color(
            light: ElevatePrimitives.colorTeal600,
            dark: ElevatePrimitives.colorTeal400
        )
        /// `elvt-alias-action-highlight-fill-disabled`
        public static let highlightFillDisabled = Color(
            light: ElevatePrimitives.colorTeal200,
            dark: ElevatePrimitives.colorTeal800
        )
        /// `elvt-alias-action-highlight-fill-hover`
        public static let highlightFillHover = Color(
            light: ElevatePrimitives.colorTeal700,
            dark: ElevatePrimitives.colorTeal300
        )
        /// `elvt-alias-action-highlight-fill-selected-active`
        public static let highlightFillSelectedActive = Color(
            light: ElevatePrimitives.colorTeal950,
            dark: ElevatePrimitives.colorTeal50
        )
        /// `elvt-alias-action-highlight-fill-selected-default`
        public static let highlightFillSelectedDefault = Color(
            light: ElevatePrimitives.colorTeal800,
            dark: ElevatePrimitives.colorTeal200
        )
        /// `elvt-alias-action-highlight-fill-selected-hover`
        public static let highlightFillSelectedHover = Color(
            light: ElevatePrimitives.colorTeal900,
            dark: ElevatePrimitives.colorTeal100
        )
        /// `elvt-alias-action-highlight-text-default`
        public static let highlightTextDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-highlight-text-disabled`
        public static let highlightTextDisabled: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-action-highlight-text-selected-default`
        public static let highlightTextSelectedDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-neutral-border-default`
        public static let neutralBorderDefault = Color(
            light: ElevatePrimitives.colorGray500,
            dark: ElevatePrimitives.colorGray400
        )
        /// `elvt-alias-action-neutral-border-disabled`
        public static let neutralBorderDisabled = Color(
            light: ElevatePrimitives.colorGray200,
            dark: ElevatePrimitives.colorGray800
        )
        /// `elvt-alias-action-neutral-border-selected-default`
        public static let neutralBorderSelectedDefault = Color(
            light: ElevatePrimitives.colorGray700,
            dark: ElevatePrimitives.colorGray300
        )
        /// `elvt-alias-action-neutral-fill-active`
        public static let neutralFillActive = Color(
            light: ElevatePrimitives.colorGray300,
            dark: ElevatePrimitives.colorGray600
        )
        /// `elvt-alias-action-neutral-fill-default`
        public static let neutralFillDefault = Color(
            light: ElevatePrimitives.colorGray100,
            dark: ElevatePrimitives.colorGray800
        )
        /// `elvt-alias-action-neutral-fill-disabled`
        public static let neutralFillDisabled = Color(
            light: ElevatePrimitives.colorGray100,
            dark: ElevatePrimitives.colorGray900
        )
        /// `elvt-alias-action-neutral-fill-hover`
        public static let neutralFillHover = Color(
            light: ElevatePrimitives.colorGray200,
            dark: ElevatePrimitives.colorGray700
        )
        /// `elvt-alias-action-neutral-fill-selected-active`
        public static let neutralFillSelectedActive = Color(
            light: ElevatePrimitives.colorGray900,
            dark: ElevatePrimitives.colorGray100
        )
        /// `elvt-alias-action-neutral-fill-selected-default`
        public static let neutralFillSelectedDefault = Color(
            light: ElevatePrimitives.colorGray700,
            dark: ElevatePrimitives.colorGray300
        )
        /// `elvt-alias-action-neutral-fill-selected-hover`
        public static let neutralFillSelectedHover = Color(
            light: ElevatePrimitives.colorGray800,
            dark: ElevatePrimitives.colorGray200
        )
        /// `elvt-alias-action-neutral-text-default`
        public static let neutralTextDefault = Color(
            light: ElevatePrimitives.colorGray900,
            dark: ElevatePrimitives.colorGray50
        )
        /// `elvt-alias-action-neutral-text-disabled`
        public static let neutralTextDisabled: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-action-neutral-text-selected-default`
        public static let neutralTextSelectedDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-primary-border-default`
        public static let primaryBorderDefault = Color(
            light: ElevatePrimitives.colorBlue600,
            dark: ElevatePrimitives.colorBlue400
        )
        /// `elvt-alias-action-primary-border-disabled`
        public static let primaryBorderDisabled = Color(
            light: ElevatePrimitives.colorBlue200,
            dark: ElevatePrimitives.colorBlue800
        )
        /// `elvt-alias-action-primary-border-selected-default`
        public static let primaryBorderSelectedDefault = Color(
            light: ElevatePrimitives.colorBlue800,
            dark: ElevatePrimitives.colorBlue200
        )
        /// `elvt-alias-action-primary-fill-active`
        public static let primaryFillActive = Color(
            light: ElevatePrimitives.colorBlue800,
            dark: ElevatePrimitives.colorBlue200
        )
        /// `elvt-alias-action-primary-fill-default`
        public static let primaryFillDefault = Color(
            light: ElevatePrimitives.colorBlue600,
            dark: ElevatePrimitives.colorBlue400
        )
        /// `elvt-alias-action-primary-fill-disabled`
        public static let primaryFillDisabled = Color(
            light: ElevatePrimitives.colorBlue200,
            dark: ElevatePrimitives.colorBlue800
        )
        /// `elvt-alias-action-primary-fill-hover`
        public static let primaryFillHover = Color(
            light: ElevatePrimitives.colorBlue700,
            dark: ElevatePrimitives.colorBlue300
        )
        /// `elvt-alias-action-primary-fill-selected-active`
        public static let primaryFillSelectedActive = Color(
            light: ElevatePrimitives.colorBlue950,
            dark: ElevatePrimitives.colorBlue50
        )
        /// `elvt-alias-action-primary-fill-selected-default`
        public static let primaryFillSelectedDefault = Color(
            light: ElevatePrimitives.colorBlue800,
            dark: ElevatePrimitives.colorBlue200
        )
        /// `elvt-alias-action-primary-fill-selected-hover`
        public static let primaryFillSelectedHover = Color(
            light: ElevatePrimitives.colorBlue900,
            dark: ElevatePrimitives.colorBlue100
        )
        /// `elvt-alias-action-primary-text-default`
        public static let primaryTextDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-primary-text-disabled`
        public static let primaryTextDisabled: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-action-primary-text-selected-default`
        public static let primaryTextSelectedDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-success-border-default`
        public static let successBorderDefault = Color(
            light: ElevatePrimitives.colorGreen600,
            dark: ElevatePrimitives.colorGreen400
        )
        /// `elvt-alias-action-success-border-disabled`
        public static let successBorderDisabled = Color(
            light: ElevatePrimitives.colorGreen200,
            dark: ElevatePrimitives.colorGreen800
        )
        /// `elvt-alias-action-success-border-selected-default`
        public static let successBorderSelectedDefault = Color(
            light: ElevatePrimitives.colorGreen800,
            dark: ElevatePrimitives.colorGreen200
        )
        /// `elvt-alias-action-success-fill-active`
        public static let successFillActive = Color(
            light: ElevatePrimitives.colorGreen800,
            dark: ElevatePrimitives.colorGreen200
        )
        /// `elvt-alias-action-success-fill-default`
        public static let successFillDefault = Color(
            light: ElevatePrimitives.colorGreen600,
            dark: ElevatePrimitives.colorGreen400
        )
        /// `elvt-alias-action-success-fill-disabled`
        public static let successFillDisabled = Color(
            light: ElevatePrimitives.colorGreen200,
            dark: ElevatePrimitives.colorGreen800
        )
        /// `elvt-alias-action-success-fill-hover`
        public static let successFillHover = Color(
            light: ElevatePrimitives.colorGreen700,
            dark: ElevatePrimitives.colorGreen300
        )
        /// `elvt-alias-action-success-fill-selected-active`
        public static let successFillSelectedActive = Color(
            light: ElevatePrimitives.colorGreen950,
            dark: ElevatePrimitives.colorGreen50
        )
        /// `elvt-alias-action-success-fill-selected-default`
        public static let successFillSelectedDefault = Color(
            light: ElevatePrimitives.colorGreen800,
            dark: ElevatePrimitives.colorGreen200
        )
        /// `elvt-alias-action-success-fill-selected-hover`
        public static let successFillSelectedHover = Color(
            light: ElevatePrimitives.colorGreen900,
            dark: ElevatePrimitives.colorGreen100
        )
        /// `elvt-alias-action-success-text-default`
        public static let successTextDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-success-text-disabled`
        public static let successTextDisabled: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-action-success-text-selected-default`
        public static let successTextSelectedDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-warning-border-default`
        public static let warningBorderDefault = Color(
            light: ElevatePrimitives.colorOrange600,
            dark: ElevatePrimitives.colorOrange400
        )
        /// `elvt-alias-action-warning-border-disabled`
        public static let warningBorderDisabled = Color(
            light: ElevatePrimitives.colorOrange200,
            dark: ElevatePrimitives.colorOrange800
        )
        /// `elvt-alias-action-warning-border-selected-default`
        public static let warningBorderSelectedDefault = Color(
            light: ElevatePrimitives.colorOrange800,
            dark: ElevatePrimitives.colorOrange200
        )
        /// `elvt-alias-action-warning-fill-active`
        public static let warningFillActive = Color(
            light: ElevatePrimitives.colorOrange800,
            dark: ElevatePrimitives.colorOrange200
        )
        /// `elvt-alias-action-warning-fill-default`
        public static let warningFillDefault = Color(
            light: ElevatePrimitives.colorOrange600,
            dark: ElevatePrimitives.colorOrange400
        )
        /// `elvt-alias-action-warning-fill-disabled`
        public static let warningFillDisabled = Color(
            light: ElevatePrimitives.colorOrange200,
            dark: ElevatePrimitives.colorOrange800
        )
        /// `elvt-alias-action-warning-fill-hover`
        public static let warningFillHover = Color(
            light: ElevatePrimitives.colorOrange700,
            dark: ElevatePrimitives.colorOrange300
        )
        /// `elvt-alias-action-warning-fill-selected-active`
        public static let warningFillSelectedActive = Color(
            light: ElevatePrimitives.colorOrange950,
            dark: ElevatePrimitives.colorOrange50
        )
        /// `elvt-alias-action-warning-fill-selected-default`
        public static let warningFillSelectedDefault = Color(
            light: ElevatePrimitives.colorOrange800,
            dark: ElevatePrimitives.colorOrange200
        )
        /// `elvt-alias-action-warning-fill-selected-hover`
        public static let warningFillSelectedHover = Color(
            light: ElevatePrimitives.colorOrange900,
            dark: ElevatePrimitives.colorOrange100
        )
        /// `elvt-alias-action-warning-text-default`
        public static let warningTextDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-action-warning-text-disabled`
        public static let warningTextDisabled: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-action-warning-text-selected-default`
        public static let warningTextSelectedDefault = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
    }

    /// The tokens of `border`.
    public enum Border {
        /// `elvt-alias-border-default`
        public static let `default`: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-border-disabled`
        public static let disabled = Color(light: ElevatePrimitives.colorGray200, dark: ElevatePrimitives.colorGray800)
        /// `elvt-alias-border-focus`
        public static let focus = Color(light: ElevatePrimitives.colorBlue600, dark: ElevatePrimitives.colorBlue400)
        /// `elvt-alias-border-invalid`
        public static let invalid = Color(light: ElevatePrimitives.colorRed600, dark: ElevatePrimitives.colorRed400)
        /// `elvt-alias-border-strong`
        public static let strong = Color(light: ElevatePrimitives.colorGray600, dark: ElevatePrimitives.colorGray400)
    }

    /// The tokens of `content`.
    public enum Content {
        /// `elvt-alias-content-icon-default`
        public static let iconDefault = Color(
            light: ElevatePrimitives.colorGray800,
            dark: ElevatePrimitives.colorGray100
        )
        /// `elvt-alias-content-icon-disabled`
        public static let iconDisabled = Color(
            light: ElevatePrimitives.colorGray400,
            dark: ElevatePrimitives.colorGray600
        )
        /// `elvt-alias-content-icon-muted`
        public static let iconMuted = Color(light: ElevatePrimitives.colorGray600, dark: ElevatePrimitives.colorGray400)
        /// `elvt-alias-content-link-default`
        public static let linkDefault = Color(
            light: ElevatePrimitives.colorBlue700,
            dark: ElevatePrimitives.colorBlue300
        )
        /// `elvt-alias-content-link-hover`
        public static let linkHover = Color(light: ElevatePrimitives.colorBlue800, dark: ElevatePrimitives.colorBlue200)
        /// `elvt-alias-content-link-visited`
        public static let linkVisited: Color = ElevatePrimitives.colorPurple700
        /// `elvt-alias-content-text-default`
        public static let textDefault = Color(
            light: ElevatePrimitives.colorGray900,
            dark: ElevatePrimitives.colorGray50
        )
        /// `elvt-alias-content-text-disabled`
        public static let textDisabled = Color(
            light: ElevatePrimitives.colorGray400,
            dark: ElevatePrimitives.colorGray600
        )
        /// `elvt-alias-content-text-inverted`
        public static let textInverted = Color(
            light: ElevatePrimitives.colorWhite,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-content-text-muted`
        public static let textMuted = Color(light: ElevatePrimitives.colorGray700, dark: ElevatePrimitives.colorGray300)
    }

    /// The tokens of `control`.
    public enum Control {
        /// `elvt-alias-control-height-l`
        public static let heightL: CGFloat = ElevatePrimitives.size2xl
        /// `elvt-alias-control-height-m`
        public static let heightM: CGFloat = ElevatePrimitives.sizeXl
        /// `elvt-alias-control-height-s`
        public static let heightS: CGFloat = ElevatePrimitives.sizeL
        /// `elvt-alias-control-icon-l`
        public static let iconL: CGFloat = ElevatePrimitives.sizeM
        /// `elvt-alias-control-icon-m`
        public static let iconM: CGFloat = ElevatePrimitives.sizeS
        /// `elvt-alias-control-icon-s`
        public static let iconS: CGFloat = ElevatePrimitives.sizeXs
        /// `elvt-alias-control-touch-target`
        public static let touchTarget: CGFloat = 44
    }

    /// The tokens of `elevation`.
    public enum Elevation {
        /// `elvt-alias-elevation-color`
        public static let color = Color(
            light: Color(red: 0, green: 0, blue: 0, opacity: 0.3),
            dark: Color(red: 0, green: 0, blue: 0, opacity: 0.6)
        )
        /// `elvt-alias-elevation-overlay`
        public static let overlay: [ComponentShadow] = [
            ComponentShadow(color: ElevateAliases.Elevation.color, x: 0, y: 8, blur: 24, spread: -4)
        ]
        /// `elvt-alias-elevation-raised`
        public static let raised: [ComponentShadow] = [
            ComponentShadow(color: Color(red: 0, green: 0, blue: 0, opacity: 0.2), x: 0, y: 1, blur: 2, spread: 0),
            ComponentShadow(color: Color(red: 0, green: 0, blue: 0, opacity: 0.12), x: 0, y: 1, blur: 6, spread: 1),
        ]
    }

    /// The tokens of `feedback`.
    public enum Feedback {
        /// `elvt-alias-feedback-brand-border`
        public static let brandBorder: Color = ElevatePrimitives.colorPurple500
        /// `elvt-alias-feedback-brand-fill`
        public static let brandFill = Color(
            light: ElevatePrimitives.colorPurple50,
            dark: ElevatePrimitives.colorPurple950
        )
        /// `elvt-alias-feedback-brand-icon`
        public static let brandIcon = Color(
            light: ElevatePrimitives.colorPurple700,
            dark: ElevatePrimitives.colorPurple300
        )
        /// `elvt-alias-feedback-brand-text`
        public static let brandText = Color(
            light: ElevatePrimitives.colorPurple900,
            dark: ElevatePrimitives.colorPurple100
        )
        /// `elvt-alias-feedback-danger-border`
        public static let dangerBorder: Color = ElevatePrimitives.colorRed500
        /// `elvt-alias-feedback-danger-fill`
        public static let dangerFill = Color(light: ElevatePrimitives.colorRed50, dark: ElevatePrimitives.colorRed950)
        /// `elvt-alias-feedback-danger-icon`
        public static let dangerIcon = Color(light: ElevatePrimitives.colorRed700, dark: ElevatePrimitives.colorRed300)
        /// `elvt-alias-feedback-danger-text`
        public static let dangerText = Color(light: ElevatePrimitives.colorRed900, dark: ElevatePrimitives.colorRed100)
        /// `elvt-alias-feedback-emphasized-border`
        public static let emphasizedBorder = Color(
            light: ElevatePrimitives.colorGray600,
            dark: ElevatePrimitives.colorGray400
        )
        /// `elvt-alias-feedback-emphasized-fill`
        public static let emphasizedFill = Color(
            light: ElevatePrimitives.colorGray200,
            dark: ElevatePrimitives.colorGray800
        )
        /// `elvt-alias-feedback-emphasized-icon`
        public static let emphasizedIcon = Color(
            light: ElevatePrimitives.colorGray700,
            dark: ElevatePrimitives.colorGray300
        )
        /// `elvt-alias-feedback-emphasized-text`
        public static let emphasizedText = Color(
            light: ElevatePrimitives.colorGray900,
            dark: ElevatePrimitives.colorGray100
        )
        /// `elvt-alias-feedback-highlight-border`
        public static let highlightBorder: Color = ElevatePrimitives.colorTeal500
        /// `elvt-alias-feedback-highlight-fill`
        public static let highlightFill = Color(
            light: ElevatePrimitives.colorTeal50,
            dark: ElevatePrimitives.colorTeal950
        )
        /// `elvt-alias-feedback-highlight-icon`
        public static let highlightIcon = Color(
            light: ElevatePrimitives.colorTeal700,
            dark: ElevatePrimitives.colorTeal300
        )
        /// `elvt-alias-feedback-highlight-text`
        public static let highlightText = Color(
            light: ElevatePrimitives.colorTeal900,
            dark: ElevatePrimitives.colorTeal100
        )
        /// `elvt-alias-feedback-neutral-border`
        public static let neutralBorder: Color = ElevatePrimitives.colorGray500
        /// `elvt-alias-feedback-neutral-fill`
        public static let neutralFill = Color(
            light: ElevatePrimitives.colorGray50,
            dark: ElevatePrimitives.colorGray950
        )
        /// `elvt-alias-feedback-neutral-icon`
        public static let neutralIcon = Color(
            light: ElevatePrimitives.colorGray700,
            dark: ElevatePrimitives.colorGray300
        )
        /// `elvt-alias-feedback-neutral-text`
        public static let neutralText = Color(
            light: ElevatePrimitives.colorGray900,
            dark: ElevatePrimitives.colorGray100
        )
        /// `elvt-alias-feedback-primary-border`
        public static let primaryBorder: Color = ElevatePrimitives.colorBlue500
        /// `elvt-alias-feedback-primary-fill`
        public static let primaryFill = Color(
            light: ElevatePrimitives.colorBlue50,
            dark: ElevatePrimitives.colorBlue950
        )
        /// `elvt-alias-feedback-primary-icon`
        public static let primaryIcon = Color(
            light: ElevatePrimitives.colorBlue700,
            dark: ElevatePrimitives.colorBlue300
        )
        /// `elvt-alias-feedback-primary-text`
        public static let primaryText = Color(
            light: ElevatePrimitives.colorBlue900,
            dark: ElevatePrimitives.colorBlue100
        )
        /// `elvt-alias-feedback-success-border`
        public static let successBorder: Color = ElevatePrimitives.colorGreen500
        /// `elvt-alias-feedback-success-fill`
        public static let successFill = Color(
            light: ElevatePrimitives.colorGreen50,
            dark: ElevatePrimitives.colorGreen950
        )
        /// `elvt-alias-feedback-success-icon`
        public static let successIcon = Color(
            light: ElevatePrimitives.colorGreen700,
            dark: ElevatePrimitives.colorGreen300
        )
        /// `elvt-alias-feedback-success-text`
        public static let successText = Color(
            light: ElevatePrimitives.colorGreen900,
            dark: ElevatePrimitives.colorGreen100
        )
        /// `elvt-alias-feedback-warning-border`
        public static let warningBorder: Color = ElevatePrimitives.colorOrange500
        /// `elvt-alias-feedback-warning-fill`
        public static let warningFill = Color(
            light: ElevatePrimitives.colorOrange50,
            dark: ElevatePrimitives.colorOrange950
        )
        /// `elvt-alias-feedback-warning-icon`
        public static let warningIcon = Color(
            light: ElevatePrimitives.colorOrange700,
            dark: ElevatePrimitives.colorOrange300
        )
        /// `elvt-alias-feedback-warning-text`
        public static let warningText = Color(
            light: ElevatePrimitives.colorOrange900,
            dark: ElevatePrimitives.colorOrange100
        )
    }

    /// The tokens of `font`.
    public enum GroupFont {
        /// `elvt-alias-font-family-code`
        public static let familyCode: [String] = ElevatePrimitives.fontFamilyCode
        /// `elvt-alias-font-family-text`
        public static let familyText: [String] = ElevatePrimitives.fontFamilyText
        /// `elvt-alias-font-size-caption`
        public static let sizeCaption: CGFloat = ElevatePrimitives.fontSizeXs
        /// `elvt-alias-font-size-heading`
        public static let sizeHeading: CGFloat = ElevatePrimitives.fontSizeXl
        /// `elvt-alias-font-size-l`
        public static let sizeL: CGFloat = ElevatePrimitives.fontSizeL
        /// `elvt-alias-font-size-m`
        public static let sizeM: CGFloat = 17
        /// `elvt-alias-font-size-s`
        public static let sizeS: CGFloat = 15
        /// `elvt-alias-font-weight-heading`
        public static let weightHeading: Font.Weight = ElevatePrimitives.fontWeightBold
        /// `elvt-alias-font-weight-label`
        public static let weightLabel: Font.Weight = ElevatePrimitives.fontWeightMedium
        /// `elvt-alias-font-weight-text`
        public static let weightText: Font.Weight = ElevatePrimitives.fontWeightRegular
    }

    /// The tokens of `layer`.
    public enum Layer {
        /// `elvt-alias-layer-ground`
        public static let ground = Color(light: ElevatePrimitives.colorWhite, dark: ElevatePrimitives.colorGray950)
        /// `elvt-alias-layer-inverted`
        public static let inverted = Color(light: ElevatePrimitives.colorGray900, dark: ElevatePrimitives.colorGray100)
        /// `elvt-alias-layer-overlay`
        public static let overlay = Color(light: ElevatePrimitives.colorWhite, dark: ElevatePrimitives.colorGray900)
        /// `elvt-alias-layer-raised`
        public static let raised = Color(light: ElevatePrimitives.colorGray50, dark: ElevatePrimitives.colorGray900)
        /// `elvt-alias-layer-scrim`
        public static let scrim = Color(
            light: Color(red: 0, green: 0, blue: 0, opacity: 0.45),
            dark: Color(red: 0, green: 0, blue: 0, opacity: 0.7)
        )
        /// `elvt-alias-layer-sunken`
        public static let sunken = Color(light: ElevatePrimitives.colorGray100, dark: ElevatePrimitives.colorBlack)
    }

    /// The tokens of `line`.
    public enum Line {
        /// `elvt-alias-line-height-heading`
        public static let heightHeading: CGFloat = ElevatePrimitives.lineHeightTight
        /// `elvt-alias-line-height-text`
        public static let heightText: CGFloat = ElevatePrimitives.lineHeightNormal
    }

    /// The tokens of `motion`.
    public enum Motion {
        /// `elvt-alias-motion-duration-press`
        public static let durationPress: Double = ElevatePrimitives.durationFast
        /// `elvt-alias-motion-duration-show`
        public static let durationShow: Double = ElevatePrimitives.durationNormal
        /// `elvt-alias-motion-easing-press`
        public static let easingPress: ComponentCurve = ElevatePrimitives.easingStandard
    }

    /// The tokens of `radius`.
    public enum Radius {
        /// `elvt-alias-radius-full`
        public static let full: CGFloat = ElevatePrimitives.radiusFull
        /// `elvt-alias-radius-l`
        public static let l: CGFloat = ElevatePrimitives.radiusL
        /// `elvt-alias-radius-m`
        public static let m: CGFloat = ElevatePrimitives.radiusM
        /// `elvt-alias-radius-none`
        public static let none: CGFloat = ElevatePrimitives.radiusNone
        /// `elvt-alias-radius-s`
        public static let s: CGFloat = ElevatePrimitives.radiusS
    }

    /// The tokens of `space`.
    public enum Space {
        /// `elvt-alias-space-2xl`
        public static let space2xl: CGFloat = ElevatePrimitives.space2xl
        /// `elvt-alias-space-control-inline`
        public static let controlInline: CGFloat = ElevatePrimitives.spaceM + ElevatePrimitives.space2xs
        /// `elvt-alias-space-l`
        public static let l: CGFloat = ElevatePrimitives.spaceL
        /// `elvt-alias-space-m`
        public static let m: CGFloat = ElevatePrimitives.spaceM
        /// `elvt-alias-space-none`
        public static let none: CGFloat = ElevatePrimitives.spaceNone
        /// `elvt-alias-space-s`
        public static let s: CGFloat = ElevatePrimitives.spaceS
        /// `elvt-alias-space-tight`
        public static let tight: CGFloat = ElevatePrimitives.space2xs
        /// `elvt-alias-space-xl`
        public static let xl: CGFloat = ElevatePrimitives.spaceXl
        /// `elvt-alias-space-xs`
        public static let xs: CGFloat = ElevatePrimitives.spaceXs
    }

    /// The tokens of `stroke`.
    public enum Stroke {
        /// `elvt-alias-stroke-default`
        public static let `default`: CGFloat = ElevatePrimitives.strokeThin
        /// `elvt-alias-stroke-heavy`
        public static let heavy: CGFloat = ElevatePrimitives.strokeHeavy
        /// `elvt-alias-stroke-strong`
        public static let strong: CGFloat = ElevatePrimitives.strokeThick
    }
}
#endif
