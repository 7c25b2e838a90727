import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { holding } from "../held/held.ts";

/** A password as it is kept: argon2id with a salt of its own. For commands; calls take their turn (`passwords`). */
export function hashOfPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Hashing costs a core for some twenty milliseconds, beside the main thread. Calls take turns at it, so that a
 * core is left for whoever looks at the store; who would wait for seconds is refused at once.
 */
export interface Passwords {
  /** A password as it is kept: argon2id with a salt of its own. */
  hash(password: string): Promise<Result<string>>;
  /** Whether a password fits. Takes as long when there is none that could: `kept` is left out then. */
  fits(kept: string | null | undefined, password: string): Promise<Result<boolean>>;
}

export const passwords = holding<Passwords>({
  name: "passwords",
  open: () => createPasswords({ atOnce: Math.max(1, availableParallelism() - 1) }),
});

/** Calls that may wait for their turn: about two seconds of work for one core. */
const WAITING_MOST = 80;

/** Characters; nobody's password is as long, and what is longer is not hashed at all. */
const LONGEST = 1024;

export function createPasswords({ atOnce }: { readonly atOnce: number }): Passwords {
  const inTurn = turnTaker(atOnce);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password)),
    fits: (kept, password) =>
      inTurn(async () => {
        const isTooLong = password.length > LONGEST;
        // What an unknown login is compared with: made like the others, and no password fits it.
        decoy ??= hash(crypto.randomUUID());
        const to = isTooLong ? await decoy : (kept ?? (await decoy));
        return verify(to, isTooLong ? "" : password);
      }),
  };
}

/** Runs so many at once, and keeps the others in a line that does not grow for ever. */
function turnTaker(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Result<Value>> => {
    if (running >= atOnce) {
      if (waiting.length >= WAITING_MOST) return refuse(problem("access.tooManyRequests"));
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return ok(await work());
    } finally {
      // The place goes on to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
