import Reports
import Testing

@Suite("Addresses that a page loads a web library from")
struct WebAddressTests {
    @Test(
        "an address has a scheme that nobody can listen to or that stays on this machine, a host, and no quotes",
        arguments: [
            ("https://cdn.example.com/acme/index.js", "https://cdn.example.com"),
            ("https://cdn.example.com:8443/@acme/ui@2.0.0/index.js?module#a", "https://cdn.example.com:8443"),
            ("https://cdn.example.com", "https://cdn.example.com"),
            ("http://localhost:3000/index.js", "http://localhost:3000"),
            ("http://127.0.0.1/index.js", "http://127.0.0.1"),
        ]
    )
    func accepted(text: String, origin: String) { #expect(WebAddress(text)?.origin == origin) }

    @Test(
        "everything else is refused",
        arguments: [
            "", "https://", "https:///index.js", "http://cdn.example.com/index.js", "javascript:alert(1)",
            "data:text/javascript,1", "file:///etc/index.js", "//cdn.example.com/index.js",
            "https://user@host/index.js",
            "https://host;script-src/index.js", "https://host/in\"dex.js", "https://host/in'dex.js",
            "https://host/a;b.js", "https://host/a b.js", "https://host/a\nb.js", "https://ho st/a.js",
            "https://host:0/a.js", "https://host:65536/a.js", "https://host:/a.js", "https://host:1:2/a.js",
            "https://-host/a.js", "https://höst/a.js", "HTTPS://host/a.js", "https://host/\u{202E}a.js",
            "https://*.example.com/a.js", "https://host/" + String(repeating: "a", count: 2048),
        ]
    )
    func refused(text: String) { #expect(WebAddress(text) == nil) }
}
