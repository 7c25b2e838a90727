import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { checkMetaEvent, type MetaEventDraft } from "@placket/domain/conversion/check-event";
import { META_EVENTS, type MetaEventName } from "@placket/domain/conversion/meta-events";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { minutesUntilAll, type Asked } from "../http/guard/asked-often.ts";
import { networkOf } from "../http/guard/client-network.ts";
import type { PageAsked } from "../list/list-page.ts";
import { settingsOf } from "../store/store-config.ts";
import {
  deleteConversionsOf,
  insertConversions,
  selectConversionPage,
  selectConversionsOf,
  updateConversionsOf,
  type ConversionSearch,
  type ForgottenConversions,
} from "./conversion.sql.ts";
import { browserData, hashedPerson } from "./hashed-person.ts";
import { isOfPortal, pageAddress, whyUntold, type Untold } from "./may-tell.ts";
import { knownContent } from "./known-content.ts";

/** How many counts are remembered, two of each network; the one that told longest ago is forgotten first. */
const NETWORKS_MOST = 20_000;
/** Events that a network may tell in an hour: an office behind one line, each of whom looks at fifty pages. */
const EVENTS_MOST = 3_000;
/** And in a day: an event is kept for a month, and what one network can fill the disk with is bounded. */
const DAY_EVENTS_MOST = 10_000;

/** Who has told events, by networks; kept by the process. */
export const conversionTries = holding<LRUCache<string, Asked>>({
  name: "conversion tries",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/**
 * Takes note of an event that a browser tells (ANALYTICS-05), so that Meta is told of it; told twice by the same
 * `eventId`, it is noted once. What a product is called and costs the store says itself, and who a customer is.
 * @returns why Meta is not told, undefined where it will be
 */
export async function noteMetaEvent(
  tx: Ctx,
  draft: MetaEventDraft,
): Promise<Result<{ readonly untold: Untold | undefined }>> {
  const minutes = minutesToWait(tx);
  if (minutes > 0) return refuse(problem("conversion.tooManyEvents", "input", minutes));
  const problems = checkMetaEvent(draft, { now: tx.now, currency: tx.store.currency });
  if (problems.length > 0) return refuse(...problems);
  const event = draft.eventName as MetaEventName;
  const isPortal = draft.isPortal || isOfPortal(tx);
  const untold = whyUntold(tx, event, isPortal);
  if (untold) return ok({ untold });
  await insertConversions(tx.db, [
    {
      storeViewId: tx.store.id,
      pixel: settingsOf(tx).metaPixelId,
      name: META_EVENTS[event].meta,
      eventId: draft.eventId ?? randomUUID(),
      happenedAt: new Date(draft.timestamp),
      notedAt: tx.now,
      customerId: tx.principal.customerId,
      orderId: null,
      sourceUrl: pageAddress(tx),
      person: { ...hashedPerson(personOf(tx, draft)), ...browserData(tx) },
      custom: customOf(tx, draft, isPortal),
    },
  ]);
  return ok({ untold: undefined });
}

/** A customer is who the store knows, whatever a browser says. */
const personOf = ({ principal }: Ctx, { userData }: MetaEventDraft) =>
  principal.kind === "customer" ? { email: principal.email } : userData;

function customOf(ctx: Ctx, draft: MetaEventDraft, isPortal: boolean) {
  const { contentIds, sku, quantity, hasEmbroidery } = draft;
  const known = knownContent(ctx, sku || contentIds[0], quantity);
  const ids = contentIds.length > 0 ? contentIds : sku === "" ? [] : [sku];
  const value = known?.value ?? draft.value;
  const name = known?.name ?? draft.contentName;
  return {
    ...(ids.length > 0 && { content_ids: ids, content_type: "product" }),
    ...(name !== "" && { content_name: name }),
    ...(value !== undefined && { value, currency: ctx.store.currency }),
    ...(quantity > 0 && { num_items: quantity }),
    is_portal: isPortal,
    has_embroidery: hasEmbroidery,
  };
}

function minutesToWait({ client, now, held }: Ctx): number {
  if (!client) return 0;
  const bounds = [
    { most: EVENTS_MOST, withinMs: HOUR_MS },
    { most: DAY_EVENTS_MOST, withinMs: DAY_MS },
  ];
  const counted = { now, questions: held(conversionTries) };
  return minutesUntilAll(networkOf(client.address), bounds, counted);
}

/** Events that match, a page of them. */
export const listConversions = (ctx: Ctx, search: ConversionSearch, asked: PageAsked) =>
  selectConversionPage(ctx.db, search, asked);

/** Of what Meta was told about a customer, for a copy of their data. */
export const copiedConversions = (ctx: Ctx, customerId: number) =>
  selectConversionsOf(ctx.db, customerId);

/** Forgets what Meta was, or is still to be told about a customer, and about orders. */
export const forgetConversions = (tx: Ctx, forgotten: ForgottenConversions): Promise<void> =>
  deleteConversionsOf(tx.db, forgotten);

/** What was told about a customer is another one's from now on. */
export const giveConversions = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateConversionsOf(tx.db, fromId, intoId);
