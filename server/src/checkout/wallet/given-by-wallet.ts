import type { StoredCart } from "@placket/domain/cart/cart";
import { checkEmail } from "@placket/domain/checkout/email";
import type { Address } from "@placket/domain/directory/address";
import { ok, type Result } from "@placket/domain/problem";
import { storedCart } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { approvalGiven } from "../../payment/wallet/approvals.ts";
import type { ApprovedBy } from "../../providers/payment/payment-provider.ts";
import { settingsOf } from "../../store/store-config.ts";
import { addressProblems } from "../address-problems.ts";
import { readAddress } from "../read-address.ts";

/**
 * The approval of a cart's buyer. Who goes to the wallet before anything was typed comes back with an email and an
 * address: they fill what the cart has not, where a shopper could have typed them; what was typed stands.
 */
export async function givenByWallet(
  ctx: Ctx,
  { maskId, code, token, payerId }: WalletChoice,
): Promise<Result<(cart: StoredCart) => StoredCart>> {
  const stored = await storedCart(ctx, maskId);
  if (!stored.ok) return stored;
  const whose = { cartId: stored.value.id, methodCode: code };
  const given = { ...whose, token: token ?? "", payerId: payerId ?? "" };
  const approved = await approvalGiven(ctx, given);
  if (!approved.ok) return approved;
  const email = emailOf(ctx, approved.value);
  const address = addressOf(ctx, approved.value);
  return ok((cart) => ({
    ...cart,
    email: cart.email ?? email,
    ...(address && cart.shippingAddress === null && sentTo(cart, address)),
  }));
}

/** The goods go there, and the bill with them unless it was said where it goes. */
const sentTo = ({ billingAddress }: StoredCart, address: Address) => ({
  shippingAddress: address,
  billingAddress: billingAddress ?? address,
  billingSameAsShipping: billingAddress === null,
});

interface WalletChoice {
  readonly maskId: string;
  readonly code: string;
  readonly token: string | null;
  readonly payerId: string | null;
}

/** Of a guest: a customer's orders have the email of the account. */
function emailOf(ctx: Ctx, { email }: ApprovedBy): string | null {
  if (ctx.principal.kind !== "guest" || email === null) return null;
  return checkEmail(email, settingsOf(ctx).emailPattern).length === 0 ? email : null;
}

function addressOf(ctx: Ctx, { shipping, telephone }: ApprovedBy): Address | null {
  if (!shipping) return null;
  const [firstname = "", ...rest] = shipping.name.split(" ");
  const read = readAddress(
    {
      firstname,
      lastname: rest.join(" "),
      street: shipping.street,
      city: shipping.city,
      region: shipping.region,
      postcode: shipping.postcode,
      country_code: shipping.countryCode,
      telephone: telephone ?? "",
    },
    "payment_method",
  );
  return read.ok && addressProblems(ctx, read.value).length === 0 ? read.value : null;
}
