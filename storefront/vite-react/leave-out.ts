import { edited, type Edit } from "./edits.ts";
import { BEGINS, EMPTY, GIVES, HOLDS, HOOKS, STATEMENTS, TAGS, TYPES } from "./left-out.data.ts";
import { childrenOf, nameOf, nodeIn, nodesIn, type Node } from "./node.ts";
import { withoutCases } from "./without-cases.ts";

/** A node with where it stands, and the text of its module. */
interface Place {
  readonly node: Node;
  readonly parent: Node | undefined;
  readonly field: string;
  readonly code: string;
}

/** What is left out at a place, and which rows of the tables said so. */
interface Cut {
  readonly edits: readonly Edit[];
  readonly rows: readonly string[];
}

/**
 * React's client for browsers without what the tables of `left-out.data.ts` name: a minifier finds what is then unused.
 * @param code the text of `react-dom-client.production.js`.
 * @throws when a row names what is not there: React's next version may call it otherwise, or have taken it away.
 */
export function leaveOut(code: string, parse: (code: string) => Node): string {
  const edits: Edit[] = [];
  const idle = new Set(ROWS);
  const open: Place[] = [{ node: parse(code), parent: undefined, field: "", code }];
  for (let place = open.pop(); place; place = open.pop()) {
    for (const cut of CUTS) {
      const { edits: made, rows } = cut(place);
      edits.push(...made);
      for (const row of rows) idle.delete(row);
    }
    const { node } = place;
    for (const [field, child] of childrenOf(node)) {
      open.push({ node: child, parent: node, field, code });
    }
  }
  if (idle.size > 0) throw new Error(`React has nothing of: ${[...idle].join(", ")}`);
  return edited(code, edits);
}

const EMPTIED: ReadonlySet<string> = new Set(Object.values(EMPTY).flat());

const ROWS: readonly string[] = [
  ...EMPTIED,
  ...[...GIVES, ...HOLDS, ...BEGINS].map(([name]) => name),
  ...TYPES,
  ...HOOKS,
  ...STATEMENTS.map(String),
  ...[...TAGS.keys()].map((tag) => `tag ${tag}`),
];

const NOTHING: Cut = { edits: [], rows: [] };

const put = ({ start, end }: Node, text: string, ...rows: readonly string[]): Cut => ({
  edits: [{ start, end, text }],
  rows,
});

const CUTS: readonly ((place: Place) => Cut)[] = [
  bodies,
  statements,
  cases,
  comparisons,
  hooks,
  beginnings,
  readings,
];

function bodies({ node }: Place): Cut {
  const name = node.type === "FunctionDeclaration" ? nameOf(nodeIn(node, "id")) : undefined;
  const body = nodeIn(node, "body");
  if (name === undefined || !body) return NOTHING;
  if (EMPTIED.has(name)) return put(body, "{}", name);
  const given = GIVES.get(name);
  return given === undefined ? NOTHING : put(body, `{return ${given}}`, name);
}

function statements({ node, parent, code }: Place): Cut {
  if (node.type !== "ExpressionStatement" || parent?.type !== "Program") return NOTHING;
  const row = STATEMENTS.find((begins) => begins.test(code.slice(node.start, node.end)));
  return row ? put(node, "", String(row)) : NOTHING;
}

function cases({ node, code }: Place): Cut {
  if (node.type !== "SwitchStatement") return NOTHING;
  const isOfTags = isTag(nodeIn(node, "discriminant"));
  const rows: string[] = [];
  const edits = withoutCases(node, code, (test) => {
    const row = isOfTags ? tagRow(test) : typeRow(test);
    if (row !== undefined) rows.push(row);
    return row !== undefined;
  });
  return { edits, rows };
}

function comparisons({ node }: Place): Cut {
  const row = node.type === "BinaryExpression" ? tagRow(nodeIn(node, "left")) : undefined;
  const outcome = OUTCOMES.get(String(node["operator"]));
  if (row === undefined || outcome === undefined) return NOTHING;
  return isTag(nodeIn(node, "right")) ? put(node, outcome, row) : NOTHING;
}

/** What comes of it when a tag is compared with one that nothing has. */
const OUTCOMES: ReadonlyMap<string, string> = new Map([
  ["===", "!1"],
  ["!==", "!0"],
]);

function tagRow(node: Node | undefined): string | undefined {
  const tag = node?.type === "Literal" ? node["value"] : undefined;
  return typeof tag === "number" && TAGS.has(tag) ? `tag ${tag}` : undefined;
}

function typeRow(node: Node | undefined): string | undefined {
  const name = nameOf(node) ?? "";
  return TYPES.has(name) ? name : undefined;
}

/** A work tag, or a variable that React's own compiler has named after one. */
function isTag(node: Node | undefined): boolean {
  if (node?.type === "MemberExpression") return nameOf(nodeIn(node, "property")) === "tag";
  return /^(?:tag|nodeTag|grandTag|_instance\d*)$/.test(nameOf(node) ?? "");
}

function hooks({ node, parent, code }: Place): Cut {
  const isTable = /Dispatcher/.test(nameOf(nodeIn(parent, "id")) ?? "");
  if (node.type !== "ObjectExpression" || !isTable) return NOTHING;
  const left = nodesIn(node, "properties").filter((one) => HOOKS.has(keyOf(one)));
  return {
    edits: left.map(({ start, end }) => ({
      start,
      end: end + (code[end] === "," ? 1 : 0),
      text: "",
    })),
    rows: left.map(keyOf),
  };
}

const keyOf = (property: Node): string => nameOf(nodeIn(property, "key")) ?? "";

function beginnings({ node }: Place): Cut {
  const name = node.type === "VariableDeclarator" ? nameOf(nodeIn(node, "id")) : undefined;
  const begins = BEGINS.get(name ?? "");
  const init = nodeIn(node, "init");
  return begins === undefined || !init ? NOTHING : put(init, begins, name ?? "");
}

function readings({ node, parent, field }: Place): Cut {
  const name = nameOf(node) ?? "";
  const held = HOLDS.get(name);
  const isWritten = WRITTEN.has(`${parent?.type}.${field}`);
  return held === undefined || isWritten ? NOTHING : put(node, held, name);
}

/** Where a name is not read. */
const WRITTEN: ReadonlySet<string> = new Set([
  "AssignmentExpression.left",
  "MemberExpression.property",
  "Property.key",
  "VariableDeclarator.id",
]);
