import { HOUR_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Portal } from "@placket/domain/store/portal";
import { LRUCache } from "lru-cache";
import { leaveTraceOfTry } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import {
  countQuestionOf,
  minutesLeftOf,
  minutesUntilNextOf,
  takeQuestionBack,
  type Asked,
} from "../http/guard/asked-often.ts";
import { networkOf } from "../http/guard/client-network.ts";
import { createBehindAnswer, type BehindAnswer } from "../jobs/behind-answer.ts";
import { transact } from "../transact.ts";
import { ownPortal, portalByCode, portalById } from "./portal-of.ts";

/** Codes of one network within an hour that are no portal's, each counted once. */
const WRONG_MOST = 20;

/** How many networks, and codes that one of them was answered, are remembered; the oldest are forgotten first. */
const REMEMBERED = 30_000;

/** Longer ones are no code. */
const CODE_MAX = 64;

interface PortalTries {
  readonly wrong: LRUCache<string, Asked>;
  /** Codes that a network has had answered, apart by whether they were right: inventing some forgets no right one. */
  readonly answered: Readonly<Record<"right" | "wrong", LRUCache<string, true>>>;
  readonly told: LRUCache<string, Asked>;
  readonly trail: BehindAnswer;
}

/** Which portals strangers ask for. Kept by the process: reads write nothing. */
export const portalTries = holding<PortalTries>({
  name: "codes of portals that were tried",
  open: ({ log }) => ({
    wrong: new LRUCache({ max: REMEMBERED }),
    answered: {
      right: new LRUCache({ max: REMEMBERED }),
      wrong: new LRUCache({ max: REMEMBERED }),
    },
    told: new LRUCache({ max: 1 }),
    trail: createBehindAnswer(log),
  }),
  close: ({ trail }) => trail.close(),
});

/**
 * The portal of a code that a call names, or none (issue 9). Counted by network before anything is looked up, and taken
 * back where it is right; after too many wrong ones no further code is looked up for an hour, right or wrong. Members are
 * told of their own portal, and a network of what it was told before, whatever others behind it try.
 */
export function portalNamed(ctx: Ctx, code: string): Result<Portal | undefined> {
  const named = code.trim().toLowerCase().slice(0, CODE_MAX);
  const own = ownPortal(ctx);
  if (own?.code === named) return ok(own);
  return lookedUp(ctx, named, () => portalByCode(ctx, named));
}

/** The same by an id: a stranger who has one was told it. */
export function portalNumbered(ctx: Ctx, id: number): Result<Portal | undefined> {
  const own = ownPortal(ctx);
  return own?.id === id ? ok(own) : lookedUp(ctx, `#${id}`, () => portalById(ctx, id));
}

/** Minutes for which a page says nothing of the portals that its address names; 0 while it may. */
export function portalPause(ctx: Ctx, codes: readonly string[]): number {
  const refused = codes.flatMap((code) => {
    const asked = portalNamed(ctx, code);
    return asked.ok ? [] : asked.problems.map(({ params }) => Number(params[0]));
  });
  return Math.max(0, ...refused);
}

type Found = Portal | undefined;

function lookedUp(ctx: Ctx, named: string, find: () => Found): Result<Found> {
  // A page is counted as a whole before it is drawn; what it asks comes from nowhere.
  if (!ctx.client) return ctx.portalPause ? tooMany(ctx.portalPause) : ok(find());
  const { wrong, answered } = ctx.held(portalTries);
  const network = networkOf(ctx.client.address);
  const asking = `${network} ${named}`;
  if (answered.right.has(asking) || answered.wrong.has(asking)) return ok(find());
  const minutes = minutesLeftOf(network, ctx.now, wrong, WRONG_MOST);
  if (minutes > 0) {
    tellStaff(ctx);
    return tooMany(minutes);
  }
  countQuestionOf(network, ctx.now, wrong);
  const found = find();
  if (found) takeQuestionBack(network, ctx.now, wrong);
  answered[found ? "right" : "wrong"].set(asking, true);
  return ok(found);
}

const tooMany = (minutes: number) => refuse(problem("portal.tooManyCodes", "code", minutes));

/** Once an hour, behind the answer: from which network stands nowhere, for the trail is for good. */
function tellStaff(ctx: Ctx): void {
  const { told, trail } = ctx.held(portalTries);
  if (minutesUntilNextOf("portal", ctx.now, told, 1) > 0) return;
  const done = { action: "shopper.guessed", subject: "portal" } as const;
  trail.begin("trail of guesses at portals", async () => {
    await transact(ctx, (tx) => leaveTraceOfTry(tx, done, HOUR_MS));
  });
}
