import type { Partner } from "@placket/domain/punchout/partner";
import type { Protocol } from "@placket/domain/punchout/protocol";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { networkOf } from "../../http/guard/client-network.ts";
import {
  countQuestionOf,
  minutesLeftOf,
  takeQuestionBack,
  type Asked,
} from "../../http/guard/asked-often.ts";
import { passwords, type Waiting } from "../../session/password.ts";
import { selectPartnerBy } from "./partner.sql.ts";

/**
 * Tries with a wrong secret within an hour: of one network, for one identity from wherever, and from a network that
 * proved the same identities before.
 */
const WRONG_MOST = { network: 20, identity: 100, known: 100 } as const;
const REMEMBERED = 10_000;

/** Who tried to come in by a wrong secret. Kept by the process. */
export const punchoutTries = holding<LRUCache<string, Asked>>({
  name: "secrets of procurement systems that were tried",
  open: () => new LRUCache({ max: REMEMBERED }),
});

/** From which networks procurement systems proved who they are. Kept by the process. */
export const provenNetworks = holding<LRUCache<string, true>>({
  name: "networks from which procurement systems proved who they are",
  open: () => new LRUCache({ max: REMEMBERED }),
});

/** Who comes, or why nobody is told: the secret is wrong, or there are too many tries for now. */
type Comer = { readonly partner: Partner } | { readonly refused: "wrong" | "tooMany" };

/** Who they say they are, and the secret that is to prove it. */
interface Claim {
  readonly named: readonly { readonly domain: string; readonly identity: string }[];
  readonly secret: string;
}

/**
 * The partner that an identity and its secret are of. Every refusal takes as long and says the same, whether the
 * identity is known or not. A try is counted before anything is looked up, if all its bounds have room, and taken back
 * unless the secret was wrong. `ctx.db` must not be a transaction: proving a secret is slow.
 */
export async function whoComes(ctx: Ctx, protocol: Protocol, claim: Claim): Promise<Comer> {
  const tries = ctx.held(punchoutTries);
  const proven = ctx.held(provenNetworks);
  const network = networkOf(ctx.client?.address ?? "");
  const names = namesOf(protocol, claim);
  const place = `known ${network} ${JSON.stringify(names)}`;
  const isKnown = proven.has(place);
  // Whoever guesses elsewhere, or beside them, does not keep out those who came rightly before.
  const bounds = isKnown
    ? [{ asking: place, most: WRONG_MOST.known }]
    : [
        { asking: `network ${network}`, most: WRONG_MOST.network },
        ...names.map((name) => ({ asking: `identity ${name}`, most: WRONG_MOST.identity })),
      ];
  if (bounds.some(({ asking, most }) => minutesLeftOf(asking, ctx.now, tries, most) > 0)) {
    return { refused: "tooMany" };
  }
  for (const { asking } of bounds) countQuestionOf(asking, ctx.now, tries);
  let comer: Comer | undefined;
  try {
    comer = await provenBy(ctx, protocol, claim, isKnown ? "known" : "anybody");
  } finally {
    const isWrong = comer && "refused" in comer && comer.refused === "wrong";
    if (!isWrong) for (const { asking } of bounds) takeQuestionBack(asking, ctx.now, tries);
  }
  if ("partner" in comer) proven.set(place, true);
  return comer;
}

/** Each identity by itself, once, in any case: one more beside it makes no other of it. */
const namesOf = (protocol: Protocol, { named }: Claim): readonly string[] =>
  [
    ...new Set(
      named.map(({ domain, identity }) =>
        JSON.stringify([protocol, domain.toLowerCase(), identity.toLowerCase()]),
      ),
    ),
  ].toSorted();

async function provenBy(
  ctx: Ctx,
  protocol: Protocol,
  { named, secret }: Claim,
  whose: Waiting,
): Promise<Comer> {
  const found = await selectPartnerBy(ctx.db, protocol, named);
  const fits = await ctx.held(passwords).fits(found?.secretHash, secret, whose);
  if (!fits.ok) return { refused: "tooMany" };
  return found?.partner.isActive && fits.value ? { partner: found.partner } : { refused: "wrong" };
}
