import { keepGuestLogos } from "../../embroidery/logo/owned/owned-logos.ts";
import type { Welcome } from "../signed-in.ts";

/** Lets the logos that a guest brought be the customer's, who finds them on every device (EMB-42). */
export const keepLogosAtSignIn: Welcome = async (ctx, { isOwn }) => {
  if (isOwn) await keepGuestLogos(ctx);
  return { changes: [] };
};
