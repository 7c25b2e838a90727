import type { orderLetterEndpoints } from "@placket/contract/order/order-letters.admin";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { lettersOfOrder, resendLetter } from "./order-letters.ts";

export const orderLetterHandlers: Handlers<typeof orderLetterEndpoints> = {
  orderLetters: ({ ctx }, { params: { number } }) => lettersToWire(ctx, number),
  resendLetter: async ({ ctx }, { params: { number, id: letterId } }) => {
    const sent = await transact(ctx, (tx) => resendLetter(tx, { number, letterId }));
    return sent.ok ? lettersToWire(ctx, number) : sent;
  },
};

async function lettersToWire(ctx: Ctx, number: string) {
  const found = await lettersOfOrder(ctx, number);
  if (!found.ok) return found;
  const letters = found.value.map(({ id, recipient, subject, writtenAt, sentAt, isSecret }) => ({
    id,
    recipient,
    subject,
    writtenAt: writtenAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    canBeAgain: !isSecret,
  }));
  return ok({ letters });
}
