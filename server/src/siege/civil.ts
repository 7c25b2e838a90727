import { STAFF } from "../testing/staff.ts";
import type { BesiegedStore } from "./besieged-store.ts";
import type { Answer } from "./shot.ts";

/** No answer may take longer, in ms. */
const SLOW_MS = 2_000;

/** How things came about: names of files, calls, statements and libraries. */
const TRACE =
  /node_modules|\.tsx?:\d+|at async |at Object\.|\bSELECT .+ FROM\b|[Kk]ysely|ECONNREFUSED/;

/** What is wrong with an answer; undefined when it is civil. */
export function faultOf(
  { status, body, ms }: Answer,
  { sandbox }: Pick<BesiegedStore, "sandbox">,
): string | undefined {
  if (status === 0) return "no answer";
  if (status >= 500) return `status ${status}`;
  if (TRACE.test(body)) return "shows how it came about";
  const secrets = [sandbox.access.secretKey, STAFF.password, "$argon2"];
  if (secrets.some((secret) => body.includes(secret))) return "shows a secret";
  const category = /"category":"internal"/.test(body);
  if (category) return "GraphQL answers with an internal error";
  return ms > SLOW_MS ? "slow" : undefined;
}
