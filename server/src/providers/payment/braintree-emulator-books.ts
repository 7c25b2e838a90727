import type { EmulatedAnswer } from "./braintree-emulator.ts";
import { CONFIRMED, DEVICES, kindOf } from "./braintree-emulator-devices.ts";
import { XmlCollection, XmlList, type XmlTree } from "./braintree-emulator-xml.ts";

interface Transaction {
  readonly id: string;
  readonly type: "sale" | "credit";
  status: string;
  amount: string;
  readonly currencyIsoCode: string;
  readonly orderId: string;
  readonly processorResponseCode: string;
  readonly gatewayRejectionReason: string;
  readonly refundIds: string[];
  /** What its card is called in the vault. */
  readonly vaultToken: string | null;
  /** Of which kind its nonce was. */
  readonly kind: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Of merchant accounts beside the default one. */
const CURRENCIES: Readonly<Record<string, string>> = { "placket-gbp": "GBP" };

/** What a nonce makes of a sale. Any other nonce is unknown. */
const NONCES: Readonly<
  Record<
    string,
    {
      status: string;
      code?: string;
      rejection?: string;
      silently?: "timeout" | "silence" | "hang-up";
    }
  >
> = {
  valid: { status: "authorized" },
  confirmed: { status: "authorized" },
  "processor-declined": { status: "processor_declined", code: "2000" },
  "insufficient-funds": { status: "processor_declined", code: "2001" },
  "expired-card": { status: "processor_declined", code: "2004" },
  "cvv-mismatch": { status: "gateway_rejected", rejection: "cvv" },
  "three-d-secure-required": { status: "gateway_rejected", rejection: "three_d_secure" },
  "processor-failed": { status: "failed", code: "3000" },
  authorizing: { status: "authorizing", silently: "silence" },
  "authorized-then-timeout": { status: "authorized", silently: "timeout" },
  "authorized-then-silence": { status: "authorized", silently: "silence" },
  "authorized-then-hang-up": { status: "authorized", silently: "hang-up" },
};

/** The emulated gateway's books, and how it answers. */
export class EmulatedBooks {
  readonly transactions: Transaction[] = [];
  /** Whether search shows new transactions already. */
  searchIsCurrent = true;
  readonly #spent = new Set<string>();
  #nonces = 0;
  /** Tokens of the vault, each with the kind of nonce that its card was. */
  readonly #vault = new Map<string, string>();

  answer(method: string, path: string, body: unknown): EmulatedAnswer {
    const [, , id = "", action = ""] = path.split("/");
    const wanted = fieldsOf(fieldsOf(body)["transaction"]);
    if (path === "/client_token") return found({ clientToken: { value: "client-token" } });
    if (path === "/transactions") return this.#sell(wanted);
    if (path.startsWith("/payment_method_nonces/")) return tellOf(id);
    if (path.startsWith("/payment_methods/")) return this.#inVault(method, path.split("/"));
    if (id.startsWith("advanced_search")) {
      return this.#search(id, fieldsOf(fieldsOf(body)["search"]));
    }
    const transaction = this.transactions.find((one) => one.id === id);
    if (transaction === undefined) return { status: 404 };
    if (method === "GET") return found({ transaction: treeOf(transaction) });
    if (action === "void") return cancel(transaction);
    return action === "refund" ? this.#refund(transaction, wanted) : submit(transaction, wanted);
  }

  /** What the nightly run of a real gateway does. */
  settle(id: string): void {
    const transaction = this.transactions.find((one) => one.id === id);
    if (transaction !== undefined) transaction.status = "settled";
  }

  #sell(wanted: Fields): EmulatedAnswer {
    const nonce = textOf(wanted, "payment_method_nonce");
    const named = kindOf(nonce);
    const kind = DEVICES[named]?.asCard ?? named;
    const options = fieldsOf(wanted["options"]);
    const isRefused =
      fieldsOf(options["three_d_secure"])["required"] === true && kind !== CONFIRMED;
    const outcome = NONCES[isRefused && kind in NONCES ? "three-d-secure-required" : kind];
    if (outcome === undefined) return invalid("91565", "Unknown nonce.");
    if (this.#spent.has(nonce)) return invalid("91564", "A nonce is used once.");
    this.#spent.add(nonce);
    const isDuplicate = this.#hasEqual(wanted);
    const isKept = options["store_in_vault_on_success"] === true;
    const vaultToken =
      isKept && outcome.status === "authorized" ? `vault${this.#vault.size + 1}` : null;
    // A card in the vault is confirmed anew each time.
    if (vaultToken !== null) this.#vault.set(vaultToken, kind === CONFIRMED ? "valid" : kind);
    const transaction = this.#book(wanted, {
      vaultToken,
      kind: named,
      type: "sale",
      status: isDuplicate ? "gateway_rejected" : outcome.status,
      code: outcome.code ?? "1000",
      rejection: isDuplicate ? "duplicate" : (outcome.rejection ?? ""),
    });
    if (outcome.silently === "timeout") return { status: 504 };
    if (outcome.silently !== undefined) return outcome.silently;
    if (transaction.status === "authorized") return made(transaction);
    const apiErrorResponse = { ...NO_ERRORS, transaction: treeOf(transaction) };
    return { status: 422, body: { apiErrorResponse } };
  }

  /** `POST /payment_methods/{token}/nonces` and `DELETE /payment_methods/any/{token}`. */
  #inVault(method: string, [, , first = "", second = ""]: readonly string[]): EmulatedAnswer {
    if (method === "DELETE") return { status: this.#vault.delete(second) ? 200 : 404 };
    const kind = this.#vault.get(first);
    if (kind === undefined || second !== "nonces") return { status: 404 };
    this.#nonces += 1;
    const nonce = {
      nonce: `${kind}:of-${first}-${this.#nonces}`,
      type: "CreditCard",
      details: { bin: "411111" },
    };
    return { status: 201, body: { paymentMethodNonce: nonce } };
  }

  #hasEqual(wanted: Fields): boolean {
    return this.transactions.some(
      ({ orderId, amount, status }) =>
        status === "authorized" && orderId === wanted["order_id"] && amount === wanted["amount"],
    );
  }

  #search(kind: string, criteria: Fields): EmulatedAnswer {
    const orderId = fieldsOf(criteria["order_id"])["is"];
    const ids: readonly unknown[] = Array.isArray(criteria["ids"]) ? criteria["ids"] : [];
    const visible = this.searchIsCurrent ? this.transactions : [];
    const hits = visible.filter((one) => one.orderId === orderId || ids.includes(one.id));
    if (kind === "advanced_search_ids") {
      const list = new XmlList(
        "item",
        hits.map(({ id }) => id),
      );
      return found({ searchResults: { pageSize: 50, ids: list } });
    }
    const page = new XmlCollection("transaction", hits.map(treeOf));
    return found({ creditCardTransactions: page });
  }

  #refund(transaction: Transaction, wanted: Fields): EmulatedAnswer {
    if (transaction.status !== "settled") return invalid("91506", "Not settled.");
    const earlier = this.transactions.filter(({ id }) => transaction.refundIds.includes(id));
    const refunded = earlier.reduce((sum, { amount }) => sum + Number(amount), 0);
    if (refunded + Number(wanted["amount"]) > Number(transaction.amount)) {
      return invalid("91521", "Refund amount is too large.");
    }
    const as = {
      type: "credit",
      status: "submitted_for_settlement",
      code: "1002",
      rejection: "",
      currency: transaction.currencyIsoCode,
    } as const;
    const credit = this.#book(wanted, as);
    transaction.refundIds.push(credit.id);
    return made(credit);
  }

  #book(
    wanted: Fields,
    as: {
      type: "sale" | "credit";
      status: string;
      code: string;
      rejection: string;
      currency?: string;
      vaultToken?: string | null;
      kind?: string;
    },
  ): Transaction {
    const transaction: Transaction = {
      id: `bt${this.transactions.length + 1}`,
      type: as.type,
      status: as.status,
      amount: textOf(wanted, "amount"),
      currencyIsoCode: as.currency ?? CURRENCIES[textOf(wanted, "merchant_account_id")] ?? "USD",
      orderId: textOf(wanted, "order_id"),
      processorResponseCode: as.code,
      gatewayRejectionReason: as.rejection,
      refundIds: [],
      vaultToken: as.vaultToken ?? null,
      kind: as.kind ?? "",
    };
    this.transactions.push(transaction);
    return transaction;
  }
}

function cancel(transaction: Transaction): EmulatedAnswer {
  if (!["authorized", "authorizing", "submitted_for_settlement"].includes(transaction.status)) {
    return invalid("91504", "Cannot be voided.");
  }
  transaction.status = "voided";
  return made(transaction);
}

function submit(transaction: Transaction, wanted: Fields): EmulatedAnswer {
  if (transaction.status !== "authorized") return invalid("91507", "Cannot be submitted.");
  if (Number(wanted["amount"]) > Number(transaction.amount)) {
    return invalid("91522", "Settlement amount is too large.");
  }
  transaction.amount = textOf(wanted, "amount");
  transaction.status = "submitted_for_settlement";
  return made(transaction);
}

function treeOf(transaction: Transaction): XmlTree {
  const { gatewayRejectionReason, refundIds, vaultToken, kind, ...rest } = transaction;
  const device = DEVICES[kind]?.transaction;
  return {
    ...rest,
    gatewayRejectionReason: gatewayRejectionReason === "" ? null : gatewayRejectionReason,
    refundIds: new XmlList("item", refundIds),
    ...(device ?? { paymentInstrumentType: "credit_card" }),
    creditCard: device ? NO_CARD : { token: vaultToken, ...TYPED_CARD },
  };
}

const TYPED_CARD = {
  cardType: "MasterCard",
  last4: "4444",
  expirationMonth: "12",
  expirationYear: "2030",
};

/** Of what was paid otherwise Braintree tells of a card nevertheless, which is nothing. */
const NO_CARD = {
  token: null,
  cardType: null,
  last4: null,
  expirationMonth: null,
  expirationYear: null,
};

/** `GET /payment_method_nonces/{nonce}`: what a nonce is, spent or not. */
function tellOf(nonce: string): EmulatedAnswer {
  const kind = kindOf(nonce);
  if (kind === "hang-up") return "hang-up";
  if (!(kind in NONCES || kind in DEVICES)) return { status: 404 };
  const told = DEVICES[kind]?.nonce ?? { type: "CreditCard", details: { bin: "411111" } };
  return found({ paymentMethodNonce: { nonce, ...told } });
}

function found(body: XmlTree): EmulatedAnswer {
  return { status: 200, body };
}

function made(transaction: Transaction): EmulatedAnswer {
  return { status: 201, body: { transaction: treeOf(transaction) } };
}

const NO_ERRORS: XmlTree = { errors: { errors: new XmlList("error", []) }, message: "Refused" };

function invalid(code: string, message: string): EmulatedAnswer {
  const fault = { code, attribute: "base", message };
  const transaction = { errors: new XmlList("error", [fault]) };
  const errors = { errors: new XmlList("error", []), transaction };
  return { status: 422, body: { apiErrorResponse: { errors, message } } };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function textOf(fields: Fields, name: string): string {
  const text = fields[name];
  return typeof text === "string" ? text : "";
}
