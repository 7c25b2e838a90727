import type { Money } from "../money/money.ts";
import { DECLINE_TEXT } from "../payment/decline-reason.ts";
import type { Say } from "../phrase.ts";
import { historyRow, type HistoryNote } from "./history.ts";
import type { HistoryValues } from "./history-row.ts";

/** How a reader is spoken to: in which language, and how amounts are written. */
export interface HistoryVoice {
  readonly say: Say;
  readonly price: (amount: Money) => string;
}

/** A note with its text, and the phrase it came from for whoever says it anew. */
interface SaidNote {
  readonly code: HistoryNote["code"];
  readonly phrase: string;
  /** What `%1` … stand for, as they are said. */
  readonly values: readonly string[];
  readonly text: string;
}

/** A note as staff or the order's shopper read it: the only place where one becomes text. */
export function saidNote(
  { code, values: told }: HistoryNote,
  reader: "staff" | "shopper",
  voice: HistoryVoice,
): SaidNote {
  const row = historyRow(code);
  const phrase = reader === "shopper" && row.toShopper ? row.toShopper.phrase : row.phrase;
  const values = Object.entries(row.values).map(([name, kind]) =>
    // By the table, each value is of the kind that stands beside its name.
    SAID[kind]((told as Readonly<Record<string, unknown>>)[name] as never, voice),
  );
  return { code, phrase, values, text: voice.say(phrase, ...values) };
}

const SAID: {
  readonly [Kind in keyof HistoryValues]: (
    value: HistoryValues[Kind],
    voice: HistoryVoice,
  ) => string;
} = {
  attempt: String,
  amount: (amount, { price }) => price(amount),
  reason: (reason, { say }) => say(DECLINE_TEXT[reason]),
  state: (state, { say }) => say(state),
  pieces: String,
  text: (text) => text,
};
