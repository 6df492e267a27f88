import CFuzzer
import FuzzedReaders

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// `WEBLIFT_READER=css weblift-fuzz [options of libFuzzer] [folders]`: see Scripts/fuzz.sh.
let reader = getenv("WEBLIFT_READER").flatMap { FuzzedReader(rawValue: String(cString: $0)) }
guard reader != nil else {
    print("WEBLIFT_READER is one of: \(FuzzedReader.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(2)
}

var count = CommandLine.argc
var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
    LLVMFuzzerRunDriver(&count, &words) { start, size in
        reader?.read(Array(UnsafeBufferPointer(start: start, count: size)))
        return 0
    }
)
