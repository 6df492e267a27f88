import Generate

/// The sets of templates: what holds for all of them is tested with each.
let allStyles = TemplateStyle.allCases
