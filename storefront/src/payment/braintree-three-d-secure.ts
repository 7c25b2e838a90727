import { problem, refuse, ok, type Problem, type Result } from "@placket/domain/problem";
import { UNREACHABLE } from "./card-frame.ts";
import type { Purchase } from "./purchase.ts";

/** The part of Braintree's three-d-secure component that is used. */
export interface ThreeDSecure {
  on(
    event: "authentication-iframe-available",
    show: (event: BankFrame, next: () => void) => void,
  ): void;
  on(event: "lookup-complete", go: (data: unknown, next: () => void) => void): void;
  verifyCard(options: object): Promise<VerifiedCard>;
  cancelVerifyCard(): Promise<unknown>;
  teardown(): Promise<void>;
}

/** The bank's page, in an element that the component has made. */
export interface BankFrame {
  readonly element: HTMLElement;
}

interface VerifiedCard {
  /** Takes the place of the one that was verified. */
  readonly nonce: string;
  readonly threeDSecureInfo?: {
    readonly liabilityShifted?: boolean;
    readonly liabilityShiftPossible?: boolean;
  };
}

/**
 * Has the shopper's bank confirm the card. Its word is taken where it gave one; a bank that takes no part
 * is no reason to refuse, one that said no, or was not answered, is.
 */
export async function verifyWithBank(
  component: ThreeDSecure,
  card: { readonly nonce: string; readonly bin: string },
  purchase: Purchase,
): Promise<Result<string>> {
  try {
    const verified = await component.verifyCard({
      ...card,
      amount: purchase.amount,
      collectDeviceData: true,
      additionalInformation: { acsWindowSize: bankPageSize(window.innerWidth) },
      ...aboutShopper(purchase),
    });
    const { liabilityShifted, liabilityShiftPossible } = verified.threeDSecureInfo ?? {};
    const isRefused = liabilityShifted !== true && liabilityShiftPossible === true;
    return isRefused ? refuse(NOT_CONFIRMED) : ok(verified.nonce);
  } catch (error) {
    return refuse(problemOf(error));
  }
}

/** Whether the merchant has no 3-D Secure at all: then cards are charged without it. */
export function isNotOffered(error: unknown): boolean {
  return NOT_OFFERED.includes(codeOf(error));
}

const NOT_CONFIRMED = problem("payment.verificationFailed");

function problemOf(error: unknown): Problem {
  return LEFT.includes(codeOf(error)) ? NOT_CONFIRMED : UNREACHABLE;
}

/** What banks compare; Braintree refuses a lookup with signs or lengths that it does not take. */
function aboutShopper({ email, billing }: Purchase): object {
  return {
    ...(email === null ? {} : { email }),
    ...(billing === null
      ? {}
      : {
          billingAddress: {
            givenName: ascii(billing.firstname),
            surname: ascii(billing.lastname),
            phoneNumber: billing.telephone.replaceAll(/\D/g, "").slice(0, 25),
            streetAddress: ascii(billing.street[0] ?? ""),
            extendedAddress: ascii(billing.street[1] ?? ""),
            locality: ascii(billing.city),
            ...(/^[A-Z0-9]{1,3}$/.test(billing.regionCode) ? { region: billing.regionCode } : {}),
            postalCode: ascii(billing.postcode).slice(0, 10),
            countryCodeAlpha2: billing.countryCode,
          },
        }),
  };
}

/** EMVCo's code of the size in which the bank draws its page: 250 × 400 on a phone, 500 × 600 else. */
function bankPageSize(width: number): "01" | "03" {
  return width < WIDE_PAGE ? "01" : "03";
}

/** From here on, in px, a page of 500 px has room in the dialog. */
const WIDE_PAGE = 590;

/** At most 50 signs of ASCII: letters lose their accents, what is left over is dropped. */
function ascii(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[^ -~]/g, "")
    .slice(0, 50);
}

function codeOf(error: unknown): string {
  const isCoded = typeof error === "object" && error !== null && "code" in error;
  return isCoded ? String(error.code) : "";
}

const NOT_OFFERED = ["THREEDS_NOT_ENABLED", "THREEDS_NOT_ENABLED_FOR_V2"];

/** The shopper has closed the bank's page. */
const LEFT = ["THREEDS_CARDINAL_SDK_CANCELED", "THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT"];
