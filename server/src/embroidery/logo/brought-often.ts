import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { minutesUntilNextOf, type Asked } from "../../http/guard/asked-often.ts";
import { networkOf } from "../../http/guard/client-network.ts";

/** Files that come from one network within an hour: an office that brings its logos in has room. */
export const FILES_AN_HOUR_MOST = 100;
const NETWORKS_MOST = 10_000;

/** From where files were brought. Kept by the process: a guest's browser is had for nothing, a network is not. */
export const broughtFiles = holding<LRUCache<string, Asked>>({
  name: "brought files",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/** Counts a file of the caller's network, whatever becomes of it; refuses one too many. Staff bring as many as they like. */
export function countBrought({ client, principal, now, held }: Ctx): Result<true> {
  if (!client || principal.kind === "staff") return ok(true);
  const counted = held(broughtFiles);
  const minutes = minutesUntilNextOf(networkOf(client.address), now, counted, FILES_AN_HOUR_MOST);
  return minutes > 0 ? refuse(problem("embroidery.tooManyBrought", "fileId", minutes)) : ok(true);
}
