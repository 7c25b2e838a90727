import type { Address } from "@placket/domain/directory/address";
import type { Approval, CreditGood, CreditWish } from "../payment-provider.ts";
import type { CreditLine } from "./credit-line.ts";
import { dollars, isCreditId } from "./credit-order.ts";

/** Whether Credit Key wants to be shown for these goods; not where it refuses to say so. */
export async function isDisplayed(
  line: CreditLine,
  { goods, customer }: Pick<CreditWish, "goods" | "customer">,
): Promise<boolean | "unanswered"> {
  const answer = await line({
    call: "is_displayed_in_checkout",
    fields: { cart_items: goods.map(itemOf), remote_customer_id: customer },
  });
  if (answer.kind === "unanswered") return "unanswered";
  return answer.kind === "said" && answer.body["is_displayed_in_checkout"] === true;
}

/** Opens a checkout for its buyer to confirm. */
export async function beginCheckout(
  line: CreditLine,
  wish: CreditWish,
): Promise<Approval | "refused" | "unanswered"> {
  const { goods, customer, charges } = wish;
  const answer = await line({
    call: "begin_checkout",
    fields: {
      cart_items: goods.map(itemOf),
      billing_address: addressOf(wish.billing, wish.email),
      shipping_address: addressOf(wish.shipping, wish.email),
      charges: {
        total: dollars(charges.goods),
        shipping: dollars(charges.shipping),
        tax: dollars(charges.tax),
        discount_amount: dollars(charges.discount),
        grand_total: dollars(charges.total),
      },
      remote_id: wish.reference,
      remote_customer_id: customer,
      return_url: wish.returnUrl,
      cancel_url: wish.cancelUrl,
      mode: wish.mode,
    },
  });
  if (answer.kind === "unanswered") return "unanswered";
  if (answer.kind !== "said") return "refused";
  const { id, checkout_url: startUrl } = answer.body;
  const isWhole = typeof id === "string" && isCreditId(id) && typeof startUrl === "string";
  return isWhole ? { token: id, startUrl } : "unanswered";
}

const itemOf = ({ reference, name, sku, price, quantity }: CreditGood) => ({
  merchant_id: reference,
  name,
  price: dollars(price),
  sku,
  quantity,
  size: null,
  color: null,
});

function addressOf(address: Address, email: string) {
  const [first = "", ...more] = address.street;
  return {
    first_name: address.firstname,
    last_name: address.lastname,
    company_name: address.company,
    email,
    address1: first,
    address2: more.join(", "),
    city: address.city,
    state: address.regionCode || address.region,
    zip: address.postcode,
    phone_number: address.telephone,
  };
}
