import { checkAccepted, keysText, type Consent } from "@placket/domain/consent/choice";
import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { allows, consentInForce } from "@placket/domain/storage/allows";
import type { ConsentCategory } from "@placket/domain/storage/consent-category";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { networkOf } from "../http/guard/client-network.ts";
import { minutesUntilAll, type Asked } from "../http/guard/asked-often.ts";
import type { PageAsked } from "../list/list-page.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import {
  deleteChoicesOf,
  deleteOldChoices,
  deleteUnusedLists,
  insertChoice,
  keepLastChoices,
  selectChoices,
  selectChoicesOf,
  selectLastChoice,
  updateChooser,
  type ChoiceSearch,
} from "./consent.sql.ts";
import { choiceHeeded } from "./choice-heeded.ts";
import { keptList, pageConsent, versionOf } from "./kept-list.ts";

/** How many counts are remembered, two of each network; the one that chose longest ago is forgotten first. */
const NETWORKS_MOST = 20_000;
/** Choices that a network may make in an hour: an office behind one line, each with a browser of their own. */
const CHOICES_MOST = 600;
/** And in a day: they are kept for years, and whoever invents browsers would fill the disk. */
const DAY_CHOICES_MOST = 2_000;
/** Choices of one browser that are kept, the last ones. */
const OF_VISITOR_MOST = 50;
/** Rows that a job takes away at a time. */
const AT_A_TIME = 5_000;

/** Who has chosen, by networks; kept by the process. */
export const consentTries = holding<LRUCache<string, Asked>>({
  name: "consent tries",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/** A choice as a browser tells it. */
interface ToldChoice {
  readonly accepted: Consent;
  readonly visitor?: string | undefined;
  /** The list that was shown. */
  readonly list?: string | undefined;
}

/**
 * Notes what somebody accepted (CONSENT-13): of which list, and whether their browser sent the signal that data be not
 * sold or shared. Who is signed in is noted, and nothing else of them: neither address nor browser. A choice of a list
 * that is another one by now is none.
 */
export async function noteChoice(
  tx: Ctx,
  { accepted, visitor, list }: ToldChoice,
): Promise<Result<true>> {
  const settings = settingsOf(tx);
  const version = versionOf(settings);
  if (list !== undefined && list !== version) return refuse(problem("consent.listChanged", "list"));
  const problems = checkAccepted(
    accepted,
    settings.consentCategories.map(({ key }) => key),
  );
  if (problems.length > 0) return refuse(...problems);
  const minutes = minutesToWait(tx);
  if (minutes > 0) return refuse(problem("consent.tooManyChoices", "acceptedKeys", minutes));
  const choice = {
    storeViewId: tx.store.id,
    // Whoever acts for a customer chooses for their own browser.
    customerId: tx.principal.actingFor === null ? tx.principal.customerId : null,
    visitor: visitor ?? null,
    accepted: keysText(accepted === "all" ? accepted : [...new Set(accepted)]),
    list: version,
    hasSignal: tx.hasPrivacySignal === true,
    now: tx.now,
  };
  await insertChoice(tx.db, choice, keptList(settings).map(ofList));
  // One after the other: they stand in one transaction.
  // oxlint-disable-next-line no-await-in-loop
  for (const heed of tx.held(choiceHeeded)) await heed(tx, accepted);
  if (visitor !== undefined) {
    const whose = { visitor, customerId: choice.customerId };
    await keepLastChoices(tx.db, whose, OF_VISITOR_MOST);
  }
  return ok(true);
}

/**
 * Whether whoever asks has consented to a category, by what their browser keeps of the list that this store view shows
 * (CONSENT-04, CONSENT-05). Where nobody is asked everybody has, but whoever signals that their data be not sold or
 * shared. The same rule as in the browser.
 */
export function consentsTo(
  ctx: Pick<Ctx, "held" | "store" | "consentCookie" | "hasPrivacySignal">,
  category: ConsentCategory,
): boolean {
  const page = pageConsent(settingsOf(ctx));
  const hasSignal = ctx.hasPrivacySignal === true;
  return allows(consentInForce(page, ctx.consentCookie, hasSignal), category, hasSignal);
}

/** The number under which the browser that asks is noted with its choices; null of one that keeps none. */
export function browserOf({ consentCookie }: Pick<Ctx, "consentCookie">): string | null {
  const [, , visitor = ""] = consentCookie?.split(".") ?? [];
  return VISITOR.test(visitor) ? visitor : null;
}

const VISITOR = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a browser has chosen again since then, and does not consent to a category any more. */
export async function hasWithdrawn(
  { db }: Pick<Ctx, "db">,
  visitor: string,
  category: ConsentCategory,
  since: Date,
): Promise<boolean> {
  const last = await selectLastChoice(db, visitor, since);
  return last !== undefined && !allows(last.accepted, category, last.hasSignal);
}

/** What a list is kept as: what was shown, without words that are worded again. */
const ofList = ({ name, kind, category, domain }: ReturnType<typeof keptList>[number]) => ({
  name,
  kind,
  category,
  ...(domain === undefined ? {} : { domain }),
});

function minutesToWait({ client, now, held }: Ctx): number {
  if (!client) return 0;
  const bounds = [
    { most: CHOICES_MOST, withinMs: HOUR_MS },
    { most: DAY_CHOICES_MOST, withinMs: DAY_MS },
  ];
  const counted = { now, questions: held(consentTries) };
  return minutesUntilAll(networkOf(client.address), bounds, counted);
}

/** Choices that match, a page of them. */
export const listChoices = (ctx: Ctx, search: ChoiceSearch, asked: PageAsked) =>
  selectChoices(ctx.db, search, asked);

/** Work of a job: forgets choices that are older than their store view logs them. Says whether there is more to do. */
export async function forgetOldChoices(ctx: Ctx): Promise<boolean> {
  let isMore = false;
  for (const view of ctx.held(stores).views) {
    const { consentLogDays } = settingsOf({ held: ctx.held, store: view });
    const before = new Date(ctx.now.getTime() - consentLogDays * DAY_MS);
    const asked = { storeViewId: view.id, before, most: AT_A_TIME };
    // One view after the other: a job takes no more of the database than a call does.
    // oxlint-disable-next-line no-await-in-loop
    isMore = (await deleteOldChoices(ctx.db, asked)) || isMore;
  }
  await deleteUnusedLists(ctx.db, new Date(ctx.now.getTime() - DAY_MS));
  return isMore;
}

/** What a customer chose, for a copy of their data. */
export const copiedChoices = (ctx: Ctx, customerId: number) => selectChoicesOf(ctx.db, customerId);

/** Forgets what a customer chose. */
export const forgetChoices = (tx: Ctx, customerId: number): Promise<void> =>
  deleteChoicesOf(tx.db, customerId);

/** What a customer chose is another one's from now on. */
export const giveChoices = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateChooser(tx.db, fromId, intoId);
