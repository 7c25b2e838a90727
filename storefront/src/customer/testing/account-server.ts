import { portalDataToWire } from "@placket/contract/store/portal-data.codec";
import type { AccountInfoWire } from "@placket/contract/customer/customer.rest";
import type { SavedAddressWire } from "@placket/contract/customer/saved-address.codec";
import type { ErrorKey } from "@placket/domain/errors";
import { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../../api/shop.ts";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";
import { CHECKOUT_CONFIG, COUNTRIES } from "./checkout-facts.ts";
import { aDevice, AN_END } from "./devices.ts";
import { BLANK } from "./saved-addresses.ts";
import { aPasskey, CREATION, REQUEST } from "./passkeys.ts";

/** Somebody with an account, as the server keeps them. */
interface Holder {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Who of the staff acts for them. */
  readonly actedBy: string | null;
}

export const MARTA: Holder = {
  id: 7,
  email: "marta@example.com",
  password: "Twill-1x",
  firstName: "Marta",
  lastName: "Kowal",
  actedBy: null,
};

/** A portal as its login is told. */
const A_PORTAL = {
  ...portalDataToWire(undefined),
  entity_id: 31,
  is_active: true,
  code: "harbour",
  name: "Harbour Catering",
  aboveLoginDetails: "",
  belowLoginDetails: "",
  disclaimer: "",
};

const NEWCOMER = { id: 8, actedBy: null };

/** What Marta signs in with. */
export const LOGIN = { username: MARTA.email, password: MARTA.password };

/** The calls that sign somebody in and out, for a shop that answers others too. */
export function accountCalls(server: AccountServer): Pick<Handlers, "logIn" | "logOut"> {
  const { call } = server.shop();
  return { logIn: (input) => call("logIn", input), logOut: () => call("logOut") };
}

/** A server of accounts: it knows who has one and who is logged in, and answers as the contract says. */
export class AccountServer {
  readonly holders: Holder[] = [MARTA];
  /** By whom the browser's session is held. */
  holder: Holder | undefined;
  isDown = false;
  /** What the next login changed in the cart. */
  tips: string[] = [];
  /** Where the mailed link leads. */
  redirectPath: string | null = null;
  /** What the next call of a name is refused with. */
  readonly refusals: Record<string, CallError> = {};
  /** No answer before this is through. */
  until: Promise<void> | undefined;
  /** What of the portal whose code is asked for is otherwise than usual. */
  portal: Partial<typeof A_PORTAL> = {};
  sendsLoginLinks = true;
  givesPoints = false;
  /** The forms that want a recaptcha. */
  guarded: readonly string[] = [];
  /** The headers of the last call over GraphQL. */
  headers: Readonly<Record<string, string>> = {};
  /** Who has placed the order that an account is made of. */
  buyer = { email: "noor@example.com", firstName: "Noor", lastName: "Haddad" };
  newsletter: "NOT_ACTIVE" | "SUBSCRIBED" | "UNCONFIRMED" | "UNSUBSCRIBED" = "NOT_ACTIVE";
  /** Where the holder is signed in. */
  devices = [
    aDevice(),
    aDevice({
      id: 2,
      is_this: false,
      browser: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
    }),
  ];
  /** What the end of the holder's account means, as it is on the wire. */
  end = AN_END;
  /** The holder's passkeys, as they are on the wire. */
  passkeys = [aPasskey()];
  /** The holder's address book, as it is on the wire. */
  addresses: SavedAddressWire[] = [];
  /** The holder's stored cards, as they are on the wire. */
  storedCards: { readonly public_hash: string }[] = [];
  readonly asked: { readonly name: string; readonly what: unknown }[] = [];

  count(name: string): number {
    return this.asked.filter((one) => one.name === name).length;
  }

  /** What a call was asked with last. */
  last(name: string): unknown {
    return this.asked.findLast((one) => one.name === name)?.what;
  }

  shop(): Shop {
    const rest = aShop({
      portalDetails: () => ({ ...A_PORTAL, ...this.portal }),
      accountInfo: () => this.#answer("accountInfo", undefined, () => this.#info()),
      logIn: ({ body }) =>
        this.#answer("logIn", body, () => {
          this.holder = this.#find(body?.username ?? "", body?.password ?? "");
          return this.#cameIn();
        }),
      tokenOwner: ({ body }) =>
        this.#answer("tokenOwner", body, () => {
          const owner = this.#ownerOf(body?.token);
          return { email: owner.email, acting: owner.actedBy !== null };
        }),
      setAuth: ({ body }) =>
        this.#answer("setAuth", body, () => {
          this.holder = this.#ownerOf(body?.token);
          return this.#cameIn();
        }),
      confirmEmail: ({ body }) =>
        this.#answer("confirmEmail", body, () => {
          if (body?.token !== "link-1") throw refused(401, "customer.wrongEmailLink");
          this.holder = undefined;
          return { success: true as const };
        }),
      passkeys: () => this.#answer("passkeys", undefined, () => ({ passkeys: this.passkeys })),
      passkeyOptions: ({ body }) => this.#answer("passkeyOptions", body, () => CREATION),
      addPasskey: ({ body }) =>
        this.#answer("addPasskey", body, () => {
          const made = aPasskey({ id: 1 + this.passkeys.length, name: body?.name ?? "" });
          this.passkeys = [...this.passkeys, made];
          return made;
        }),
      renamePasskey: ({ body }) =>
        this.#answer("renamePasskey", body, () => {
          const renamed = aPasskey({ id: Number(body?.id), name: body?.name ?? "" });
          this.passkeys = this.passkeys.map((one) => (one.id === renamed.id ? renamed : one));
          return renamed;
        }),
      deletePasskey: ({ body }) =>
        this.#answer("deletePasskey", body, () => {
          const deleted = Number(body?.id);
          this.passkeys = this.passkeys.filter(({ id }) => id !== deleted);
          return { deleted };
        }),
      passkeyChallenge: ({ body }) => this.#answer("passkeyChallenge", body, () => REQUEST),
      logInWithPasskey: ({ body }) =>
        this.#answer("logInWithPasskey", body, () => {
          this.holder = MARTA;
          return this.#cameIn();
        }),
      sessions: () => this.#answer("sessions", undefined, () => ({ sessions: this.devices })),
      endSession: ({ body }) =>
        this.#answer("endSession", body, () => {
          const ended = Number(body?.id);
          this.devices = this.devices.filter(({ id }) => id !== ended);
          return { ended };
        }),
      endOtherSessions: () =>
        this.#answer("endOtherSessions", undefined, () => {
          this.devices = this.devices.filter((device) => device.is_this);
          return { success: true as const };
        }),
      accountEnd: () => this.#answer("accountEnd", undefined, () => this.end),
      deleteAccount: ({ body }) =>
        this.#answer("deleteAccount", body, () => {
          this.#prove(body?.password);
          this.holder = undefined;
          return { success: true as const, account: this.#info() };
        }),
      logOut: () =>
        this.#answer("logOut", undefined, () => {
          this.holder = undefined;
          return { success: true as const, account: this.#info(), token: null };
        }),
    });
    const graphql: Shop["graphql"] = (operation, variables, headers = {}) => {
      this.headers = headers;
      return this.#answer(operation.name, variables, () => {
        const answer = this.#answers[operation.name];
        if (!answer) throw new Error(`The test answers no "${operation.name}"`);
        return answer(variables as Variables) as never;
      });
    };
    return { ...rest, graphql };
  }

  readonly #answers: Readonly<Record<string, (variables: Variables) => unknown>> = {
    AccountRules: () => ({
      storeConfig: {
        minimum_password_length: "8",
        required_character_classes_number: "3",
        create_account_heading: "Become one of us",
        create_account_label: "Join",
        loyalty_enabled: this.givesPoints,
        loyalty_create_account_heading: "Join our rewards",
        loyalty_create_account_label: "Earn points",
        customer_login_link_enabled: this.sendsLoginLinks,
        recaptcha_site_key: this.guarded.length > 0 ? "site-key" : null,
        form_recaptcha_type: this.guarded.length > 0 ? "recaptcha_v3" : null,
        form_recaptcha_actions: this.guarded,
      },
    }),
    CreateCustomer: ({ input }) => {
      const { email, password, firstname: firstName, lastname: lastName } = input ?? NOBODY;
      if (this.holders.some((one) => one.email === email))
        throw refused(409, "customer.emailTaken");
      this.holders.push({ ...NEWCOMER, email, password, firstName, lastName });
      return { createCustomerV2: { customer: { email } } };
    },
    CreateFromOrder: ({ input }) => {
      const { email, firstName, lastName } = this.buyer;
      const password = input?.password ?? "";
      this.holders.push({ ...NEWCOMER, email, password, firstName, lastName });
      return { createCustomerFromOrder: { customer: { email } } };
    },
    RequestPasswordReset: () => ({ requestPasswordResetEmail: true }),
    SendLoginLink: () => ({ sendCustomerLoginLink: true }),
    Newsletter: () => ({ customer: { newsletter_status: this.newsletter } }),
    WantNewsletter: ({ input }) => {
      this.newsletter = input?.is_subscribed ? "UNCONFIRMED" : "UNSUBSCRIBED";
      return { updateCustomerV2: { customer: {} } };
    },
    UpdateName: () => ({ updateCustomerV2: { customer: {} } }),
    UpdateEmail: ({ password }) => {
      this.#prove(password);
      return { updateCustomerEmail: { customer: {} } };
    },
    ChangePassword: () => ({ changeCustomerPassword: {} }),
    ResetPassword: ({ token }) => {
      if (token !== "link-1") throw refused(400, "customer.wrongResetToken");
      return { resetPassword: true };
    },
    GET_STORE_CONFIG: () => ({ storeConfig: CHECKOUT_CONFIG }),
    OwnOrders: () => ({
      customer: { orders: { items: [], total_count: 0, page_info: { total_pages: 1 } } },
    }),
    StoredCards: () => ({ customerPaymentTokens: { items: this.storedCards } }),
    DeleteStoredCard: ({ publicHash }) => {
      this.storedCards = this.storedCards.filter((one) => one.public_hash !== publicHash);
      return { deletePaymentToken: { result: true } };
    },
    AddressBook: () => ({ customer: { addresses: this.addresses } }),
    GET_AVAILABLE_COUNTRIES: () => ({ countries: COUNTRIES }),
    CreateAddress: ({ input }) => {
      const isFirst = this.addresses.length === 0;
      const id = 1 + Math.max(0, ...this.addresses.map((one) => one.id ?? 0));
      const made = { ...BLANK, default_shipping: isFirst, default_billing: isFirst, ...input, id };
      this.addresses = [...this.addresses, made];
      return { createCustomerAddress: { id } };
    },
    UpdateAddress: ({ id, input }) => {
      const isTaken = (use: "default_shipping" | "default_billing", one: SavedAddressWire) =>
        one.id !== id && input?.[use] === true ? { [use]: false } : {};
      this.addresses = this.addresses.map((one) => ({
        ...one,
        ...isTaken("default_shipping", one),
        ...isTaken("default_billing", one),
        ...(one.id === id ? input : {}),
      }));
      return { updateCustomerAddress: { id } };
    },
    DeleteAddress: ({ id }) => {
      this.addresses = this.addresses.filter((one) => one.id !== id);
      return { deleteCustomerAddress: true };
    },
  };

  #ownerOf(token: string | undefined): Holder {
    const owner = this.holders.find(({ id }) => tokenOf(id) === token);
    if (!owner) throw refused(401, "customer.wrongToken");
    return owner;
  }

  #prove(password: string | undefined): void {
    if (!this.end.wants_password || password === this.holder?.password) return;
    throw refused(401, "customer.wrongPassword");
  }

  #find(username: string, password: string): Holder {
    const found = this.holders.find((one) => one.email === username && one.password === password);
    if (!found) throw refused(401, "customer.wrongLogin");
    return found;
  }

  #cameIn() {
    const { id } = this.holder ?? MARTA;
    const { tips, redirectPath: redirect_path } = this;
    const said = { success: true as const, message: "", token: tokenOf(id) };
    return { ...said, account: this.#info(), redirect_path, tips };
  }

  #info(): AccountInfoWire {
    const { id = null, email = "", firstName = "", lastName = "" } = this.holder ?? {};
    return {
      id,
      email,
      username: email,
      firstName,
      lastName,
      group: { customer_group_code: this.holder ? "General" : "NOT LOGGED IN" },
      isLoggedIn: this.holder !== undefined,
      isSalesRepresentative: false,
      customerNumber: "",
      extensionAttributes: {
        customer_number_info: { custid: "", company_name: "", website_name: "" },
        is_active_super_user: false,
        is_logged_in_as_assigned_super_user_customer: false,
        assigned_su_customer_info: null,
        customer_group_hash: "",
        acted_by: this.holder?.actedBy ?? null,
        portal_data: portalDataToWire(undefined),
      },
    };
  }

  async #answer<Value>(name: string, what: unknown, answer: () => Value): Promise<Value> {
    this.asked.push({ name, what });
    await this.until;
    if (this.isDown) throw new CallError("Failed to fetch", { kind: "offline", status: 0 });
    const refusal = this.refusals[name];
    delete this.refusals[name];
    if (refusal) throw refusal;
    return answer();
  }
}

interface Variables {
  readonly id?: number;
  readonly token?: string;
  readonly password?: string;
  readonly publicHash?: string;
  readonly input?: typeof NOBODY & Partial<SavedAddressWire> & { readonly is_subscribed?: boolean };
}

const NOBODY = { email: "", password: "", firstname: "", lastname: "" };
const tokenOf = (id: number) => `token-${id}`;

export const refused = (status: number, error: ErrorKey, ...params: readonly (string | number)[]) =>
  aRefusal(status, { problems: [{ error, field: "", params }] });
