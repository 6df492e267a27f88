internal import CLibXML2

/// The system's libxml2, made ready once for all threads.
enum MarkupLibrary {
    static let isReady: Bool = {
        xmlInitParser()
        return true
    }()
}
