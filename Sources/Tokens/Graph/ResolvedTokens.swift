/// All tokens with what each comes to, before anybody asks which component it belongs to.
///
/// Following references takes nothing of the library, so that it can be done while the library is still being read.
package struct ResolvedTokens: Sendable {
    let sources: TokenSources
    let light: TokenResolutions
    let dark: TokenResolutions
    /// In the order of the tokens.
    let isAdaptive: [Bool]
}
