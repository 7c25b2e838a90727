import { AsyncLocalStorage } from "node:async_hooks";
import { guestBy, type Principal } from "@placket/domain/access/principal";

interface Drawing {
  readonly principal: Principal;
  /** Minutes for which whoever asks is told of no portal; 0 while they are. */
  readonly portalPause: number;
}

const drawing = new AsyncLocalStorage<Drawing>();

/**
 * Draws something that several people share: whatever it asks of the store is asked by nobody in particular,
 * with the prices, portal and channel that these people have in common. What is one person's own can not get
 * into it, and no header of a request can pretend to it.
 */
export function drawFor<Value>(
  principal: Principal,
  draw: () => Promise<Value>,
  portalPause = 0,
): Promise<Value> {
  return drawing.run({ principal: sharedPrincipal(principal), portalPause }, draw);
}

/** Nobody in particular, who sees what this one has in common with others. */
export function sharedPrincipal({ channel, groupId, organizationId }: Principal): Principal {
  return { ...guestBy(channel), groupId, organizationId };
}

/** In whose name the running drawing asks; `undefined` outside of one. */
export function drawnFor(): Principal | undefined {
  return drawing.getStore()?.principal;
}

/** For how long the running drawing is told of no portal. */
export const drawnPause = (): number => drawing.getStore()?.portalPause ?? 0;

/** What is the same for everybody who may share a drawing: price class, portal and channel, as part of a key. */
export function shareKey({ groupId, organizationId, channel }: Principal): string {
  return `${groupId} ${organizationId ?? "-"} ${channel}`;
}
