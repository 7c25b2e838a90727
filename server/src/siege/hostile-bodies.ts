import { BODY_KINDS, type BodyKind } from "@placket/contract/kinds";
import fc from "fast-check";
import { asText, jsonText } from "../testing/hostile-values.ts";

/** A body as it is sent. */
interface SentBody {
  readonly type: string;
  readonly body: string;
}

const BOUNDARY = "siege";
const TYPES: Readonly<Record<BodyKind, string>> = {
  json: BODY_KINDS.json[0],
  form: BODY_KINDS.form[0],
  multipart: `${BODY_KINDS.multipart[0]}; boundary=${BOUNDARY}`,
  xml: BODY_KINDS.xml[0],
};

/**
 * The same values in a kind that the call takes; now and then in one that it does not, or a document of
 * that kind from the table.
 */
export function bodiesOf(
  takes: readonly BodyKind[],
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<SentBody> {
  const kinds = Object.keys(TYPES) as BodyKind[];
  const written = (kind: BodyKind) =>
    values.map((value): SentBody => ({ type: TYPES[kind], body: WRITERS[kind](value) }));
  const crooked = (kind: BodyKind) =>
    fc.constantFrom(...CROOKED[kind]).map((body): SentBody => ({ type: TYPES[kind], body }));
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...takes.map(written)) },
    { weight: 2, arbitrary: fc.oneof(...takes.map(crooked)) },
    { weight: 1, arbitrary: fc.oneof(...kinds.map(written)) },
  );
}

const WRITERS: Readonly<Record<BodyKind, (value: unknown) => string>> = {
  json: jsonText,
  form: (value) => new URLSearchParams(textsOf(value)).toString(),
  multipart: (value) =>
    textsOf(value)
      .map(([name, text], at) => partOf(name, text, at % 2 === 1))
      .join("") + `--${BOUNDARY}--\r\n`,
  xml: (value) => {
    const inner = textsOf(value).map(([, text]) => `<f>${text.replaceAll(/[<&]/g, "-")}</f>`);
    return `<body>${inner.join("")}</body>`;
  },
};

/** Names and texts; what is more than text travels as JSON. */
function textsOf(value: unknown): [string, string][] {
  if (typeof value !== "object" || value === null) return [["value", asText(value).toWellFormed()]];
  return Object.entries(value).map(([name, inner]) => [
    name.toWellFormed(),
    (typeof inner === "string" ? inner : jsonText(inner)).toWellFormed(),
  ]);
}

function partOf(name: string, text: string, isFile: boolean): string {
  const quoted = encodeURIComponent(name);
  const file = isFile ? '; filename="../../x\\y.dst"' : "";
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${quoted}"${file}\r\n\r\n${text}\r\n`;
}

/** Documents of each kind that are none, never end, or grow when they are read. */
const CROOKED: Readonly<Record<BodyKind, readonly string[]>> = {
  json: ["", "{", "[".repeat(50_000), '{"a":'.repeat(5000), '"\\ud800"', "1e999", "nul"],
  form: ["", "&".repeat(50_000), "a=1&".repeat(20_000), "=%", "__proto__=1&constructor=2", "a=%00"],
  multipart: [
    "",
    "no part at all",
    `--${BOUNDARY}`,
    partOf("a", "an end that never comes", false),
    `${partOf("a", "1", false).repeat(500)}--${BOUNDARY}--\r\n`,
    `${partOf("__proto__", "1", true)}--${BOUNDARY}--\r\n`,
    `${partOf("a".repeat(5000), "1", false)}--${BOUNDARY}--\r\n`,
    `${partOf("file", "x".repeat(900_000), true)}--${BOUNDARY}--\r\n`,
    `--${BOUNDARY}\r\n${"x-header: y\r\n".repeat(3000)}\r\nbody\r\n--${BOUNDARY}--\r\n`,
  ],
  xml: [
    "",
    "<a>".repeat(20_000),
    "<a>".repeat(5000) + "</a>".repeat(5000),
    `<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>`,
    `<!DOCTYPE a [<!ENTITY b "${"c".repeat(100)}">${laughs(20)}]><a>&b20;</a>`,
    "<__proto__><constructor>1</constructor></__proto__>",
    `<a ${"b='1' ".repeat(20_000)}/>`,
    "<a>&#0;&#xD800;\0</a>",
    "<![CDATA[".repeat(10_000),
  ],
};

/** Each entity is ten of the one before. */
function laughs(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const before = i === 0 ? "&b;" : `&b${i};`;
    return `<!ENTITY b${i + 1} "${before.repeat(10)}">`;
  }).join("");
}
