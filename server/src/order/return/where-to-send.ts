import type { Ctx } from "../../context.ts";
import { settingsOf, stores } from "../../store/store-config.ts";

/** Where buyers of a store view send what they return; `""` where no setting says it. */
export function whereToSend(ctx: Ctx, storeViewId: number): string {
  const view = ctx.held(stores).views.find(({ id }) => id === storeViewId);
  const { returnAddress, postalAddress } = settingsOf(ctx, view);
  return returnAddress || postalAddress;
}
