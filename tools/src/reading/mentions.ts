import { Visitor, type Program } from "oxc-parser";

/** A text in a source file that may name something it reads: a path, the beginning of one, or a pattern. */
export interface Mention {
  readonly text: string;
  readonly kind: "whole" | "beginning" | "pattern";
}

/**
 * Every text of a program that may be a path: `"../../docs"`, `"writer.child.ts"`, `` `./frame/${name}` ``,
 * `"*\/*.graphql"`. What it names, if anything, is for whoever knows the tree.
 */
export function readMentions(program: Program): Mention[] {
  const mentions = new Map<string, Mention>();
  let knowsItsPlace = false;
  const note = (text: string, kind: Mention["kind"]) => {
    if (couldBePath.test(text)) mentions.set(`${kind} ${text}`, { text, kind });
  };
  new Visitor({
    MetaProperty: () => void (knowsItsPlace = true),
    Literal: ({ value }) => {
      if (typeof value === "string") note(value, value.includes("*") ? "pattern" : "whole");
    },
    TemplateLiteral: ({ quasis }) => {
      const [first, ...more] = quasis.map(({ value }) => value.cooked ?? "");
      if (more.length === 0) note(first ?? "", "whole");
      else if (first !== undefined && first !== "") note(first, "beginning");
      // `${name}.child.ts` stands in the file's own folder, or in one that another text names.
      else if (/^\.\w+$/.test(more.at(-1) ?? "")) note(`*${more.at(-1)}`, "pattern");
    },
  }).visit(program);
  // Two dots alone are what a path is compared with, unless the file asks where it stands.
  if (!knowsItsPlace) mentions.delete("whole ..");
  mentions.delete("whole .");
  return [...mentions.values()];
}

/** No blanks, and a slash or a dot in it. */
const couldBePath = /^(?=[^\s<>{}()]*[./])[\w@$.*/-]{1,200}$/;
