import type { EstimateTotalsInput } from "@placket/contract/graphql.gen";
import type { Cart } from "@placket/domain/cart/cart";
import type { Address } from "@placket/domain/directory/address";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { ChosenShippingMethod } from "@placket/domain/shipping/shipping-method";
import { openCart, storedCart } from "../cart/cart.ts";
import { pricedCart } from "../cart/priced-cart.ts";
import type { Ctx } from "../context.ts";
import { readAddress } from "./read-address.ts";

/** What is asked: a cart, a place of which no more is known than what decides prices, and a way there. */
interface Question {
  readonly maskId: string;
  readonly place: Address;
  /** The cart's own, where it is offered there, unless another is asked about. */
  readonly method: ChosenShippingMethod | null;
}

/** A cart as it would be if it went to a place: its ways there, its tax, its sum. Nothing is written. */
export async function estimatedCart(
  ctx: Ctx,
  { maskId, place, method }: Question,
): Promise<Result<Cart>> {
  const stored = await storedCart(ctx, maskId);
  const open = stored.ok ? openCart(ctx, stored.value) : stored;
  if (!open.ok) return open;
  const wished = method ?? open.value.chosenShippingMethod;
  const there = { ...open.value, shippingAddress: place, chosenShippingMethod: wished };
  const cart = pricedCart(ctx, there);
  if (method === null || cart.chosenShippingMethod) return ok(cart);
  const { carrierCode, methodCode } = method;
  const field = "shipping_method";
  return refuse(problem("checkout.noSuchShippingMethod", field, carrierCode, methodCode));
}

/** The question as Magento's clients put it: an empty method is none. */
export function estimateAsked(input: EstimateTotalsInput): Result<Question> {
  const { country_code, postcode, region } = input.address;
  const given = {
    ...UNKNOWN,
    country_code,
    postcode,
    region: region?.region_code ?? region?.region,
    region_id: region?.region_id,
  };
  const place = readAddress(given, "address");
  if (!place.ok) return place;
  const { carrier_code: carrierCode = "", method_code: methodCode = "" } =
    input.shipping_method ?? {};
  const method = carrierCode === "" && methodCode === "" ? null : { carrierCode, methodCode };
  return ok({ maskId: input.cart_id, place: place.value, method });
}

const UNKNOWN = { firstname: "", lastname: "", street: [], city: "" };
