import { toBase64 } from "@placket/contract/base64";
import { mustSignIn } from "@placket/domain/portal/forced-login";
import { timing } from "@placket/domain/timings-and-sizes";
import { useEffect, useEffectEvent } from "react";
import { useAccount } from "../customer/account.ts";
import { portalAt } from "../customer/named-portal.ts";
import type { Address } from "../routing/address.ts";
import { useAddress, useRouter } from "../routing/RouterContext.tsx";
import { hrefTo } from "../routing/routes.ts";
import { useConfig } from "../store/config.queries.ts";
import { cookie, session } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";

/** ROUTE-36, reading 12: whether the portal that was come by asks for a login, `0` where it does not. */
const REQUIRED = cookie("portal-login-required");
/** ROUTE-36: the code of the portal that this tab came by, for its login. */
const CODE = session("portalCode");

interface ForcingPortal {
  readonly code: string;
  readonly forcesLogin: boolean;
}

/**
 * Leads whoever must sign in to a portal to its login, two seconds after they asked for a page, with a way back to the
 * start (ROUTE-36). What a portal asks for is kept, so that it holds for the pages behind the one that named it.
 */
export function useForcedLogin(portal: ForcingPortal | undefined): void {
  const account = useAccount();
  const { path, search } = useAddress();
  const router = useRouter();
  const { isPortal: isPortalStore, punchout } = useConfig();
  useKeptWord(portal);
  const lead = useEffectEvent((asked: Pick<Address, "path" | "search">) => {
    const required = readStored(REQUIRED);
    const isLed = mustSignIn({
      path: asked.path,
      isRequired: required === undefined ? undefined : required !== "0",
      isPortalStore,
      isExempt: account !== null || (punchout !== null && punchout.is !== "over"),
    });
    if (!isLed) return;
    const code = portalAt(asked) ?? readStored(CODE);
    void router.navigate(hrefTo("loginReferer", { redirectUri: toBase64("/") }, { code }));
  });
  // Who shops is known a moment after the page: until then nobody is led anywhere.
  const isGuest = account === null;
  useEffect(() => {
    if (!isGuest) return undefined;
    const timer = setTimeout(() => lead({ path, search }), timing.forcedLogin);
    return () => clearTimeout(timer);
  }, [isGuest, path, search]);
}

/** `force_login` is the source of the cookie (reading 12). */
function useKeptWord(portal: ForcingPortal | undefined): void {
  const { code, forcesLogin } = portal ?? {};
  useEffect(() => {
    if (code === undefined) return;
    writeStored(REQUIRED, forcesLogin ? "1" : "0");
    writeStored(CODE, code);
  }, [code, forcesLogin]);
}
