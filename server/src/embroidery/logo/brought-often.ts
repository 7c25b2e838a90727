import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import {
  countQuestionOf,
  minutesUntilRoomOf,
  type Asked,
  type BoundedMore,
} from "../../http/guard/asked-often.ts";
import { networkOf } from "../../http/guard/client-network.ts";
import { logoOwner } from "./logo-owner.ts";

/** Files that come from one network within an hour: an office that brings its logos in has room. */
export const FILES_AN_HOUR_MOST = 100;

/** Bytes that come from one network within an hour, and of one customer or guest wherever they are. */
export const NETWORK_BYTES_AN_HOUR_MOST = 250_000_000;
export const OWNER_BYTES_AN_HOUR_MOST = 100_000_000;

/** The same of all staff together: as many files as they like, though one who errs or is not who they say fills no disk. */
export const HOUSE_BYTES_AN_HOUR_MOST = 500_000_000;

const ASKERS_MOST = 30_000;

/** What was brought, and by whom. Kept by the process: a guest's browser is had for nothing, a network is not. */
export const broughtFiles = holding<LRUCache<string, Asked>>({
  name: "brought files",
  open: () => new LRUCache({ max: ASKERS_MOST }),
});

/**
 * Counts a file of so many bytes, whatever becomes of it, and refuses what is more than its network or its owner may
 * bring within an hour; what is refused here is not counted. Of staff it is the house that is bounded.
 */
export function countBrought(ctx: Ctx, bytes: number): Result<true> {
  const { client, principal, now, held } = ctx;
  if (!client) return ok(true);
  const counted = held(broughtFiles);
  const bounds =
    principal.kind === "staff"
      ? [bytesBound("bytes by the house", bytes, HOUSE_BYTES_AN_HOUR_MOST)]
      : [...networkBounds(networkOf(client.address), bytes), ...ownerBounds(ctx, bytes)];
  const problems = bounds.flatMap((bound) => {
    const minutes = minutesUntilRoomOf(bound, now, counted);
    return minutes > 0 ? [bound.refusal(minutes)] : [];
  });
  const [first] = problems;
  if (first) return refuse(first);
  for (const { asking, more } of bounds) countQuestionOf(asking, now, counted, more);
  return ok(true);
}

/** What may be brought, and what is said where it is too much. */
interface Bound extends BoundedMore {
  readonly refusal: (minutes: number) => Problem;
}

const networkBounds = (network: string, bytes: number): readonly Bound[] => [
  {
    asking: network,
    more: 1,
    most: FILES_AN_HOUR_MOST,
    refusal: (minutes) => problem("embroidery.tooManyBrought", "fileId", minutes),
  },
  bytesBound(`bytes of ${network}`, bytes, NETWORK_BYTES_AN_HOUR_MOST),
];

/** A guest who is not known by a cookie yet is bounded by the network alone. */
function ownerBounds(ctx: Ctx, bytes: number): readonly Bound[] {
  const { customerId, tokenHash } = logoOwner(ctx);
  const owner = customerId ?? tokenHash;
  return owner === null ? [] : [bytesBound(`bytes by ${owner}`, bytes, OWNER_BYTES_AN_HOUR_MOST)];
}

const bytesBound = (asking: string, more: number, most: number): Bound => ({
  asking,
  more,
  most,
  refusal: (minutes) => problem("embroidery.tooMuchBrought", "fileId", most / BYTES_OF_MB, minutes),
});

const BYTES_OF_MB = 1_000_000;
