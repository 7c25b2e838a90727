import { Visitor } from "oxc-parser";
import type {
  CallExpression,
  Expression,
  MemberExpression,
  ObjectPropertyKind,
  Program,
  Super,
  VisitorObject,
} from "oxc-parser";

/** What a file touches besides its imports. */
export type MarkKind =
  | "clock"
  | "random"
  | "cookie"
  | "browser storage"
  | "tag manager"
  | "browser at module scope"
  | "hidden import"
  | "bare import"
  | "loose rounding"
  | "wire spelling"
  | "module state"
  | "asserted choice"
  | "mock";

export interface Mark {
  readonly kind: MarkKind;
  /** As a reader would look for it: `Date.now`. */
  readonly text: string;
  readonly line: number;
}

const MEMBERS = new Map<string, MarkKind>(
  Object.entries<MarkKind>({
    "Date.now": "clock",
    "performance.now": "clock",
    "Temporal.Now": "clock",
    "process.hrtime": "clock",
    "Math.random": "random",
    "crypto.randomUUID": "random",
    "crypto.getRandomValues": "random",
    "document.cookie": "cookie",
    "import.meta.glob": "hidden import",
    ...Object.fromEntries(looselyRounded().map((name) => [name, "loose rounding" as const])),
  }),
);

/** ECMAScript leaves the last bits of these to each engine; of `+ - * /` and `Math.sqrt` it does not. */
function looselyRounded(): string[] {
  const angles = ["sin", "cos", "tan", "asin", "acos", "atan", "atan2"];
  const hyperbolic = ["sinh", "cosh", "tanh", "asinh", "acosh", "atanh"];
  const powers = ["pow", "exp", "expm1", "log", "log1p", "log2", "log10", "cbrt", "hypot"];
  return [...angles, ...hyperbolic, ...powers].map((name) => `Math.${name}`);
}

const GLOBALS = new Map<string, MarkKind>(
  Object.entries<MarkKind>({
    localStorage: "browser storage",
    sessionStorage: "browser storage",
    indexedDB: "browser storage",
    cookieStore: "cookie",
    dataLayer: "tag manager",
    gtag: "tag manager",
    fbq: "tag manager",
  }),
);

/** `row_total`; texts, as GraphQL documents are, may spell as they like. */
const WIRE = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

const MOCKS = new Set(["mock", "doMock"]);

const BROWSER = new Set(["window", "document", "navigator"]);
const HOLDERS = new Set(["window", "globalThis", "self"]);

/** One that only watches, `{ spy: true }`, puts nothing in the place of a part. */
function isMock({ callee, arguments: [, how] }: CallExpression): boolean {
  if (callee.type !== "MemberExpression" || holderName(callee.object) !== "vi") return false;
  if (!MOCKS.has(propertyName(callee))) return false;
  const isSpy = (property: ObjectPropertyKind) =>
    property.type === "Property" &&
    keyName(property.key) === "spy" &&
    property.value.type === "Literal" &&
    property.value.value === true;
  return how?.type !== "ObjectExpression" || !how.properties.some(isSpy);
}

/** Everything of note a program touches, in the order it stands there. */
export function readMarks(program: Program, lineOf: (offset: number) => number): Mark[] {
  const { declared, skipped } = readNames(program);
  const marks: Mark[] = [];
  const note = (kind: MarkKind | undefined, text: string, start: number) => {
    if (kind && !declared.has(text)) marks.push({ kind, text, line: lineOf(start) });
  };
  let depth = 0;
  new Visitor({
    ...onFunctions((step) => void (depth += step)),
    NewExpression: (node) => {
      const isNow = isNamed(node.callee, "Date") && node.arguments.length === 0;
      if (isNow) note("clock", "new Date()", node.start);
    },
    CallExpression: (node) => {
      if (isNamed(node.callee, "Date")) note("clock", "Date()", node.start);
      if (isMock(node)) note("mock", "vi.mock", node.start);
    },
    MemberExpression: (node) => {
      const property = propertyName(node);
      const holder = holderName(node.object);
      note(MEMBERS.get(`${holder}.${property}`), `${holder}.${property}`, node.start);
      if (HOLDERS.has(holder) && node.computed) note(GLOBALS.get(property), property, node.start);
    },
    TSAsExpression: ({ expression, typeAnnotation, start }) => {
      if (typeAnnotation.type !== "TSTypeReference") return;
      if (isTyped(expression)) note("asserted choice", "A cast of what was typed", start);
    },
    BinaryExpression: (node) => {
      if (node.operator === "**") note("loose rounding", "**", node.start);
    },
    AssignmentExpression: (node) => {
      if (node.operator === "**=") note("loose rounding", "**=", node.start);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "ObjectPattern" || !init || !isNamed(init, "Math")) return;
      for (const property of id.properties) {
        const name = property.type === "Property" ? keyName(property.key) : "";
        note(MEMBERS.get(`Math.${name}`), `Math.${name}`, property.start);
      }
    },
    Identifier: (node) => {
      if (WIRE.test(node.name)) note("wire spelling", node.name, node.start);
      if (skipped.has(node)) return;
      note(GLOBALS.get(node.name), node.name, node.start);
      const tooEarly = depth === 0 && BROWSER.has(node.name);
      if (tooEarly) note("browser at module scope", node.name, node.start);
    },
  }).visit(program);
  return marks;
}

/** The names a module declares for itself, and the identifiers that only label a property or a type. */
function readNames(program: Program): { declared: Set<string>; skipped: Set<unknown> } {
  const declared = new Set<string>();
  const skipped = new Set<unknown>();
  const skipKey = (node: { computed: boolean; key: unknown }) =>
    void (node.computed || skipped.add(node.key));
  let depth = 0;
  new Visitor({
    ...onFunctions((step) => void (depth += step)),
    ImportSpecifier: (node) => void declared.add(node.local.name),
    VariableDeclarator: (node) => {
      if (depth === 0 && node.id.type === "Identifier") declared.add(node.id.name);
    },
    UnaryExpression: (node) => void (node.operator === "typeof" && skipped.add(node.argument)),
    TSTypeQuery: (node) => void skipped.add(node.exprName),
    TSPropertySignature: skipKey,
    PropertyDefinition: skipKey,
    MethodDefinition: skipKey,
    Property: (node) => void (node.shorthand || skipKey(node)),
    MemberExpression: (node) => {
      const labels = !node.computed && !HOLDERS.has(holderName(node.object));
      if (labels) skipped.add(node.property);
    },
  }).visit(program);
  return { declared, skipped };
}

/** Tells when the walk enters (`1`) and leaves (`-1`) the body of a function. */
function onFunctions(move: (step: 1 | -1) => void): VisitorObject {
  const enter = () => move(1);
  const leave = () => move(-1);
  return {
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
  };
}

/** `event.target.value`, and `values.kind` and `values["kind"]` of a form. */
function isTyped(node: Expression): boolean {
  if (node.type !== "MemberExpression") return false;
  return propertyName(node) === "value" || holderName(node.object) === "values";
}

function isNamed(node: { readonly type: string }, name: string): boolean {
  return node.type === "Identifier" && "name" in node && node.name === name;
}

function keyName(key: { readonly type: string }): string {
  return key.type === "Identifier" && "name" in key ? String(key.name) : "";
}

/** `cookie` of `document.cookie` and of `document["cookie"]`. */
function propertyName(node: MemberExpression): string {
  if (node.property.type === "Identifier" && !node.computed) return node.property.name;
  return node.property.type === "Literal" ? String(node.property.value) : "";
}

/** `document` of `document.cookie` and of `window.document.cookie`; `import.meta` of its glob. */
function holderName(node: Expression | Super): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MetaProperty") return "import.meta";
  return node.type === "MemberExpression" && HOLDERS.has(holderName(node.object))
    ? propertyName(node)
    : "";
}
