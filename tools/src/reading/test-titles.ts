import { Visitor, parseSync, type Argument, type Expression } from "oxc-parser";

/** Calls whose first argument is the title of a test or of a part of one. */
const TITLED: ReadonlySet<string> = new Set(["describe", "it", "test", "journey", "step"]);

/**
 * The titles in a test, a table of cases or a journey: what `it`, `describe`, `journey` and `step` are
 * called with, and each case's `row`. Comments and other texts are none.
 * @throws when the file cannot be parsed.
 */
export function testTitles(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const titles: string[] = [];
  const note = (node: Argument | Expression | undefined) => {
    const title = constantText(node);
    if (title !== undefined) titles.push(title);
  };
  new Visitor({
    CallExpression: (node) => void (isTitled(node.callee) && note(node.arguments[0])),
    Property: (node) =>
      void (
        node.key.type === "Identifier" &&
        node.key.name === "row" &&
        note(node.value as Expression)
      ),
  }).visit(program);
  return titles;
}

/** `it`, `it.skipIf(slow)` and the call that `it.each(cases)` gives. */
function isTitled(callee: Expression | { readonly type: "Super" }): boolean {
  if (callee.type === "Identifier") return TITLED.has(callee.name);
  if (callee.type === "MemberExpression") return isTitled(callee.object);
  return callee.type === "CallExpression" && isTitled(callee.callee);
}

/** A text that is written out; of a template the parts that are. */
function constantText(node: Argument | Expression | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral")
    return node.quasis.map(({ value }) => value.cooked).join("…");
  return undefined;
}
