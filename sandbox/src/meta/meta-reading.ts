import { fieldsOf } from "../request-reading.ts";
import { wrong } from "./meta-answer.ts";

type Fields = Readonly<Record<string, unknown>>;
type Fault = ReturnType<typeof wrong>;

/** Events of one call. */
const EVENTS_MOST = 1000;
const WEEK_S = 7 * 24 * 3600;
/** How far a clock may be ahead, in seconds. */
const AHEAD_S = 15 * 60;

/** Parts of `user_data` that are hashed; the others go as they are. */
const HASHED = ["em", "ph", "fn", "ln", "ct", "st", "zp", "country"];
const SHA256 = /^[\da-f]{64}$/;
/** By any of which somebody can be found. */
const KNOWN_BY = [...HASHED, "fbp", "fbc", "external_id"];

/** The events of a call, or the first thing that is wrong with one: all of them are taken or none. */
export function readEvents(
  data: unknown,
  nowMs: number,
): { readonly events: readonly Fields[] } | { readonly fault: Fault } {
  if (!Array.isArray(data) || data.length === 0 || data.length > EVENTS_MOST) {
    return { fault: wrong("Invalid data", `data takes 1 to ${EVENTS_MOST} events.`) };
  }
  const events = data.map((one: unknown) => fieldsOf(one));
  const fault = events.map((event) => faultOf(event, nowMs / 1000)).find(Boolean);
  return fault ? { fault } : { events };
}

function faultOf(event: Fields, now: number): Fault | undefined {
  const { event_name: name, event_time: time, action_source: source } = event;
  if (typeof name !== "string" || name === "" || name.length > 50) {
    return wrong("Missing event name", "event_name takes 1 to 50 characters.");
  }
  if (!Number.isInteger(time)) return wrong("Invalid event time", "event_time takes seconds.");
  const age = now - Number(time);
  if (age > WEEK_S || age < -AHEAD_S) {
    return wrong("Event Timestamp Too Old", "event_time is older than seven days.", 2_804_003);
  }
  if (source !== "website") return wrong("Invalid action source", "action_source is not known.");
  return personFault(event) ?? purchaseFault(event);
}

function personFault(event: Fields): Fault | undefined {
  const person = fieldsOf(event["user_data"]);
  const texts = HASHED.flatMap((field) => [person[field] ?? []].flat());
  if (!texts.every((text) => typeof text === "string" && SHA256.test(text))) {
    return wrong("Not hashed", "user_data wants SHA-256 in small letters.");
  }
  const isKnown =
    KNOWN_BY.some((field) => person[field] !== undefined) ||
    (person["client_ip_address"] !== undefined && person["client_user_agent"] !== undefined);
  if (!isKnown) {
    return wrong("Too little is known of the person", "user_data finds nobody.", 2_804_050);
  }
  if (person["client_user_agent"] === undefined || event["event_source_url"] === undefined) {
    return wrong("Missing parameter", "A website's event has its browser and its page.");
  }
  return undefined;
}

function purchaseFault({ event_name: name, custom_data: data }: Fields): Fault | undefined {
  if (name !== "Purchase") return undefined;
  const { value, currency } = fieldsOf(data);
  const isWorth = typeof value === "number" && value >= 0 && /^[A-Z]{3}$/i.test(String(currency));
  return isWorth ? undefined : wrong("Missing value", "A purchase has its value and currency.");
}
