/// How long a piece of work in this process takes, and what comes of it. Letting go of the value is not counted.
func timed<Value>(_ work: () -> Value) -> (time: Duration, value: Value) {
    let start = ContinuousClock.now
    let value = work()
    return (ContinuousClock.now - start, value)
}
