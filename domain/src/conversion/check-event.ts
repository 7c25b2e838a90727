import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import {
  AHEAD_MS,
  CONTENTS_MAX,
  ID_MAX,
  NAME_MAX,
  OLDEST_MS,
  QUANTITY_MAX,
  VALUE_MAX,
} from "./limits.ts";
import { isMetaEvent, META_EVENTS } from "./meta-events.ts";
import type { ToldPerson } from "./person.ts";

/** An event as a browser tells it (ANALYTICS-04). */
export interface MetaEventDraft {
  /** One of `META_EVENTS`. */
  readonly eventName: string;
  /** When, ms since 1970. */
  readonly timestamp: number;
  /** As Meta calls it: the row's. */
  readonly metaEventName: string;
  /** Numbers of products. */
  readonly contentIds: readonly string[];
  readonly contentName: string;
  readonly sku: string;
  readonly currency: string;
  /** Major units; undefined where the store is to say. */
  readonly value: number | undefined;
  readonly quantity: number;
  readonly userData: ToldPerson;
  readonly isPortal: boolean;
  readonly hasEmbroidery: boolean;
  /** By which Meta knows that it was told of the same twice; undefined: the store makes one. */
  readonly eventId: string | undefined;
}

/** What is wrong with an event, by its fields. `currency` is what the store view sells in. */
export function checkMetaEvent(
  draft: MetaEventDraft,
  { now, currency }: { readonly now: Date; readonly currency: string },
): readonly Problem[] {
  const { eventName, timestamp, quantity, value, eventId } = draft;
  const age = now.getTime() - timestamp;
  const wrong: readonly (readonly [boolean, string])[] = [
    [!isMetaEvent(eventName), "eventName"],
    [
      isMetaEvent(eventName) && META_EVENTS[eventName].meta !== draft.metaEventName,
      "metaEventName",
    ],
    [!(age <= OLDEST_MS && age >= -AHEAD_MS), "timestamp"],
    [draft.contentIds.length > CONTENTS_MAX || !draft.contentIds.every(isId), "contentIds"],
    [!isText(draft.contentName), "contentName"],
    [draft.sku !== "" && !isId(draft.sku), "sku"],
    [draft.currency !== "" && draft.currency !== currency, "currency"],
    [value !== undefined && !(value >= 0 && value <= VALUE_MAX), "value"],
    [!(Number.isInteger(quantity) && quantity >= 0 && quantity <= QUANTITY_MAX), "quantity"],
    [eventId !== undefined && !EVENT_ID.test(eventId), "eventId"],
    [!Object.values(draft.userData).every(isText), "userData"],
  ];
  return wrong.flatMap(([is, field]) => (is ? problem("conversion.eventWrong", field, field) : []));
}

const EVENT_ID = /^[\w.-]{1,64}$/;
const isText = (text: string | undefined) =>
  text === undefined || (text.length <= NAME_MAX && isOneLine(text));
const isId = (text: string) => text !== "" && text.length <= ID_MAX && isOneLine(text);
