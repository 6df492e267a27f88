// Imports the library of the system for all modules: no other file asks which system this is.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#endif

package enum Platform {}

#if canImport(Darwin)
extension Platform {
    /// Whether frameworks of Apple are here, and not only declarations of them.
    package static let hasFrameworks = true
    package static let opener = "open"
    /// Folder of caches, below a person's own.
    package static let caches = "Library/Caches"

    static var fileActions: posix_spawn_file_actions_t? { nil }

    /// Variables of this process, up to a nil.
    static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { _NSGetEnviron().pointee }

    /// Nil where the system does not tell it.
    static func processorTime(of process: pid_t) -> Duration? {
        var usage = rusage_info_v0()
        let code = withUnsafeMutablePointer(to: &usage) { pointer in
            pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
                proc_pid_rusage(process, RUSAGE_INFO_V0, $0)
            }
        }
        var base = mach_timebase_info()
        guard code == 0, mach_timebase_info(&base) == 0, base.denom > 0 else { return nil }
        let ticks = Double(usage.ri_user_time) + Double(usage.ri_system_time)
        return .seconds(ticks * Double(base.numer) / Double(base.denom) / 1e9)
    }

    /// Starts a thread that works for a pool, which lives as long as the process.
    static func startThread(_ attributes: inout pthread_attr_t, for pool: WorkerPool) {
        var thread: pthread_t?
        let work: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pool in
            Unmanaged<WorkerPool>.fromOpaque(pool).takeUnretainedValue().work()
        }
        pthread_create(&thread, &attributes, work, Unmanaged.passUnretained(pool).toOpaque())
    }
}

extension stat {
    package var changed: timespec { st_mtimespec }
}
#else
extension Platform {
    package static let hasFrameworks = false
    package static let opener = "xdg-open"
    package static let caches = ".cache"

    static var fileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }

    static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }

    static func processorTime(of process: pid_t) -> Duration? {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }

    static func startThread(_ attributes: inout pthread_attr_t, for pool: WorkerPool) {
        var thread = pthread_t()
        let work: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pool in
            if let pool { Unmanaged<WorkerPool>.fromOpaque(pool).takeUnretainedValue().work() }
            return nil
        }
        pthread_create(&thread, &attributes, work, Unmanaged.passUnretained(pool).toOpaque())
    }
}

extension stat {
    package var changed: timespec { st_mtim }
}
#endif

// A method may be called `read` or `write`, too.

package func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int { read(descriptor, &buffer, buffer.count) }

package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
