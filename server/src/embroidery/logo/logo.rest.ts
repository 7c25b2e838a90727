import { LOGO_BASE_URL, logoToWire } from "@placket/contract/embroidery/logo.codec";
import type { logoEndpoints } from "@placket/contract/embroidery/logo.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { sayIn } from "../../translation/say.ts";
import { keptDays } from "./owned/sweep-logos.ts";
import { ownLogos } from "./logos.ts";
import { groundOf, keepLogo, readBroughtLogo } from "./take-logo.ts";
import { newToken } from "../../token.ts";

export const logoHandlers: Handlers<typeof logoEndpoints> = {
  productOptionFile: async ({ ctx: asked, setCookie }, { body }) => {
    const { fileId: file, productId, placement, design_description: description = "" } = body;
    const isGuest = asked.principal.kind !== "customer";
    const logosToken = asked.logosToken ?? (isGuest ? newToken() : undefined);
    const ctx = { ...asked, logosToken };
    const ground = groundOf(ctx, productId, placement);
    if (!ground.ok) return ground;
    const ready = await readBroughtLogo(ctx, {
      bytes: new Uint8Array(await file.arrayBuffer()),
      name: file.name,
      description,
      ground: ground.value,
    });
    if (!ready.ok) return ready;
    const kept = await transact(ctx, async (tx) => ok(await keepLogo(tx, ready.value)));
    if (!kept.ok) return kept;
    if (isGuest && logosToken !== undefined) setCookie("placket_logos", logosToken);
    return ok(logoToWire(kept.value, sayIn(ctx)));
  },
  embroideryLogos: async ({ ctx }) => {
    const say = sayIn(ctx);
    const logos = await ownLogos(ctx);
    return ok({
      logo_base_url: LOGO_BASE_URL,
      logo_detail: logos.map((logo) => logoToWire(logo, say)),
      guest_days: ctx.principal.kind === "customer" ? null : keptDays(ctx),
    });
  },
};
