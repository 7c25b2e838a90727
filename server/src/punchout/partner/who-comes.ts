import type { Partner } from "@placket/domain/punchout/partner";
import type { Protocol } from "@placket/domain/punchout/protocol";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { networkOf } from "../../http/guard/client-network.ts";
import { minutesUntilNextOf, takeQuestionBack, type Asked } from "../../http/guard/asked-often.ts";
import { passwords } from "../../session/password.ts";
import { selectPartnerBy } from "./partner.sql.ts";

/** Tries with a wrong secret: of one network, and for one identity from wherever, within an hour. */
const WRONG_MOST = { network: 20, identity: 100 } as const;
const REMEMBERED = 10_000;

/** Who tried to come in by a wrong secret. Kept by the process. */
export const punchoutTries = holding<LRUCache<string, Asked>>({
  name: "secrets of procurement systems that were tried",
  open: () => new LRUCache({ max: REMEMBERED }),
});

/** Who comes, or why nobody is told: the secret is wrong, or there are too many tries for now. */
type Comer = { readonly partner: Partner } | { readonly refused: "wrong" | "tooMany" };

/**
 * The partner that an identity and its secret are of. Every refusal takes as long and says the same, whether the
 * identity is known or not. Tries are counted before anything is looked up, and taken back where they are right.
 * `ctx.db` must not be a transaction: proving a secret is slow.
 */
export async function whoComes(
  ctx: Ctx,
  protocol: Protocol,
  {
    named,
    secret,
  }: {
    readonly named: readonly { readonly domain: string; readonly identity: string }[];
    readonly secret: string;
  },
): Promise<Comer> {
  const tries = ctx.held(punchoutTries);
  const network = `network ${networkOf(ctx.client?.address ?? "")}`;
  const identity = `identity ${protocol} ${named.map((one) => `${one.domain} ${one.identity}`.toLowerCase()).join(" ")}`;
  const counted = [
    { asking: network, most: WRONG_MOST.network },
    { asking: identity, most: WRONG_MOST.identity },
  ];
  const waits = counted.map(({ asking, most }) => minutesUntilNextOf(asking, ctx.now, tries, most));
  if (waits.some((minutes) => minutes > 0)) return { refused: "tooMany" };
  const found = await selectPartnerBy(ctx.db, protocol, named);
  const proven = await ctx.held(passwords).fits(found?.secretHash, secret);
  if (!proven.ok) return { refused: "tooMany" };
  if (!found?.partner.isActive || !proven.value) return { refused: "wrong" };
  for (const { asking } of counted) takeQuestionBack(asking, ctx.now, tries);
  return { partner: found.partner };
}
