import type { PaymentClientSetup, TokenizedCard } from "@placket/domain/payment/client-setup";
import { ok, refuse, type Result } from "@placket/domain/problem";
import {
  HOSTED_NAME,
  loadBraintree,
  tokenizeHosted,
  type BraintreeWeb,
  type DataCollector,
  type HostedFields,
} from "./braintree-web.ts";
import {
  isNotOffered,
  verifyWithBank,
  type BankFrame,
  type ThreeDSecure,
} from "./braintree-three-d-secure.ts";
import { CARD_FIELDS, UNREACHABLE } from "./card-frame.ts";
import { frameTheme } from "./frame-theme.ts";
import type { Purchase } from "./purchase.ts";

/** Braintree's components at work on one page. */
export interface BraintreeSession {
  readonly fields: HostedFields;
  /** A nonce of the typed card, confirmed by its bank where the merchant has 3-D Secure. */
  readonly pay: (purchase: Purchase | undefined) => Promise<Result<TokenizedCard>>;
  readonly cancelBank: () => Promise<void>;
  readonly teardown: () => Promise<void>;
}

interface Parts {
  readonly setup: Extract<PaymentClientSetup, { provider: "braintree" }>;
  readonly boxes: HTMLElement;
  /** Shows the bank's page, then says that it is there. */
  readonly showBank: (frame: BankFrame, shown: () => void) => void;
}

/** Braintree's components for a stored card: nothing is typed. */
interface StoredCardSession {
  /** A nonce that the card's bank has confirmed, where the merchant has 3-D Secure, and what is known of the device. */
  readonly confirm: (
    card: { readonly nonce: string; readonly bin: string },
    purchase: Purchase | undefined,
  ) => Promise<Result<{ readonly nonce: string; readonly verification: string | undefined }>>;
  readonly cancelBank: () => Promise<void>;
  readonly teardown: () => Promise<void>;
}

/** Makes 3-D Secure and device data. @throws when the scripts do not come. */
export async function openForStoredCard({
  setup,
  showBank,
}: Pick<Parts, "setup" | "showBank">): Promise<StoredCardSession> {
  const braintree = await loadBraintree(setup.scriptBase);
  const client = await braintree.client.create({ authorization: setup.clientToken });
  return confirmingWith({ braintree, client }, showBank);
}

/** The bank of a card that was typed in nowhere, and what tells its device apart. */
export function confirmingWith(
  { braintree, client }: { readonly braintree: BraintreeWeb; readonly client: object },
  showBank: Parts["showBank"],
): StoredCardSession {
  const collecting = collectDevice(braintree, client);
  const bank = openBank(braintree, client, showBank);
  return {
    confirm: async (card, purchase) => {
      const verification = await collecting.now();
      const confirmed = await confirm(await bank, card, purchase);
      return confirmed.ok ? ok({ nonce: confirmed.value, verification }) : confirmed;
    },
    cancelBank: async () => cancel(await bank),
    teardown: async () => {
      await Promise.allSettled([collecting.teardown(), close(await bank)]);
    },
  };
}

/** Makes fields, 3-D Secure and device data. @throws when the scripts or the fields do not come. */
export async function openBraintree(parts: Parts): Promise<BraintreeSession> {
  const braintree = await loadBraintree(parts.setup.scriptBase);
  const client = await braintree.client.create({ authorization: parts.setup.clientToken });
  const collecting = collectDevice(braintree, client);
  const bank = openBank(braintree, client, parts.showBank);
  const fields = await createFields(braintree, client, parts.boxes);
  return {
    fields,
    pay: async (purchase) => {
      const typed = await tokenizeHosted(fields);
      if (!typed.ok) return typed;
      const { bin, ...card } = typed.value;
      const device = await collecting.now();
      const confirmed = await confirm(await bank, { nonce: card.token, bin }, purchase);
      if (!confirmed.ok) return confirmed;
      const verification = device === undefined ? {} : { verification: device };
      return ok({ ...card, token: confirmed.value, ...verification });
    },
    cancelBank: async () => cancel(await bank),
    teardown: async () => {
      const ends = [fields.teardown(), collecting.teardown()];
      await Promise.allSettled([...ends, close(await bank)]);
    },
  };
}

type Bank = ThreeDSecure | "not offered" | "unreachable";

async function cancel(bank: Bank): Promise<void> {
  // It throws where nothing was begun: then there is nothing to end.
  if (typeof bank === "object") await bank.cancelVerifyCard().catch(() => undefined);
}

async function close(bank: Bank): Promise<void> {
  if (typeof bank === "object") await bank.teardown();
}

/** 3-D Secure with the bank's page in a dialog of ours. */
async function openBank(
  braintree: BraintreeWeb,
  client: object,
  showBank: Parts["showBank"],
): Promise<Bank> {
  try {
    const component = await braintree.threeDSecure.create({ client, version: "2-inline-iframe" });
    component.on("lookup-complete", (_, next) => next());
    component.on("authentication-iframe-available", showBank);
    return component;
  } catch (error) {
    return isNotOffered(error) ? "not offered" : "unreachable";
  }
}

async function confirm(
  bank: Bank,
  card: { readonly nonce: string; readonly bin: string },
  purchase: Purchase | undefined,
): Promise<Result<string>> {
  if (bank === "not offered" || purchase === undefined) return ok(card.nonce);
  return bank === "unreachable" ? refuse(UNREACHABLE) : verifyWithBank(bank, card, purchase);
}

/** What Braintree's fraud tools know the device by; blocked or late, a payment goes without. */
export function collectDevice(braintree: BraintreeWeb, client: object) {
  let data: string | undefined;
  let collector: DataCollector | undefined;
  const collect = async () => {
    collector = await braintree.dataCollector?.create({ client });
    data = await collector?.getDeviceData();
  };
  const settled = collect().catch(() => undefined);
  return {
    now: async () => {
      await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, DEVICE_MS))]);
      return data;
    },
    teardown: async () => collector?.teardown(),
  };
}

function createFields(
  braintree: BraintreeWeb,
  client: object,
  boxes: HTMLElement,
): Promise<HostedFields> {
  return braintree.hostedFields.create({
    client,
    styles: hostedStyles(frameTheme(boxes)),
    fields: Object.fromEntries(
      CARD_FIELDS.map((field) => [
        HOSTED_NAME[field],
        { container: boxes.querySelector(`[data-field="${field}"]`) },
      ]),
    ),
  });
}

/**
 * The shop's look as Braintree's option `styles` takes it: a few CSS properties by selector. Its frames load no
 * letters of anybody, so the family names the ones that ours fall back to.
 */
function hostedStyles(theme: Readonly<Record<string, string>>): Readonly<Record<string, object>> {
  const { ink = "", inkMuted = "", danger = "", textSize = "16px" } = theme;
  return {
    input: {
      "font-size": textSize,
      "font-family": "Archivo, Arial, Roboto, sans-serif",
      color: ink,
    },
    "::placeholder": { color: inkMuted },
    "input.invalid": { color: danger },
  };
}

/** How long paying waits for the device's data, in ms; it is asked for when the fields appear. */
const DEVICE_MS = 1_500;
