import Testing

@Suite("The checker of JSON schemas")
struct JSONSchemaTests {
    private func problems(_ value: String, _ schema: String) throws -> [String] {
        try JSONSchema(Array(schema.utf8)).problems(of: JSONInstance(Array(value.utf8)))
    }

    @Test(
        "each keyword accepts what it should and nothing else",
        arguments: [
            (#"{"type": "integer"}"#, ["1", "-3", "1.0"], ["1.5", "true", "\"1\"", "null"]),
            (#"{"type": "boolean"}"#, ["true", "false"], ["1", "0", "null"]),
            (#"{"type": ["string", "null"]}"#, ["\"\"", "null"], ["0", "[]", "{}"]),
            (#"{"const": 1}"#, ["1"], ["2", "true"]),
            (#"{"enum": ["a", null]}"#, ["\"a\"", "null"], ["\"b\"", "false"]),
            (#"{"minimum": 1, "maximum": 6}"#, ["1", "6", "\"text\""], ["0", "7"]),
            (#"{"pattern": "^a+$"}"#, ["\"aa\"", "1"], ["\"ab\"", "\"\""]),
            (#"{"minItems": 1, "uniqueItems": true}"#, ["[1]", "[1, 2]"], ["[]", "[1, 2, 1]"]),
            (#"{"items": {"type": "string"}}"#, ["[]", "[\"a\"]"], ["[1]", "[\"a\", null]"]),
            (#"{"required": ["a"]}"#, [#"{"a": null}"#, "1"], ["{}"]),
            (
                #"{"properties": {"a": {"const": 1}}, "additionalProperties": false}"#, ["{}", #"{"a": 1}"#],
                [#"{"a": 2}"#, #"{"b": 1}"#]
            ),
            (#"{"anyOf": [{"type": "string"}, {"const": "a"}]}"#, ["\"a\"", "\"b\""], ["1"]),
            (#"{"oneOf": [{"type": "string"}, {"const": "a"}]}"#, ["\"b\""], ["\"a\"", "1"]),
            (##"{"$defs": {"x": {"const": 1}}, "$ref": "#/$defs/x"}"##, ["1"], ["2"]),
            (##"{"$ref": "#/$defs/gone"}"##, [], ["1"]),
        ]
    )
    func keyword(schema: String, valid: [String], invalid: [String]) throws {
        for value in valid { #expect(try problems(value, schema) == [], "\(value) must fit \(schema)") }
        for value in invalid { #expect(try problems(value, schema) != [], "\(value) must not fit \(schema)") }
    }

    @Test(
        "a keyword that is not known is an error, wherever it stands",
        arguments: [
            #"{"minLength": 1}"#, #"{"items": {"format": "uri"}}"#, #"{"properties": {"a": {"not": {}}}}"#,
            #"{"$defs": {"a": {"if": true}}}"#, #"{"anyOf": [{}, {"contains": {}}]}"#,
            #"{"additionalProperties": {"maxItems": 1}}"#,
        ]
    )
    func unknownKeyword(schema: String) {
        #expect(throws: JSONSchema.UnknownKeyword.self) { try JSONSchema(Array(schema.utf8)) }
    }

    @Test("a problem tells where it is")
    func path() throws {
        let schema = #"{"properties": {"a": {"items": {"type": "string"}}}}"#
        let problems = try problems(#"{"a": ["x", 1]}"#, schema)
        #expect(problems.count == 1 && problems.first?.hasPrefix("$.a[1]: breaks type") == true)
    }
}
