import AppCode
import Core
import Releases
import Translate
import WebModel

/// `specs/schemas/inventory.schema.json`
enum InventoryJSON {
    static func print(_ report: InventoryReport) -> [UInt8] {
        JSONWriter.document(schema: 1) { object in
            object.member("name", report.library.name)
            object.member("version", report.library.version)
            object.object("totals") { totals in
                totals.member("templates", report.inventory.files.count)
                totals.member("templatesWithComponents", report.templateCount)
                totals.member("components", report.inventory.count)
                totals.member("items", report.inventory.itemCount)
            }
            object.object("weighted") { weighted in
                let (components, items) = (report.weighted.components, report.weighted.items)
                weighted.object("components") { $0.members(of: ComponentState.self) { components[$0] ?? 0 } }
                weighted.object("items") { $0.members(of: CoverageState.self) { items[$0] ?? 0 } }
            }
            object.member("components", objects: report.inventory.components) { object, component in
                write(component, report, to: &object)
            }
            object.member("order", objects: report.order.steps) { object, step in
                object.member("tag", step.tag)
                object.member("uses", step.uses)
                object.member("templates", step.files)
                object.member("coveredUses", step.coveredUses)
                object.member("completeTemplates", step.completeFiles)
            }
            object.member("unknown", objects: report.inventory.unknown) { object, unknown in
                object.member("kind", unknown.what.kind.rawValue)
                object.member("tag", unknown.what.tag)
                object.member("name", unknown.what.name)
                object.member("places", unknown.places)
            }
            object.member("others", objects: report.inventory.others) { object, other in
                object.member("tag", other.tag)
                object.member("uses", other.count)
            }
            object.member("spreads", report.inventory.spreads)
            write(report.broken, to: &object)
        }
    }

    private static func write(
        _ component: Inventory.Component,
        _ report: InventoryReport,
        to object: inout JSONObjectWriter
    ) {
        object.member("tag", component.tag)
        object.member("uses", component.count)
        object.member("templates", report.fileCount(of: component))
        object.member("state", report.state(of: component)?.rawValue)
        object.member("places", component.places)
        object.member("items", objects: component.items) { object, item in
            object.member("kind", item.item.kind.rawValue)
            object.member("name", item.item.name)
            object.member("uses", item.count)
            object.member("state", report.state(of: item, of: component)?.rawValue)
            object.member("values", objects: item.values) { object, entry in
                switch entry.value {
                case .present: object.member("form", "present")
                case .text: object.member("form", "text")
                case .dynamic: object.member("form", "bound")
                }
                object.member("text", entry.value.text)
                object.member("uses", entry.count)
            }
            object.member("places", item.uses.map(\.place))
        }
    }

    private static func write(_ broken: [BrokenUse]?, to object: inout JSONObjectWriter) {
        guard let broken else {
            object.member("broken") { $0.null() }
            return
        }
        object.member("broken", objects: broken) { object, use in
            object.member("rule", use.change.rule.id)
            object.member("tag", use.change.before?.tag ?? use.change.tag)
            object.member("kind", use.change.before?.item?.kind.rawValue)
            object.member("name", use.change.before?.item?.name)
            object.member("parts", use.change.parts)
            object.member("places", use.places)
        }
    }
}
