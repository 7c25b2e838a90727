import type { Endpoint } from "@placket/contract/endpoint";
import { BODY_KINDS, type BodyKind, type ReplyKind } from "@placket/contract/kinds";
import type { ErrorRow } from "@placket/domain/error-row";
import type { NamedEndpoint } from "./endpoint-tables.ts";
import { isAnything, jsonSchema, schemaParts } from "./json-schema.ts";

type ErrorRows = Readonly<Record<string, ErrorRow>>;

/** `docs/openapi.json`: the REST calls as OpenAPI 3.1, for people and their tools. */
export function openApi(endpoints: readonly NamedEndpoint[], errors: ErrorRows): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of endpoints) {
    const path = `/rest/{store}/V1/xmapi/${each.endpoint.path.replaceAll(/:(\w+)/g, "{$1}")}`;
    const operations = (paths[path] ??= {});
    operations[each.endpoint.method.toLowerCase()] = operation(each, errors);
  }
  const document = {
    openapi: "3.1.0",
    info: { title: "Placket store API", version: "1" },
    paths,
    components: { schemas: { Refusal: refusal } },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function operation({ name, room, endpoint }: NamedEndpoint, errors: ErrorRows): object {
  const body = jsonSchema(endpoint.body, "input");
  return {
    operationId: name,
    tags: [room],
    summary: endpoint.summary,
    description: `${endpoint.source}. Needs: ${endpoint.can}.`,
    parameters: [store, ...parameters(endpoint, "params"), ...parameters(endpoint, "query")],
    ...(isAnything(body) ? {} : { requestBody: { content: bodyContent(endpoint.takes, body) } }),
    responses: {
      ...answer(endpoint),
      ...refusals(endpoint.errors, errors),
    },
  };
}

/** The same fields in each kind that is taken. */
function bodyContent(takes: readonly BodyKind[], schema: unknown): object {
  const names = takes.flatMap((kind): readonly string[] => BODY_KINDS[kind]);
  return Object.fromEntries(names.map((name) => [name, { schema }]));
}

function answer({ gives, reply, fileType = "application/octet-stream" }: Endpoint): object {
  const bytes = { schema: { type: "string", format: "binary" } };
  const text = { schema: { type: "string" } };
  const answers = {
    json: { 200: { description: "Done", content: json(jsonSchema(reply, "output")) } },
    file: { 200: { description: "A file", content: { [fileType]: bytes } } },
    html: { 200: { description: "A document", content: { "text/html": text } } },
    xml: { 200: { description: "A document", content: { "application/xml": text } } },
    redirect: {
      303: {
        description: "Another address",
        headers: { Location: { schema: { type: "string" } } },
      },
    },
  } as const satisfies Readonly<Record<ReplyKind, object>>;
  return answers[gives];
}

function json(schema: unknown): object {
  return { "application/json": { schema } };
}

function parameters(endpoint: NamedEndpoint["endpoint"], part: "params" | "query"): object[] {
  return schemaParts(jsonSchema(endpoint[part], "input")).map(({ name, required, schema }) => ({
    name,
    in: part === "params" ? "path" : "query",
    required: required || part === "params",
    schema,
  }));
}

/** One answer per status, its description the keys that lead to it. */
function refusals(keys: readonly string[], errors: ErrorRows): Record<string, object> {
  const byStatus = Map.groupBy([...keys].sort(), (key) => String(errors[key]?.status ?? 500));
  const schema = { $ref: "#/components/schemas/Refusal" };
  const answers = [...byStatus].map(([status, rows]) => [
    status,
    { description: rows.join(", "), content: json(schema) },
  ]);
  return Object.fromEntries(answers) as Record<string, object>;
}

const store = {
  name: "store",
  in: "path",
  required: true,
  description: "Code of the store view",
  schema: { type: "string" },
};

const refusal = {
  type: "object",
  required: ["message", "parameters", "code", "key", "errors"],
  properties: {
    message: { type: "string" },
    parameters: { type: "array" },
    code: { type: "integer" },
    key: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "key", "message", "parameters"],
        properties: {
          field: { type: "string" },
          key: { type: "string" },
          message: { type: "string" },
          parameters: { type: "array" },
        },
      },
    },
  },
};
