import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const CONTRACT = dirname(
  dirname(fileURLToPath(import.meta.resolve("@placket/contract/cart/cart.rest"))),
);

/** The SDL of every room, as written in the contract. */
export function readSchema(): string {
  return globSync("*/*.graphql", { cwd: CONTRACT })
    .sort()
    .map((file) => readFileSync(join(CONTRACT, file), "utf8"))
    .join("\n");
}
