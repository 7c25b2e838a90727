import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  buildASTSchema,
  concatAST,
  lexicographicSortSchema,
  parse,
  printSchema,
  Source,
} from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { filesUnder } from "../reading/tree.ts";

/**
 * Merges every `contract/src/**` SDL file into one schema, sorted.
 * @throws when a file does not parse or a type is missing or named twice.
 */
export async function mergedSchema(root: string): Promise<GraphQLSchema> {
  const files = await filesUnder(root, "contract/src", [".graphql"]);
  const documents = await Promise.all(
    files.map(async (file) => parse(new Source(await readFile(join(root, file), "utf8"), file))),
  );
  return lexicographicSortSchema(build(concatAST(documents)));
}

/** Says each complaint once, on a line of its own. */
function build(document: DocumentNode): GraphQLSchema {
  try {
    return buildASTSchema(document);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error([...new Set(text.split(/\n+/))].join("\n"), { cause: error });
  }
}

/** `docs/schema.graphql`. */
export function schemaPage(schema: GraphQLSchema): string {
  const head =
    "# Generated from contract/src/**/*.graphql by `npm run generate`: change those, not this.";
  return `${head}\n\n${printSchema(schema)}\n`;
}
