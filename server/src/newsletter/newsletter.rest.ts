import { BOT_PROOF } from "@placket/contract/bot-check/bot-proof";
import type { newsletterEndpoints } from "@placket/contract/newsletter/newsletter.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { sayIn } from "../translation/say.ts";
import { subscribeEmail } from "./newsletter.ts";

export const newsletterHandlers: Handlers<typeof newsletterEndpoints> = {
  subscribeEmail: async ({ ctx }, { body }) => {
    const { email, popup: byPopup = false, [BOT_PROOF]: botProof = ctx.botProof } = body;
    const asked = await subscribeEmail({ ...ctx, botProof }, email, { byPopup });
    if (!asked.ok) return asked;
    const message = sayIn(ctx)(
      "We sent you a letter. Confirm by its link that you want the newsletter.",
    );
    return ok({ success: true, message, coupon_code: asked.value });
  },
};
