import { Visitor, type Program } from "oxc-parser";

/** How often each identifier stands in a program, declarations included. */
export function readWords(program: Program): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const count = ({ name }: { readonly name: string }) =>
    void words.set(name, (words.get(name) ?? 0) + 1);
  new Visitor({ Identifier: count, JSXIdentifier: count }).visit(program);
  return words;
}
