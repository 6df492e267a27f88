import Mustache
import SwiftModel

/// What is handed down in the environment of a component, as templates see it.
enum SettingContext {
    static func values(_ settings: [Setting]) -> [TemplateValue] {
        settings.enumerated().map { index, setting in
            [
                "name": .string(setting.name.declaration),
                "label": .string(setting.name.label),
                "value": .string(setting.value),
                "type": .string(setting.type),
                "comma": .string(index + 1 < settings.count ? "," : ""),
            ]
        }
    }
}
