import { lateModule } from "@placket/web/late/late-module";

type Words = typeof import("./problem-lines.ts");

let words: Words | undefined;

/** The words of problems, once they have come. */
export const wordsSoFar = (): Words | undefined => words;

const problemLines = lateModule(() => import("./problem-lines.ts"));

/** Fetches them with the error table that they stand in; undefined where they do not come. */
export async function fetchWords(): Promise<Words | undefined> {
  words ??= await problemLines().catch(() => undefined);
  return words;
}
