import { ok, type Result } from "@placket/domain/problem";
import { collectDevice, confirmingWith } from "../braintree-session.ts";
import { loadBraintree } from "../braintree-web.ts";
import { loadOutsideScript } from "../../api/outside-script.ts";
import {
  CLOSED,
  NOT_HANDED,
  type BraintreeSetup,
  type DeviceParts,
  type DevicePurchase,
  type DeviceSession,
} from "./device-session.ts";

/** The part of Braintree's google-payment component that is used. */
export interface GooglePayComponent {
  createPaymentDataRequest(request: object): GoogleRequest;
  parseResponse(data: object): Promise<GoogleCard>;
  teardown(): Promise<void>;
}

interface GoogleCard {
  readonly nonce: string;
  readonly details?: { readonly bin?: string; readonly isNetworkTokenized?: boolean };
}

interface GoogleRequest {
  readonly allowedPaymentMethods: readonly { readonly type: string }[];
}

/** The part of Google's `PaymentsClient` that is used. */
interface GoogleClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: object): Promise<object>;
}

interface Google {
  readonly payments: {
    readonly api: { PaymentsClient: new (options: { environment: string }) => GoogleClient };
  };
}

/** Google's own script, which no shop may copy. @throws when it does not come. */
async function googleClient({ googlePay }: BraintreeSetup): Promise<GoogleClient> {
  await loadOutsideScript("https://pay.google.com/gp/p/js/pay.js");
  const { google } = window as { google?: Google };
  if (!google) throw new Error("Google's script loaded without its library");
  return new google.payments.api.PaymentsClient({ environment: googlePay.environment });
}

/** Whether the browser's owner can pay with it. @throws when Google cannot be asked. */
export async function hasGooglePay(setup: BraintreeSetup): Promise<boolean> {
  const { result } = await (await googleClient(setup)).isReadyToPay(CARDS);
  return result;
}

/** What is asked of Google before anybody pays: whether it knows cards at all. */
const CARDS = {
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [
    {
      type: "CARD",
      parameters: {
        allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
        allowedCardNetworks: ["AMEX", "DISCOVER", "MASTERCARD", "VISA"],
      },
    },
  ],
};

const SCRIPTS = ["client.min.js", "google-payment.min.js", "three-d-secure.min.js"];

export async function openGooglePay({ setup, showBank }: DeviceParts): Promise<DeviceSession> {
  const [wallet, braintree] = await Promise.all([
    googleClient(setup),
    loadBraintree(setup.scriptBase, SCRIPTS),
  ]);
  const client = await braintree.client.create({ authorization: setup.clientToken });
  const { merchantId } = setup.googlePay;
  const component = await braintree.googlePayment?.create({
    client,
    googlePayVersion: 2,
    ...(merchantId !== null && { googleMerchantId: merchantId }),
  });
  if (!component) throw new Error("There is no Google Pay here");
  const collecting = collectDevice(braintree, client);
  return {
    pay: async (purchase) => {
      const handed = await showSheet(wallet, component, purchase);
      if (!handed.ok) return handed;
      const { nonce, details } = handed.value;
      if (details?.isNetworkTokenized !== false) {
        return ok({ token: nonce, verification: await collecting.now() });
      }
      // A card's number: its bank confirms it as one that is typed.
      const bank = confirmingWith({ braintree, client }, (frame, shown) =>
        showBank(frame, shown, () => void bank.cancelBank()),
      );
      const confirmed = await bank.confirm({ nonce, bin: details.bin ?? "" }, purchase);
      void bank.teardown();
      return confirmed.ok
        ? ok({ token: confirmed.value.nonce, verification: confirmed.value.verification })
        : confirmed;
    },
    teardown: async () => {
      await Promise.allSettled([collecting.teardown(), component.teardown()]);
    },
  };
}

async function showSheet(
  wallet: GoogleClient,
  component: GooglePayComponent,
  { amount, currency }: DevicePurchase,
): Promise<Result<GoogleCard>> {
  try {
    const request = component.createPaymentDataRequest({
      transactionInfo: { currencyCode: currency, totalPriceStatus: "FINAL", totalPrice: amount },
    });
    // Braintree may offer PayPal in the same sheet, which is a method of its own.
    const allowedPaymentMethods = request.allowedPaymentMethods.filter(
      ({ type }) => type === "CARD",
    );
    const data = await wallet.loadPaymentData({ ...request, allowedPaymentMethods });
    return ok(await component.parseResponse(data));
  } catch (error) {
    return isClosed(error) ? CLOSED : NOT_HANDED;
  }
}

const isClosed = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "statusCode" in error &&
  error.statusCode === "CANCELED";
