import type { OciLogin } from "@placket/contract/punchout/oci.codec";
import type { Partner } from "@placket/domain/punchout/partner";
import type { Ctx } from "../../context.ts";
import { isKeepable } from "../../http/body/keepable.ts";
import { whoComes } from "../partner/who-comes.ts";
import { returnAddress } from "../visit/return-address.ts";

/** Why an OCI login is refused, by HTTP's status; whose it is, where that was proven. */
export interface OciRefused {
  readonly code: 400 | 401 | 429;
  readonly why: string;
  readonly partner?: Partner;
}

/** Proves who an OCI login is of, and checks where its cart is to go. `ctx.db` must not be a transaction. */
export async function judgedLogin(
  ctx: Ctx,
  sent: OciLogin,
): Promise<OciRefused | { readonly partner: Partner; readonly returnUrl: string }> {
  if (!isKeepable(sent)) return { code: 400, why: "The login holds text that cannot be kept." };
  const { username, password, hookUrl } = sent;
  const named = [{ domain: "", identity: username }];
  const comer = await whoComes(ctx, "oci", { named, secret: password });
  if ("refused" in comer) {
    return comer.refused === "wrong"
      ? { code: 401, why: "The user name or the password is not known." }
      : { code: 429, why: "Too many tries. Come again in an hour." };
  }
  const { partner } = comer;
  const returnUrl = returnAddress(hookUrl, partner.returnHosts);
  return returnUrl === undefined
    ? { code: 400, why: "HOOK_URL is no address that carts are handed over to.", partner }
    : { partner, returnUrl };
}
