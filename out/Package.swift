// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "ElevateUI",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "ElevateUI", targets: ["ElevateUI"])
    ],
    targets: [
        .target(name: "ElevateUI"),
        .testTarget(name: "ElevateUITests", dependencies: ["ElevateUI"]),
    ]
)
