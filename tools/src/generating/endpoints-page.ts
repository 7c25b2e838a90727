import { BODY_KINDS, REPLY_KINDS, type BodyKind } from "@placket/contract/kinds";
import type { NamedEndpoint } from "./endpoint-tables.ts";
import { isAnything, jsonSchema, schemaParts, type JsonSchema } from "./json-schema.ts";
import { GENERATED, code, markdownTable, sections } from "./markdown.ts";

const PREFIX = "/rest/{store}/V1/xmapi/";
const ERRORS =
  "Errors are rows of [errors.md](errors.md); every call may also answer with those of the room `access`. ";

/** `docs/endpoints.md`: every REST call with what it takes and how it refuses, by room. */
export function endpointsPage(endpoints: readonly NamedEndpoint[]): string {
  const intro =
    `Paths stand below ${code(PREFIX)}, or below ${code("/rest/V1/xmapi/")} for the default store view. ${ERRORS}` +
    "The same as [OpenAPI](openapi.json). GraphQL is in [schema.graphql](schema.graphql).";
  return page("Endpoints", intro, endpoints);
}

/** `docs/admin-endpoints.md`: the calls of the back office. */
export function adminEndpointsPage(endpoints: readonly NamedEndpoint[]): string {
  const intro =
    `Paths stand below ${code("/admin/api/")}. ${ERRORS}` +
    "Whoever calls carries the cookie of a session; every call but GET comes from the store's own pages.";
  return page("Endpoints of the back office", intro, endpoints);
}

function page(title: string, intro: string, endpoints: readonly NamedEndpoint[]): string {
  const groups = Map.groupBy(endpoints, ({ room }) => room);
  return `${GENERATED}\n\n# ${title}\n\n${intro}\n\n${sections(groups, groupText)}`;
}

function groupText(group: readonly NamedEndpoint[]): string {
  return group.map(endpointText).join("\n\n");
}

function endpointText({ name, endpoint }: NamedEndpoint): string {
  const { method, path, summary, source, can, takes, gives, fileType, errors } = endpoint;
  const body = jsonSchema(endpoint.body, "input");
  const inputs = (["params", "query", "body"] as const).flatMap((part) =>
    inputRows(part, jsonSchema(endpoint[part], "input")),
  );
  const lines = [
    `### ${name}`,
    `${code(`${method} ${path}`)} · ${code(can)} · ${source}`,
    summary,
    inputs.length > 0 ? markdownTable(["In", "Name", "Shape"], inputs) : "Takes nothing.",
    ...(isAnything(body) ? [] : [`Body: ${takes.map(bodyText).join(" or ")}.`]),
    ...(gives === "json"
      ? []
      : [`Gives ${REPLY_KINDS[gives]}${fileType ? ` (${code(fileType)})` : ""}.`]),
    errors.length > 0 ? `Errors: ${errors.map(code).join(", ")}` : "No errors of its own.",
  ];
  return lines.join("\n\n");
}

const bodyText = (kind: BodyKind) => BODY_KINDS[kind].map(code).join(" or ");

function inputRows(part: string, schema: JsonSchema): string[][] {
  if (isAnything(schema)) return [];
  const parts = schemaParts(schema);
  if (parts.length === 0) return [[part, "", shapeText(schema)]];
  return parts.map((each) => [
    part,
    code(each.required ? each.name : `${each.name}?`),
    shapeText(each.schema),
  ]);
}

/** A schema in a few words: `integer 1…2147483647`, `text up to 64`, `list of …`. */
function shapeText(schema: JsonSchema): string {
  const { type, minimum, maximum } = schema;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(shapeText).join(" or ");
  if (schema.enum) return schema.enum.map((one) => code(String(one))).join(", ");
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (type === "array") return listText(schema);
  if (type === "object") return objectText(schema);
  if (type === "string") return textText(schema);
  const range = minimum === undefined && maximum === undefined ? "" : ` ${rangeText(schema)}`;
  return (type ?? "anything") + range;
}

function rangeText({ minimum, maximum }: JsonSchema): string {
  return `${minimum ?? ""}…${maximum ?? ""}`;
}

function textText({ maxLength, format }: JsonSchema): string {
  const what = format === "binary" ? "file" : (format ?? "text");
  return what + (maxLength === undefined ? "" : ` up to ${maxLength}`);
}

function listText({ items, maxItems }: JsonSchema): string {
  const most = maxItems === undefined ? "" : ` up to ${maxItems}`;
  return `list of${most} (${shapeText(items ?? {})})`;
}

function objectText(schema: JsonSchema): string {
  const parts = schemaParts(schema).map(
    ({ name, required, schema: part }) => `${name}${required ? "" : "?"}: ${shapeText(part)}`,
  );
  return parts.length > 0 ? `{ ${parts.join("; ")} }` : "object";
}
