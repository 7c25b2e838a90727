import { HISTORY_CODES, type HistoryNote } from "@placket/domain/order/history";
import { saidNote, type HistoryVoice } from "@placket/domain/order/said-note";
import { z } from "zod";
import { phrase } from "../shapes.ts";

/**
 * What an order's history says, on the wire: `text` for those who show it, code, phrase and values for those who
 * say it anew.
 */
export const saidOnWire = phrase.extend({ code: z.enum(HISTORY_CODES), text: z.string() });

/** A note as its reader is told it. */
export function noteToWire(
  note: HistoryNote,
  reader: "staff" | "shopper",
  voice: HistoryVoice,
): z.infer<typeof saidOnWire> {
  const { values, ...said } = saidNote(note, reader, voice);
  return { ...said, values: [...values] };
}
