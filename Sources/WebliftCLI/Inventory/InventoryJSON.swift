import AppCode
import Core
import Releases
import Translate
import WebModel

/// `specs/schemas/inventory.schema.json`
enum InventoryJSON {
    static let schema = 1

    static func print(_ report: InventoryReport) -> [UInt8] {
        let bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("schema", schema)
                object.member("name", report.library.name)
                object.member("version", report.library.version)
                object.object("totals") { totals in
                    totals.member("templates", report.inventory.files.count)
                    totals.member("templatesWithComponents", report.templateCount)
                    totals.member("components", report.inventory.count)
                    totals.member("items", report.inventory.itemCount)
                }
                object.object("weighted") { weighted in
                    weighted.object("components") { object in
                        for state in ComponentState.allCases {
                            object.member(state.rawValue, report.weighted.components[state] ?? 0)
                        }
                    }
                    weighted.object("items") { object in
                        for state in CoverageState.allCases {
                            object.member(state.rawValue, report.weighted.items[state] ?? 0)
                        }
                    }
                }
                object.member("components", array: report.inventory.components) { writer, component in
                    writer.object { write(component, report, to: &$0) }
                }
                object.member("order", array: report.order.steps) { writer, step in
                    writer.object { object in
                        object.member("tag", step.tag)
                        object.member("uses", step.uses)
                        object.member("templates", step.files)
                        object.member("coveredUses", step.coveredUses)
                        object.member("completeTemplates", step.completeFiles)
                    }
                }
                object.member("unknown", array: report.inventory.unknown) { writer, unknown in
                    writer.object { object in
                        object.member("kind", unknown.what.kind.rawValue)
                        object.member("tag", unknown.what.tag)
                        object.member("name", unknown.what.name)
                        object.member("places", array: unknown.places) { $0.value($1) }
                    }
                }
                object.member("others", array: report.inventory.others) { writer, other in
                    writer.object { object in
                        object.member("tag", other.tag)
                        object.member("uses", other.count)
                    }
                }
                object.member("spreads", array: report.inventory.spreads) { $0.value($1) }
                write(report.broken, to: &object)
            }
        }
        return bytes + [UInt8(ascii: "\n")]
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
        object.member("places", array: component.places) { $0.value($1) }
        object.member("items", array: component.items) { writer, item in
            writer.object { object in
                object.member("kind", item.item.kind.rawValue)
                object.member("name", item.item.name)
                object.member("uses", item.count)
                object.member("state", report.state(of: item, of: component)?.rawValue)
                object.member("values", array: item.values) { writer, entry in
                    writer.object { object in
                        switch entry.value {
                        case .present: object.member("form", "present")
                        case .text: object.member("form", "text")
                        case .dynamic: object.member("form", "bound")
                        }
                        object.member("text", entry.value.text)
                        object.member("uses", entry.count)
                    }
                }
                object.member("places", array: item.uses.map(\.place)) { $0.value($1) }
            }
        }
    }

    private static func write(_ broken: [BrokenUse]?, to object: inout JSONObjectWriter) {
        guard let broken else {
            object.member("broken") { $0.null() }
            return
        }
        object.member("broken", array: broken) { writer, use in
            writer.object { object in
                object.member("rule", use.change.rule.id)
                object.member("tag", use.change.before?.tag ?? use.change.tag)
                object.member("kind", use.change.before?.item?.kind.rawValue)
                object.member("name", use.change.before?.item?.name)
                object.member("parts", array: use.change.parts) { $0.value($1) }
                object.member("places", array: use.places) { $0.value($1) }
            }
        }
    }
}
