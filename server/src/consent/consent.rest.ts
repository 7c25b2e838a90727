import type { consentEndpoints } from "@placket/contract/consent/consent.rest";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { noteChoice } from "./consent.ts";
import { consentWire } from "./consent-wire.ts";

export const consentHandlers: Handlers<typeof consentEndpoints> = {
  cookieConsent: ({ ctx }) => ok(consentWire(ctx)),
  noteGuestConsent: ({ ctx }, { body }) => note(ctx, body),
  noteCustomerConsent: ({ ctx }, { body }) => note(ctx, body),
};

interface Told {
  readonly acceptedKeys: "all" | readonly string[];
  readonly visitor?: string | undefined;
  readonly list?: string | undefined;
}

async function note(ctx: Ctx, { acceptedKeys: accepted, visitor, list }: Told) {
  const noted = await transact(ctx, (tx) => noteChoice(tx, { accepted, visitor, list }));
  return noted.ok ? ok({ success: true as const }) : noted;
}
