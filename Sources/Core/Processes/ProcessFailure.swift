package struct ProcessFailure: Error, Equatable {
    package let message: String

    package init(message: String) {
        self.message = message
    }
}
