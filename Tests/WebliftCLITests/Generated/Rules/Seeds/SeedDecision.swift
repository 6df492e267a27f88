/// Something that the documents show and that no generated file has, and why.
struct SeedDecision {
    let what: String
    /// The documents that show it, by their numbers.
    let documents: [String]
    let reason: String

    static let all: [SeedDecision] = [
        SeedDecision(
            what: "Other platforms than iOS and iPadOS",
            documents: ["000"],
            reason: "each component has a view and a class of UIKit, which macOS and watchOS don't have: every file "
                + "stands in `#if os(iOS)`, and a package for several platforms compiles without it"
        ),
        SeedDecision(
            what: "State of the whole app in the environment: `@Environment(AppState.self)`, `@EnvironmentObject`",
            documents: ["001"],
            reason: "a component says in its initializer what it needs; an object that no initializer asks for is "
                + "missed only when the app runs. Where the values behind its Bindings are kept is for the app to decide"
        ),
        SeedDecision(
            what: "Equatable views: `Equatable`, `.equatable()`, views of plain data",
            documents: ["001", "003"],
            reason: "a slot and an action can't be compared, and nearly every component has one; comparing the rest "
                + "costs time with each update, and pays only where it has been measured, which an app can do"
        ),
        SeedDecision(
            what: "Cells of a table without `AnyView`",
            documents: ["001"],
            reason:
                "the columns of a table are one array, and each that makes views makes views of a type of its own, as "
                + "000 has it: `TableColumn<Item, AnyView>`. All cells of a column have one type; a column of texts has no `AnyView`"
        ),
    ]
}
