import Mustache
import SwiftModel

/// What all templates of a run see: the settings, and every role that some component has as known and absent.
struct RenderContext {
    let settings: RenderSettings
    let library: ScaffoldLibrary
    private let run: TemplateValue

    init(_ settings: RenderSettings, _ library: ScaffoldLibrary) {
        self.settings = settings
        self.library = library
        var common: [(TemplateKey, TemplateValue)] = [
            ("guard", .string(settings.guardCondition.rawValue)),
            ("target", .string(String(settings.deploymentTarget))),
            ("module", .string(settings.module.description)),
            ("modernOnChange", .boolean(settings.deploymentTarget >= 17)),
        ]
        var names = Set(RoleNames.builtIn)
        for component in library.components {
            names.formUnion(component.members.map(\.name.name))
            names.formUnion(component.swift.texts.map(\.name.name))
        }
        for name in names.sorted() {
            for kind in RoleKind.allCases { common.append((kind.key(name), .null)) }
        }
        run = .object(TemplateObject(common))
    }

    /// The data of a rendering: `run`, which is made once, and `component` with what is special to it.
    func data(_ component: [(TemplateKey, TemplateValue)], template: String = "") -> TemplateValue {
        ["run": run, "component": .object(TemplateObject(component)), "template": .string(template)]
    }
}
