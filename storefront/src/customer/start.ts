import type { Running } from "../room.ts";
import { onSignInElsewhere } from "./kept-sign-in.ts";
import { refreshAccount } from "./sign-in.ts";

/** Finds out who is shopping once the page is drawn, and again when somebody signs in or out in another tab. */
export function start({ client, shop }: Running): void {
  const refresh = () => void refreshAccount({ client, shop });
  onSignInElsewhere(refresh);
  refresh();
}
