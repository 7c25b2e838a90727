import type { Answer } from "./query/query-client.ts";
import type { Shown } from "./routing/router.ts";

/** What travels inside the HTML so that the browser draws the same page without asking again. */
export interface PageState {
  readonly storeCode: string;
  readonly locale: string;
  readonly shown: Shown;
  /** Address of the locale's phrases (CONF-37); none when the page speaks English. */
  readonly dictionaryUrl?: string | undefined;
  readonly queries: readonly Answer[];
}

/** What the app tells the first script of a page, which shows it: a part that it cannot start without did not come. */
export type LostEvent = "app-lost";

/** What the app tells the first script once it listens: what was pressed before counts then. */
export type ListensEvent = "app-listens";

/** What the first script tells late parts: somebody pressed what the server drew of one whose script has not come. */
export type UnheardEvent = "app-unheard";

/** Id of the element that carries the state as JSON. */
export const PAGE_STATE_ID = "page-state";
/** Id of the element that the app is drawn into. */
export const APP_ID = "app";
