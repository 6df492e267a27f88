import Documents
import SwiftModel

/// Template data of lists, trees and tables: their rows, which of them the user can choose, and when there are none.
struct ListContext {
    let roles: MemberRoles
    private var component: ComponentScaffold { roles.component }

    var fields: [(TemplateKey, TemplateValue)] {
        [
            ("rowChoice", choice),
            ("choosesOne", .optionalSwift(choice == .null ? nil : comparison("is-single"))),
            ("choosesNone", .optionalSwift(choice == .null ? nil : comparison("is-none"))),
            ("noRows", .optionalSwift(noRows)),
            ("noRowsMessage", .optionalSwift(message)),
            ("hasValues", .boolean(valueName != nil)),
            ("valueColumns", .optionalSwift(valueColumns)),
            ("heads", .optionalSwift(heads)),
            ("pages", pages),
        ]
    }

    private func member(_ role: String) -> Member? { component.members.first { $0.role == role } }

    // MARK: Rows

    /// Name of the type of a table's values; nil where its rows are views.
    private var valueName: String? {
        guard member("items")?.valueType != nil else { return nil }
        return component.members.lazy.compactMap { member in
            if case .rows(_, let element) = member.form { element.reference } else { nil }
        }
        .first
    }

    /// Columns that draw the values.
    private var valueColumns: SwiftCode? {
        let type = valueName.map { "[ComponentColumn<\($0)>]" }
        return member("tableColumns").flatMap { $0.valueType?.description == type ? $0.reference : nil }
    }

    /// Columns of a table, whose heads stand above the rows.
    private var heads: SwiftCode? {
        if let valueColumns { return valueColumns }
        guard let heads = member("heads"), case .items = heads.form else { return nil }
        return OwnNames.reference("tableHeads", in: component)
    }

    private var pages: TemplateValue {
        let size = roles.fill("pageSize")
        let initialSize = size == nil ? roles.fill("rowsPerPage") : nil
        guard size != nil || initialSize != nil || roles.fill("pageSizeOptions") != nil else { return .null }
        let initialPage = roles.fill("page") == nil ? roles.fill("currentPage") : nil
        return ["initialPage": .optionalSwift(initialPage?.value), "initialSize": .optionalSwift(initialSize?.value)]
    }

    // MARK: The choice of rows

    private var choice: TemplateValue {
        guard let member = member("selection"), case .binding(let type) = member.form, fitsRows(type) else {
            return .null
        }
        let binding = SwiftCode("$\(member.name.name)", mentioning: [member.name.name])
        let limited: SwiftCode? = type.isSet ? comparison("is-single").map { "\(binding)[limitedToOne: \($0)]" } : nil
        return ["binding": .swift(binding), "limited": .swift(limited ?? binding)]
    }

    /// Whether values are chosen by their ids; views can be chosen by anything.
    private func fitsRows(_ type: SwiftType) -> Bool {
        valueName.map { type.isSet && !type.isOptional && type.element?.description == "\($0).ID" } ?? true
    }

    private func comparison(_ word: String) -> SwiftCode? {
        ["selectionMode", "mode"].lazy.compactMap { name in
            guard let member = member(name), let type = member.valueType,
                let enumeration = roles.library.enumeration(type, in: component)
            else { return nil }
            return VariantWords.comparison(word, enumeration, of: member.reference, isOptional: type.isOptional)
        }
        .first
    }

    // MARK: No rows

    /// Condition that there are no rows; nil where nothing stands in their place.
    private var noRows: SwiftCode? {
        guard message != nil || member("empty") != nil else { return nil }
        if let items = member("items"), case .items = items.form { return "\(items.reference).isEmpty" }
        guard let content = member("content"), content.form.isSlot else { return nil }
        return "ComponentRows.areMissing(\(content.reference))"
    }

    private var message: SwiftCode? {
        ["noDataText", "placeholder"].lazy.compactMap { member($0).flatMap(roles.statement) }.first
    }
}
