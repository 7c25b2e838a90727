import { timing } from "@placket/domain/timings-and-sizes";
import type { Shop } from "../../api/shop.ts";
import type { QueryClient } from "../../query/query-client.ts";
import { knownCustomer, whoIsHere } from "../../session/known-customer.ts";
import { database, openDatabase, type KeptDatabase } from "../../storage/database/open-database.ts";
import { isAllowed } from "../../storage/stored.ts";
import { readConfig } from "../../store/config.queries.ts";
import { buildVersion } from "./build-version.ts";
import { keptAnswers } from "./kept-answers.ts";
import { reloadWhenTold, tellTabsToReload } from "./reload-tabs.ts";
import { isSwitchedOff } from "./switched-off.ts";

interface Place {
  readonly client: QueryClient;
  readonly shop: Shop;
}

const pages = database("placket-pages", "functional");

/** On `html`, once what is kept was taken up, or could not be (PERSIST-01). */
const HYDRATED = "data-hydrated";

/**
 * Takes up what this device keeps of pages that were seen before, and keeps those that come, for as long as the page
 * stands. Whatever fails of it is told to the console, and nothing more is kept (PERSIST-09).
 * @returns what ends that
 */
export function start({ client, shop }: Place): () => void {
  const stops = [reloadWhenTold(() => location.reload())];
  void whoIsHere().then(() => {
    stops.push(...keep({ client, shop }));
  });
  return () => stops.forEach((stop) => stop());
}

function keep({ client, shop }: Place): readonly (() => void)[] {
  let isBroken = false;
  const page = onePage();
  const mayKeep = () =>
    !isBroken && !page.isOver() && !isSwitchedOff() && isAllowed(pages.category);
  const kept = keptAnswers({
    client,
    storeCode: shop.storeCode,
    database: page.database,
    whose: () => whose({ client, shop }),
    mayKeep,
    now: () => Date.now(),
    warn,
  });
  let last = Promise.resolve();
  /** One after the other. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      isBroken = true;
      // Taken away while it was written to.
      if (!page.isOver()) reportError(error);
    });
    return last;
  };
  const hydrate = () => inTurn(kept.hydrate);
  if (isSwitchedOff()) warn(SWITCHED_OFF);
  void hydrate().then(() => document.documentElement.setAttribute(HYDRATED, ""));

  let resting: ReturnType<typeof setTimeout> | undefined;
  const persistSoon = () => {
    clearTimeout(resting);
    resting = setTimeout(() => void inTurn(kept.persist), timing.persistence);
  };
  // What nobody has looked at for minutes the page has forgotten; without a network it is not to be had again.
  const onOffline = () => void hydrate();
  addEventListener("offline", onOffline);
  return [
    client.subscribe(persistSoon),
    knownCustomer.subscribe(() => void inTurn(kept.changeHands)),
    () => clearTimeout(resting),
    () => removeEventListener("offline", onOffline),
  ];
}

/** The database of a page, opened when something is first read or kept; taken from the page, it is not opened again. */
function onePage() {
  let opening: Promise<KeptDatabase> | undefined;
  let opened: KeptDatabase | undefined;
  const open = async () => {
    const { name } = pages;
    opened = await openDatabase({ name, version: buildVersion(), onBlocked: tellTabsToReload });
    return opened;
  };
  return {
    database: () => (opening ??= open()),
    /** Another page wants it, of another version or for a choice of cookies. */
    isOver: () => opened?.isOver() === true,
  };
}

/**
 * Who is here, and in whose portal: prices, menus and products follow from it. Of staff in a customer's name, and of
 * representatives, nothing is kept: they are in others' shoes.
 */
function whose({ client, shop }: Place): string | undefined {
  const who = knownCustomer.get();
  if (who?.tools || (who?.actedBy ?? null) !== null) return undefined;
  return `${who?.id ?? 0}/${readConfig(shop, client).portal?.id ?? 0}`;
}

/** PERSIST-08. */
const SWITCHED_OFF =
  "Cannot persist/hydrate state because storage was disabled for this application version.";

function warn(text: string): void {
  // The documents want it in the console, and nowhere else.
  // oxlint-disable-next-line no-console -- see above
  console.warn(text);
}
