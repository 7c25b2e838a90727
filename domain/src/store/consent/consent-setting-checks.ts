import { CONSENT_CATEGORIES } from "../../storage/consent-category.ts";
import type { ConsentSettings } from "./consent-settings.ts";
import {
  isOn,
  line,
  listOf,
  oneOf,
  record,
  text,
  whole,
  type ValueCheck,
} from "../value-checks.ts";

/** A path of the store itself: another host is none, nor what a browser takes for one. */
export const PATH_OR_NOTHING = /^(?:\/(?![/\\])\S*)?$/;

const path = line(300, PATH_OR_NOTHING, "store.settingPath");
const label = line(60, /\S/);

/** A cookie's name, with a `*` or several for what is not known; two letters of it are known at least. */
const COOKIE_NAME = /^(?=(?:[^*]*\*){0,3}[^*]*$)(?=.*[^*].*[^*])[^\s;,="\\]+$/;

/** What each setting of consent may be. */
export const CONSENT_CHECKS: Readonly<Record<keyof ConsentSettings, ValueCheck>> = {
  consentManaged: isOn,
  cookieRestriction: isOn,
  cookieRestrictionDays: whole(1, 390),
  cookiePrivacyUrl: path,
  consentBeforeOptIn: isOn,
  consentBlocksUnknown: isOn,
  consentReloadsAfterAccept: isOn,
  consentReloadsAfterDecline: isOn,
  consentLeadsAfterDecline: path,
  consentShowsCookies: isOn,
  consentOverview: text(1_000, /\S/),
  consentAcceptLabel: label,
  consentDeclineLabel: label,
  consentSettingsLabel: label,
  consentConfirmLabel: label,
  consentCategories: listOf(
    record({
      key: oneOf(CONSENT_CATEGORIES),
      name: line(60, /\S/),
      description: line(500, /\S/),
      isPreChecked: isOn,
    }),
    // Each of them once.
    CONSENT_CATEGORIES.length,
    (one) => (one as { readonly key: string }).key,
  ),
  consentCookies: listOf(
    record({
      name: line(100, COOKIE_NAME, "store.settingCookieName"),
      domain: line(200, /\S/),
      duration: line(60, /\S/),
      description: line(500, /\S/),
      category: oneOf(CONSENT_CATEGORIES),
    }),
    0,
    (one) => (one as { readonly name: string }).name,
  ),
  consentEdition: whole(1, 9_999),
  consentLogDays: whole(30, 3_650),
};
