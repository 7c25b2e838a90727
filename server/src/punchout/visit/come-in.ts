import type { Partner } from "@placket/domain/punchout/partner";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { beginSession, endSessionsOfPunchout, type Client } from "../../session/session.ts";
import type { StoreView } from "../../store/store-view.ts";
import { hashOfToken } from "../../token.ts";
import { selectPartner } from "../partner/partner.sql.ts";
import { viewOf } from "./begin-visit.ts";
import { takeStartToken, type Visit } from "./visit.sql.ts";

/** A buyer who has come in: by which session, and into which store view. */
interface CameIn {
  readonly token: string;
  readonly visit: Visit;
  readonly view: StoreView;
}

/**
 * Lets a buyer in by the link that their procurement system was given, once; whoever was in here before by another
 * visit is not any more. Refused where the link is over, or its partner is let in no more.
 */
export async function comeIn(
  tx: Ctx,
  startToken: string,
  { client, before }: { readonly client: Client; readonly before: number | undefined },
): Promise<Result<CameIn>> {
  const visit = await takeStartToken(tx.db, hashOfToken(startToken), tx.now);
  const partner = visit && (await selectPartner(tx.db, visit.partnerId));
  if (!visit || !partner?.isActive) return refuse(problem("punchout.sessionOver"));
  if (before !== undefined) await endSessionsOfPunchout(tx, before);
  const token = await beginSession(tx, { ...sessionOf(partner, visit), client });
  return ok({ token, visit, view: viewOf(tx, partner) });
}

const sessionOf = (partner: Partner, { id, operation, cartMaskId }: Visit) =>
  ({
    channel: `punchout-${operation}`,
    holder: {
      kind: "buyer",
      groupId: partner.groupId,
      organizationId: partner.portalId,
      punchout: { id, cartId: cartMaskId },
    },
  }) as const;
