import type { Money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** What tiles say of a piece besides its price, to whoever asks (PLP-34). */
export interface TileRewards {
  /** Tells those who are told the same from those who are not: answers are shared by it. */
  readonly key: string;
  /** Of the lowest and the highest price of a product; `null` where nothing is said. */
  readonly said: (prices: readonly Money[]) => string | null;
}

/** `undefined` where the store view has none. */
type AskRewards = (ctx: Ctx) => TileRewards | undefined;

export const tileRewards = slot<AskRewards>("rewards on tiles");
