import { ACCEPTED_MAX, CATEGORY_KEY_MAX } from "@placket/domain/consent/choice";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { maybeInData, text } from "../shapes.ts";

/** How consent is asked for and kept, in the documents' spelling (CONSENT-01). */
const config = z.object({
  can_manage_cookie: z.boolean(),
  can_use_cookie_before_opt_in: z.boolean(),
  can_block_unknown_cookie: z.boolean(),
  consent: z.object({
    /** Whether who asks is signed in; choices are noted at `log_url`. */
    logged_in: z.boolean(),
    log_url: z.string(),
    reload_after_accept: z.boolean(),
    reload_after_decline: z.boolean(),
    redirect_to_after_decline: z.string(),
    /** Days. */
    expiry: z.number(),
  }),
  cookie: z.object({ path: z.string(), domain: z.string(), parent_domain: z.string() }),
  mage: z.object({
    website: z.number(),
    cookie_name: z.string(),
    /** Seconds. */
    lifetime: z.number(),
  }),
  /** Categories by names; those of names that are not known beforehand are in `dynamic_names_patterns`. */
  cookie_to_category_mapping: z.record(z.string(), z.string()),
  cookies: z.array(z.string()),
  essential_category_keys: z.array(z.string()),
  /** Regular expressions of names, by their category. */
  dynamic_names_patterns: z.array(z.object({ pattern: z.string(), category_key: z.string() })),
});

/** One button of the notice. */
const button = z.object({ label: z.string() });

/** What the notice and its window show (CONSENT-02). */
const settings = z.object({
  categories: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      description: z.string(),
      essential: z.boolean(),
      pre_checked: z.boolean(),
    }),
  ),
  cookies: z.array(
    z.object({
      name: z.string(),
      domain: z.string(),
      domain_label: z.string(),
      duration_label: z.string(),
      type: z.enum(["first", "third"]),
      type_label: z.string(),
      description: z.string(),
      category_key: z.string(),
    }),
  ),
  overview: z.string(),
  accept_button: button,
  decline_button: button,
  settings_button: button,
  confirm_button: button,
  can_show_cookie_details: z.boolean(),
});

const reply = z.object({
  /** Of the list: a choice of another one is none. */
  list: z.string(),
  config,
  settings,
});

export type CookieConsentWire = z.output<typeof reply>;
export type ConsentConfigWire = CookieConsentWire["config"];

/** `all`, or the keys of categories; none of them is a decline. */
const body = maybeInData(
  z.object({
    acceptedKeys: z.union([z.literal("all"), z.array(text(CATEGORY_KEY_MAX)).max(ACCEPTED_MAX)]),
    /** By which number a browser keeps its choices, made by itself; none of a caller that keeps none. */
    visitor: z.uuid().optional(),
    /** The list that was shown; where it is another one by now nothing is noted. */
    list: text(20).optional(),
  }),
);

const noting = {
  method: "POST",
  source: "CONSENT-13, OPEN-25",
  body,
  reply: z.object({ success: z.literal(true) }),
  errors: ["consent.unknownCategory", "consent.listChanged", "consent.tooManyChoices"],
} as const;

/** Consent to what is kept in a browser. */
export const consentEndpoints = {
  cookieConsent: endpoint({
    method: "GET",
    path: "cookie-consent/config",
    summary: "What is kept in a browser, by categories, and how consent to it is asked for.",
    source: "CONSENT-01, CONSENT-02",
    can: "shop.browse",
    reply,
    errors: [],
  }),
  noteGuestConsent: endpoint({
    ...noting,
    path: "cookie-consent/guest/update",
    summary: "Notes what somebody accepted: `all`, some categories, or none of them.",
    can: "shop.browse",
  }),
  noteCustomerConsent: endpoint({
    ...noting,
    path: "cookie-consent/customer/update",
    summary: "The same of somebody who is signed in; it stands with their account.",
    can: "account.read",
  }),
} as const satisfies EndpointTable;
