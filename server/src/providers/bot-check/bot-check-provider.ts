import type { BotVerdict } from "@placket/domain/bot-check/bot-verdict";

/** Whoever tells people from machines. */
export interface BotCheckProvider {
  /** What pages give to the provider's script. */
  readonly siteKey: string;
  /** What a proof is worth; each counts once. `unanswered` says nothing about it. */
  verify(proof: string): Promise<BotVerdict | "unanswered">;
}

/** An operator's error: the provider does not know our keys, or does not understand what we ask. */
export class BotCheckMisuse extends Error {
  override readonly name = "BotCheckMisuse";
}
