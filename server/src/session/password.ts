import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { holding } from "../held/held.ts";

/** What one hash costs; the library's own words for it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A password as it is kept: argon2id with a salt of its own. For commands; calls take their turn (`passwords`). */
export function hashOfPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Waits that are too long for those who come, in milliseconds. A flood of shoppers' logins ends where there is still
 * room for staff, and one at the door of the back office where there is room for whoever was in before.
 */
const LONGEST_WAIT = { anybody: 2_000, staff: 2_500, known: 3_000 } as const;

/** Who waits; `known` by a browser where they signed in before, or by an open session. */
export type Waiting = keyof typeof LONGEST_WAIT;

/**
 * Hashing costs a core for some twenty milliseconds, beside the main thread. Calls take turns at it, so that a
 * core is left for whoever looks at the store; who would wait for seconds is refused at once.
 */
export interface Passwords {
  /** Whether there is room in the line now: looked at before anything else is asked, so that a flood ends here. */
  room(whose: Waiting): Result<void>;
  /** A password as it is kept: argon2id with a salt of its own. */
  hash(password: string, whose?: Waiting): Promise<Result<string>>;
  /** Whether a password fits. Takes as long when there is none that could: `kept` is left out then. */
  fits(
    kept: string | null | undefined,
    password: string,
    whose?: Waiting,
  ): Promise<Result<boolean>>;
}

export const passwords = holding<Passwords>({
  name: "passwords",
  open: () => createPasswords({ atOnce: Math.max(1, availableParallelism() - 1) }),
});

/** Milliseconds that a hash is taken to need before one was measured. */
const FIRST_GUESS = 25;

/** How many of the last hashes the running mean remembers, about. */
const REMEMBERED = 8;

/** Characters; nobody's password is as long, and what is longer is not hashed at all. */
const LONGEST = 1024;

/** `clock` gives milliseconds of any beginning. */
export function createPasswords({
  atOnce,
  clock = () => performance.now(),
}: {
  readonly atOnce: number;
  readonly clock?: () => number;
}): Passwords {
  const line = lineOf(atOnce, clock);
  const decoy = decoyHash();
  return {
    room: line.room,
    hash: (password, whose = "anybody") => line.inTurn(whose, () => hashOfPassword(password)),
    fits: (kept, password, whose = "anybody") =>
      line.inTurn(whose, () => {
        const isTooLong = password.length > LONGEST;
        return verify(isTooLong ? decoy : (kept ?? decoy), isTooLong ? "" : password);
      }),
  };
}

/** What an unknown login is compared with: costs like the others, and was made of no password. */
function decoyHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  const random = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;
}

/** Runs so many at once, and keeps the others in a line that nobody joins who would wait for too long. */
function lineOf(atOnce: number, clock: () => number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let mean = FIRST_GUESS;
  const room = (whose: Waiting): Result<void> => {
    const wait = running < atOnce ? 0 : ((waiting.length + 1) * mean) / atOnce;
    return wait > LONGEST_WAIT[whose] ? refuse(problem("access.tooManyRequests")) : ok(undefined);
  };
  const inTurn = async <Value>(
    whose: Waiting,
    work: () => Promise<Value>,
  ): Promise<Result<Value>> => {
    const joined = room(whose);
    if (!joined.ok) return joined;
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    const began = clock();
    try {
      return ok(await work());
    } finally {
      mean += (clock() - began - mean) / REMEMBERED;
      // The place goes on to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return { room, inTurn };
}
