import { DAY_MS, HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../../context.ts";
import { holding } from "../../../held/held.ts";
import {
  countMoreOf,
  minutesUntilRoomOf,
  type Asked,
  type BoundedMore,
} from "../../../http/guard/asked-often.ts";
import { networkOf } from "../../../http/guard/client-network.ts";
import { logoOwner } from "./logo-owner.ts";

/** Files that come from one network within an hour: an office that brings its logos in has room. */
export const FILES_AN_HOUR_MOST = 100;

/** Bytes that come from one network within an hour, and of one customer or guest wherever they are. */
export const NETWORK_BYTES_AN_HOUR_MOST = 250_000_000;
export const OWNER_BYTES_AN_HOUR_MOST = 100_000_000;

/** Of one network within a day: an hour's bound alone would let it fill a disk by and by. */
export const NETWORK_BYTES_A_DAY_MOST = 1_000_000_000;

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
 * bring; what is refused here is not counted. Of staff it is the house that is bounded.
 */
export const countBrought = (ctx: Ctx, bytes: number): Result<true> =>
  counted(ctx, (network) => [filesBound(network), ...bytesBounds(ctx, network, bytes)]);

/**
 * The same of what is kept of a file beyond the bytes that were brought: a picture is written anew, and a small file may
 * become a large one.
 */
export const countKept = (ctx: Ctx, more: number): Result<true> =>
  more > 0 ? counted(ctx, (network) => bytesBounds(ctx, network, more)) : ok(true);

function counted(
  { client, principal, now, held }: Ctx,
  boundsOf: (network: string) => readonly Bound[],
): Result<true> {
  if (!client) return ok(true);
  const seen = held(broughtFiles);
  const isStaffs = principal.kind === "staff";
  const bounds = boundsOf(networkOf(client.address)).filter((one) => one.isStaffs === isStaffs);
  for (const bound of bounds) {
    const minutes = minutesUntilRoomOf(bound, now, seen);
    if (minutes > 0) return refuse(bound.refusal(minutes));
  }
  for (const bound of bounds) countMoreOf(bound, now, seen);
  return ok(true);
}

/** What may be brought, and what is said where it is too much. */
interface Bound extends BoundedMore {
  readonly refusal: (minutes: number) => Problem;
  /** Whether it holds for staff, or for all others. */
  readonly isStaffs: boolean;
}

const filesBound = (network: string): Bound => ({
  asking: network,
  more: 1,
  most: FILES_AN_HOUR_MOST,
  isStaffs: false,
  refusal: (minutes) => problem("embroidery.tooManyBrought", "fileId", minutes),
});

/** A guest who is not known by a cookie yet is bounded by the network alone. */
function bytesBounds(ctx: Ctx, network: string, more: number): readonly Bound[] {
  const { customerId, tokenHash } = logoOwner(ctx);
  const owner = customerId ?? tokenHash;
  const ofOwner = { asking: `bytes by ${owner}`, more, most: OWNER_BYTES_AN_HOUR_MOST };
  return [
    hourly({ asking: `bytes of ${network}`, more, most: NETWORK_BYTES_AN_HOUR_MOST }),
    daily({ asking: `day of ${network}`, more, most: NETWORK_BYTES_A_DAY_MOST }),
    ...(owner === null ? [] : [hourly(ofOwner)]),
    {
      ...hourly({ asking: "bytes by the house", more, most: HOUSE_BYTES_AN_HOUR_MOST }),
      isStaffs: true,
    },
  ];
}

const hourly = (bound: BoundedMore): Bound => ({
  ...bound,
  isStaffs: false,
  refusal: (minutes) =>
    problem("embroidery.tooMuchBrought", "fileId", bound.most / BYTES_OF_MB, minutes),
});

const daily = (bound: BoundedMore): Bound => ({
  ...bound,
  withinMs: DAY_MS,
  isStaffs: false,
  refusal: (minutes) =>
    problem(
      "embroidery.tooMuchInADay",
      "fileId",
      bound.most / BYTES_OF_MB,
      Math.ceil((minutes * MINUTE_MS) / HOUR_MS),
    ),
});

const BYTES_OF_MB = 1_000_000;
