import { isInForce, settingsUnder, type Portal } from "@placket/domain/store/portal";
import type { StoreSettings } from "@placket/domain/store/settings";
import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";
import { settingsOf } from "./store-config.ts";
import type { StoreView } from "./store-view.ts";

type Asking = Pick<Ctx, "held" | "principal" | "store">;

/** The portals of organizations, for all rooms that go by one: the room that keeps them puts them in. */
interface Portals {
  readonly all: (ctx: Pick<Ctx, "held">) => readonly Portal[];
  readonly byId: (ctx: Pick<Ctx, "held">, id: number) => Portal | undefined;
  readonly byCode: (ctx: Pick<Ctx, "held">, code: string) => Portal | undefined;
}

export const portalSources = slot<Portals>("portals of organizations");

/** Every portal, by name. */
export const allPortals = (ctx: Pick<Ctx, "held">): readonly Portal[] =>
  ctx
    .held(portalSources)
    .flatMap((source) => source.all(ctx))
    .toSorted((a, b) => a.name.localeCompare(b.name));

export function portalById(ctx: Pick<Ctx, "held">, id: number | null): Portal | undefined {
  if (id === null) return undefined;
  for (const source of ctx.held(portalSources)) return source.byId(ctx, id);
  return undefined;
}

/** By its code, in any case. */
export function portalByCode(ctx: Pick<Ctx, "held">, code: string): Portal | undefined {
  for (const source of ctx.held(portalSources)) return source.byCode(ctx, code);
  return undefined;
}

/** The portal to which whoever asks belongs, also one that is switched off. */
export const ownPortal = (ctx: Pick<Ctx, "held" | "principal">): Portal | undefined =>
  portalById(ctx, ctx.principal.organizationId);

/** The same where it changes what they meet (reading 15). */
export function portalInForce(ctx: Pick<Ctx, "held" | "principal">): Portal | undefined {
  const portal = ownPortal(ctx);
  return isInForce(portal) ? portal : undefined;
}

/** The settings of a store view as they hold for whoever asks (PORTAL-17). */
export const settingsForAsker = (ctx: Asking, view: StoreView = ctx.store): StoreSettings =>
  settingsUnder(settingsOf(ctx, view), ownPortal(ctx));
