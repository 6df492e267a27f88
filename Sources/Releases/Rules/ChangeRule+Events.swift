extension ChangeRule {
    static let eventAdded = ChangeRule(
        "event.added",
        "event added",
        .addition,
        inSwift: .additive,
        causing: .existence,
        "Pages that don't listen see no difference."
    )
    static let eventRemoved = ChangeRule(
        "event.removed",
        "event removed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "Pages that listen hear nothing any more, and nobody tells them."
    )
    static let eventRenamed = ChangeRule(
        "event.renamed",
        "event renamed",
        .breaking,
        causing: .existence,
        "The same event has another name. In Swift nothing follows where the matrix calls both the same."
    )
    static let detailWidened = ChangeRule(
        "event.detail-widened",
        "detail widened",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .type,
        "Listeners get what they were not ready for: a further value, or a member that may be absent."
    )
    static let detailNarrowed = ChangeRule(
        "event.detail-narrowed",
        "detail narrowed",
        .addition,
        inSwift: .sourceBreaking,
        causing: .type,
        "Listeners get fewer values, or more members, and are ready for all that is left. In Swift a case may be gone that they name."
    )
    static let detailChanged = ChangeRule(
        "event.detail-changed",
        "detail changed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .type,
        "Listeners get something else."
    )
    static let detailLost = ChangeRule(
        "event.detail-lost",
        "detail no longer told",
        .warning,
        inSwift: .sourceBreaking,
        causing: .type,
        "The source no longer says what listeners get."
    )
    static let detailTold = ChangeRule(
        "event.detail-told",
        "detail now told",
        .note,
        inSwift: .sourceBreaking,
        causing: .type,
        "The source says what listeners get, which may have been so before. In Swift their closures get a parameter."
    )
    static let nowBubbles = flag("event.now-bubbles", "event now bubbles")
    static let noLongerBubbles = flag("event.no-longer-bubbles", "event no longer bubbles")
    static let nowComposed = flag("event.now-composed", "event now composed")
    static let noLongerComposed = flag("event.no-longer-composed", "event no longer composed")
    static let nowCancelable = flag("event.now-cancelable", "event now cancelable")
    static let noLongerCancelable = flag("event.no-longer-cancelable", "event no longer cancelable")

    private static func flag(_ id: String, _ title: String) -> ChangeRule {
        ChangeRule(
            id,
            title,
            .warning,
            "Other listeners hear the event, or hear it no more, or can no longer prevent what follows."
        )
    }

    static let events = [
        eventAdded, eventRemoved, eventRenamed, detailWidened, detailNarrowed, detailChanged, detailLost, detailTold,
        nowBubbles, noLongerBubbles, nowComposed, noLongerComposed, nowCancelable, noLongerCancelable,
    ]
}
