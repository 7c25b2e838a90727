import { BOT_PROOF } from "@placket/contract/bot-check/bot-proof";
import type { contactEndpoints } from "@placket/contract/contact/contact.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { sayIn } from "../translation/say.ts";
import { sendMessage } from "./contact.ts";

export const contactHandlers: Handlers<typeof contactEndpoints> = {
  sendMessage: async ({ ctx }, { body }) => {
    const { [BOT_PROOF]: botProof = ctx.botProof, telephone = "", ...rest } = body;
    const sent = await sendMessage({ ...ctx, botProof }, { ...rest, telephone });
    if (!sent.ok) return sent;
    const message = sayIn(ctx)("Thank you for your message. We answer by email as soon as we can.");
    return ok({ success: true, message });
  },
};
