import type { CardBrand, TokenizedCard } from "@placket/domain/payment/client-setup";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { loadOutsideScript } from "../api/outside-script.ts";
import type { ThreeDSecure } from "./braintree-three-d-secure.ts";
import type { ApplePayComponent } from "./device/apple-pay.ts";
import type { GooglePayComponent } from "./device/google-pay.ts";
import { CARD_FIELDS, cardProblems, UNREACHABLE, type CardField } from "./card-frame.ts";

/** The part of Braintree's browser library that is used. It comes from Braintree's own address. */
export interface BraintreeWeb {
  readonly client: { create(options: { authorization: string }): Promise<object> };
  readonly hostedFields: { create(options: object): Promise<HostedFields> };
  readonly threeDSecure: {
    create(options: { client: object; version: "2-inline-iframe" }): Promise<ThreeDSecure>;
  };
  readonly applePay?: { create(options: { client: object }): Promise<ApplePayComponent> };
  readonly googlePayment?: {
    create(options: {
      client: object;
      googlePayVersion: 2;
      googleMerchantId?: string;
    }): Promise<GooglePayComponent>;
  };
  /** Blockers like to keep it away. */
  readonly dataCollector?: { create(options: { client: object }): Promise<DataCollector> };
}

export interface DataCollector {
  getDeviceData(): Promise<string>;
  teardown(): Promise<void>;
}

export interface HostedFields {
  tokenize(): Promise<{
    readonly nonce: string;
    readonly details: {
      readonly bin: string;
      readonly cardType: string;
      readonly lastFour: string;
      readonly expirationMonth: string;
      readonly expirationYear: string;
    };
  }>;
  getState(): HostedFieldsEvent;
  focus(field: string): void;
  on(event: string, handler: (event: HostedFieldsEvent) => void): void;
  teardown(): Promise<void>;
}

export interface HostedFieldsEvent {
  readonly fields: Readonly<Record<string, { readonly isValid: boolean } | undefined>>;
}

/** Braintree's name of each of our fields. */
export const HOSTED_NAME: Readonly<Record<CardField, string>> = {
  number: "number",
  expiry: "expirationDate",
  securityCode: "cvv",
  name: "cardholderName",
};

/** The fields that are not right as they stand. */
export function wrongFields({ fields }: HostedFieldsEvent): readonly CardField[] {
  return CARD_FIELDS.filter((field) => fields[HOSTED_NAME[field]]?.isValid !== true);
}

/** Loads the scripts, once per page; a script that failed may be tried again. */
export async function loadBraintree(
  scriptBase: string,
  scripts: readonly string[] = SCRIPTS,
): Promise<BraintreeWeb> {
  const load = (name: string) => loadOutsideScript(`${scriptBase}/${name}`);
  const device = load("data-collector.min.js").catch(() => undefined);
  await Promise.all([...scripts.map(load), device]);
  const { braintree } = window as { braintree?: BraintreeWeb };
  if (braintree === undefined) throw new Error("Braintree's scripts loaded without their library");
  return braintree;
}

/** The typed card for a nonce, with the digits by which its bank is found; refusals say what to mend. */
export async function tokenizeHosted(
  fields: HostedFields,
): Promise<Result<TokenizedCard & { readonly bin: string }>> {
  try {
    const { nonce, details } = await fields.tokenize();
    return ok({
      token: nonce,
      bin: details.bin,
      brand: BRANDS.get(details.cardType) ?? "other",
      last4: details.lastFour,
      expiry: `${details.expirationMonth.padStart(2, "0")}/${details.expirationYear}`,
    });
  } catch (error) {
    const wrong = fieldsOfError(error);
    return refuse(...(wrong.length === 0 ? [UNREACHABLE] : cardProblems(wrong)));
  }
}

/** Which fields an error of the library is about; none when it is about the connection. */
function fieldsOfError(error: unknown): readonly CardField[] {
  const { code, details } = asRecord(error);
  if (code === "HOSTED_FIELDS_FIELDS_EMPTY") return CARD_FIELDS;
  if (code === "HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED") return ["securityCode"];
  if (code === "HOSTED_FIELDS_FAILED_TOKENIZATION") return ["number"];
  const keys = asRecord(details)["invalidFieldKeys"];
  if (code !== "HOSTED_FIELDS_FIELDS_INVALID" || !Array.isArray(keys)) return [];
  const names: readonly unknown[] = keys;
  return CARD_FIELDS.filter((field) => names.includes(HOSTED_NAME[field]));
}

const SCRIPTS = ["client.min.js", "hosted-fields.min.js", "three-d-secure.min.js"];

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

const BRANDS: ReadonlyMap<string, CardBrand> = new Map([
  ["Visa", "visa"],
  ["MasterCard", "mastercard"],
  ["American Express", "amex"],
  ["Discover", "discover"],
  ["Diners Club", "diners"],
  ["JCB", "jcb"],
  ["UnionPay", "unionpay"],
  ["Maestro", "maestro"],
]);
