import { ok, type Result } from "@placket/domain/problem";
import { collectDevice } from "../braintree-session.ts";
import { loadBraintree } from "../braintree-web.ts";
import {
  CLOSED,
  NOT_HANDED,
  type DeviceParts,
  type DevicePurchase,
  type DeviceSession,
} from "./device-session.ts";

/** The part of Braintree's apple-pay component that is used. */
export interface ApplePayComponent {
  createPaymentRequest(request: object): object;
  performValidation(options: { validationURL: string; displayName: string }): Promise<object>;
  tokenize(options: { token: unknown }): Promise<{ readonly nonce: string }>;
  teardown(): Promise<void>;
}

interface MerchantAsked {
  readonly validationURL: string;
}

interface PaymentAgreed {
  readonly payment: { readonly token: unknown };
}

/** The part of Apple's `ApplePaySession` that is used, besides its three handlers. */
interface AppleSheet {
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchant: object): void;
  completePayment(status: number): void;
}

interface ApplePaySession {
  new (version: number, request: object): AppleSheet;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
}

/** Apple's own, where the browser has it. */
const applePaySession = () => (window as { ApplePaySession?: ApplePaySession }).ApplePaySession;

/** Whether the browser's owner can pay with it. */
export const hasApplePay = (): boolean => applePaySession()?.canMakePayments() === true;

const SCRIPTS = ["client.min.js", "apple-pay.min.js"];

/** Since this version a sheet tells of its end as it does today. */
const VERSION = 3;

export async function openApplePay({ setup }: DeviceParts): Promise<DeviceSession> {
  const braintree = await loadBraintree(setup.scriptBase, SCRIPTS);
  const client = await braintree.client.create({ authorization: setup.clientToken });
  const component = await braintree.applePay?.create({ client });
  const Sheet = applePaySession();
  if (!component || !Sheet) throw new Error("There is no Apple Pay here");
  const collecting = collectDevice(braintree, client);
  return {
    pay: async (purchase) => {
      const handed = await showSheet({ Sheet, component, purchase });
      return handed.ok ? ok({ token: handed.value, verification: await collecting.now() }) : handed;
    },
    teardown: async () => {
      await Promise.allSettled([collecting.teardown(), component.teardown()]);
    },
  };
}

interface Sheeted {
  readonly Sheet: ApplePaySession;
  readonly component: ApplePayComponent;
  readonly purchase: DevicePurchase;
}

/** Apple asks who sells, then hands its token over; both go to Braintree while the sheet stands. */
function showSheet({ Sheet, component, purchase }: Sheeted): Promise<Result<string>> {
  const { shopName, amount, currency } = purchase;
  return new Promise<Result<string>>((resolve) => {
    const request = component.createPaymentRequest({
      total: { label: shopName, amount },
      currencyCode: currency,
    });
    const sheet = new Sheet(VERSION, request);
    Object.assign(sheet, {
      oncancel: () => resolve(CLOSED),
      onvalidatemerchant: ({ validationURL }: MerchantAsked) => {
        component.performValidation({ validationURL, displayName: shopName }).then(
          (merchant) => sheet.completeMerchantValidation(merchant),
          () => {
            sheet.abort();
            resolve(NOT_HANDED);
          },
        );
      },
      onpaymentauthorized: ({ payment: { token } }: PaymentAgreed) => {
        component.tokenize({ token }).then(
          ({ nonce }) => {
            sheet.completePayment(Sheet.STATUS_SUCCESS);
            resolve(ok(nonce));
          },
          () => {
            sheet.completePayment(Sheet.STATUS_FAILURE);
            resolve(NOT_HANDED);
          },
        );
      },
    });
    sheet.begin();
  }).catch(() => NOT_HANDED);
}
