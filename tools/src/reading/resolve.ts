import { posix } from "node:path";

/** What an import names: a file of ours, a module of Node, or a package of the registry. */
export type Target =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "node"; readonly name: string }
  | { readonly kind: "package"; readonly name: string };

/** The endings under which a workspace's `exports` finds a file, in the order they are tried. */
const ENDINGS = ["", ".ts", ".tsx", ".css"] as const;

/**
 * Follows one import from `file`: `../cart/cart.ts`, `@placket/domain/money/money`, `node:fs`, `react`.
 * `known` holds every file of the tree; a path that is not in it comes back with the ending it should have.
 */
export function resolveImport(file: string, specifier: string, known: ReadonlySet<string>): Target {
  const bare = specifier.replace(/[?#].*$/, "");
  if (bare.startsWith(".")) return found(posix.join(posix.dirname(file), bare), known);
  const ours = /^@placket\/([^/]+)\/(.+)$/.exec(bare);
  if (ours) return found(`${ours[1]}/src/${ours[2]}`, known);
  if (bare.startsWith("node:")) return { kind: "node", name: bare };
  const [scope = "", name = ""] = bare.split("/");
  return { kind: "package", name: bare.startsWith("@") ? `${scope}/${name}` : scope };
}

function found(path: string, known: ReadonlySet<string>): Target {
  const ending = ENDINGS.find((candidate) => known.has(path + candidate));
  return { kind: "file", file: path + (ending ?? (/\.[a-z]+$/.test(path) ? "" : ".ts")) };
}
