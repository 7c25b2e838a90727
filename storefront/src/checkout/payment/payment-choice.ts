import { lateModule } from "@placket/web/late/late-module";
import { fractionDigits } from "@placket/domain/store/currency";
import type { ShownAddress } from "@placket/contract/cart/shown-address.codec";
import type { PaymentChoice } from "@placket/contract/checkout/checkout.codec";
import type { Address } from "@placket/domain/directory/address";
import { checkPayment } from "@placket/domain/payment/check-payment";
import { paymentMethod, type PaymentMethodKind } from "@placket/domain/payment/methods";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { useState, type RefObject } from "react";
import type { ShownCart } from "../../cart/cart.queries.ts";
import type { CardFrameHandle } from "../../payment/card-frame.ts";
import type { Purchase } from "../../payment/purchase.ts";
import { storedCardsQuery } from "../../payment/stored-cards.queries.ts";
import { useQuery } from "../../query/use-query.ts";
import { shopKey, useShop } from "../../api/shop.ts";
import { storageKeys } from "../../storage/keys.ts";
import { paymentSetupQuery } from "../checkout.queries.ts";
import { creditShownQuery } from "../wallet/credit-shown.queries.ts";
import type { Approved } from "../wallet/wallet-approval.ts";
import { CREDIT } from "../wallet/wallet-codes.ts";
import { walletOf } from "../wallet/wallets.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import type { DeviceHandle } from "./DeviceMethod.tsx";

/** How a listed method takes money; a code we do not know is taken as it is (OPEN-39). */
export function kindOf(code: string): PaymentMethodKind | "unknown" {
  return paymentMethod(code)?.kind ?? "unknown";
}

/** The chosen method's code: of this session, else the cart's, else the only one there is (PAY-06). */
export function usePaymentChoice(cart: ShownCart) {
  const codes: readonly string[] = cart.paymentMethods.map(({ code }) => code);
  const [picked, pick] = useState(() => readStored(storageKeys.selectedPaymentMethod));
  const wished = [picked, cart.paymentMethodCode].find(
    (code) => code !== undefined && codes.includes(code),
  );
  const chosen = wished ?? (codes.length === 1 ? codes[0] : undefined);
  return {
    chosen,
    choose: (code: string) => {
      writeStored(storageKeys.selectedPaymentMethod, code);
      pick(code);
    },
  };
}

/** Whether it is paid with a card, a new one or a stored one. */
const hasCards = (kind: string) => kind === "card" || kind === "vault";

const isCredit = ({ code }: { readonly code: string }) => code === CREDIT;

/**
 * The cart with the methods that are shown: that of stored cards is for those who have one (PAY-16), credit for those
 * whom it is displayed to (CONF-14), a wallet of a browser where the browser has it.
 */
export function useShownMethods(cart: ShownCart) {
  const isStored = ({ code }: { readonly code: string }) => kindOf(code) === "vault";
  const enabled = cart.paymentMethods.some(isStored);
  const shop = useShop();
  const { data: cards = [] } = useQuery({ ...storedCardsQuery(shop, cart.maskId), enabled });
  const isListed = cart.paymentMethods.some(isCredit);
  const credit = useQuery({ ...creditShownQuery(shop, cart), enabled: isListed });
  const ready = useReadyDevices(cart);
  const isHidden = (method: { readonly code: string }) =>
    (isStored(method) && cards.length === 0) ||
    (isCredit(method) && credit.data !== true) ||
    (isDevice(method) && !ready.includes(method.code));
  const paymentMethods = cart.paymentMethods.filter((method) => !isHidden(method));
  return { cart: { ...cart, paymentMethods }, cards };
}

const isDevice = ({ code }: { readonly code: string }) => kindOf(code) === "device";

const devices = lateModule(() => import("../../payment/device/devices.ts"));

/** The methods of the cart whose wallet this browser has; asked where the cart lists one. */
function useReadyDevices({ paymentMethods }: ShownCart): readonly string[] {
  const shop = useShop();
  const codes = paymentMethods.filter(isDevice).map(({ code }) => code);
  const setup = useQuery({ ...paymentSetupQuery(shop), enabled: codes.length > 0 }).data;
  const { data: ready = [] } = useQuery({
    queryKey: shopKey(shop, "ready-devices", codes.join()),
    staleTime: Infinity,
    queryFn: async () => (setup ? (await devices()).readyDevices(setup, codes) : []),
    enabled: setup !== undefined && codes.length > 0,
  });
  return ready;
}

/** What a method wants to know before it can be used. */
interface PaymentParts {
  readonly card: RefObject<CardFrameHandle | null>;
  readonly purchaseOrderNumber: string;
  /** The methods that the cart may be paid with. */
  readonly offered: readonly { readonly code: string }[];
  /** What the card's bank is asked about. */
  readonly purchase: Purchase;
  /** What the shopper has approved at a wallet. */
  readonly approval?: Approved | undefined;
  /** The wallet of the browser, once it is drawn. */
  readonly device: RefObject<DeviceHandle | null>;
}

/**
 * What is wrong with the payment before anybody outside is asked; the card fields show theirs too. Told at once where
 * nobody has to be waited for: a wallet of the browser opens in the press itself, and not after a wait.
 */
export function paymentProblems(
  code: string | undefined,
  { card, purchaseOrderNumber, offered }: Omit<PaymentParts, "purchase" | "approval" | "device">,
): readonly Problem[] | Promise<readonly Problem[]> {
  // The fields of a card say themselves what is missing in them.
  const draft = { methodCode: code ?? "", hasCard: true, purchaseOrderNumber };
  const wrong = checkPayment(draft, offered);
  if (wrong.length > 0 || code === undefined || !hasCards(kindOf(code))) return wrong;
  const unreached = Promise.resolve([problem("payment.providerUnreachable")]);
  return (card.current?.check() ?? unreached).then((found) => found.map(atCard));
}

/** The chosen method, in which nothing is wrong, as the server takes it; a card becomes a one-time token first. */
export async function paymentInput(
  code: string,
  { card, device, purchaseOrderNumber, purchase, approval }: Omit<PaymentParts, "offered">,
): Promise<Result<PaymentChoice>> {
  const kind = kindOf(code);
  if (kind === "purchase-order") {
    return ok({ code, purchaseOrderNumber: purchaseOrderNumber.trim() });
  }
  const wallet = walletOf(code);
  if (approval && wallet) return ok(wallet.payment(approval));
  const unreachable = refuse(problem("payment.providerUnreachable"));
  if (kind === "device") {
    const handed = await (device.current?.hand() ?? unreachable);
    return handed.ok ? ok({ code, ...handed.value }) : handed;
  }
  if (!hasCards(kind)) return ok({ code });
  const token = await (card.current?.tokenize(purchase) ?? unreachable);
  if (!token.ok) return refuse(...token.problems.map(atCard));
  const { token: spent, verification, keepsCard } = token.value;
  if (kind === "vault") {
    const nonce = token.value.confirmedNonce;
    const confirmed = nonce !== undefined && { confirmed: { nonce, verification } };
    return ok({ code, publicHash: spent, ...confirmed });
  }
  return ok({ code, token: spent, verification, keepsCard });
}

/** The purchase as the card's bank sees it. */
export function purchaseOf({ grandTotal, email, billingAddress }: ShownCart): Purchase {
  const { value, currency } = grandTotal;
  return {
    amount: value.toFixed(fractionDigits(currency)),
    email,
    billing: billingAddress && withoutCountryName(billingAddress),
  };
}

function withoutCountryName(shown: ShownAddress): Address {
  const { countryName: _, ...address } = shown;
  return address;
}

/** A problem of the card fields as one of the payment step. */
export const atCard = (found: Problem): Problem => ({
  ...found,
  field: found.field === "" ? "" : `card.${found.field}`,
});
