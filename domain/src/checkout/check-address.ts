import { problem, type Problem } from "../problem.ts";
import { isOneLine } from "../one-line.ts";
import type { AddressField } from "../store/settings.ts";
import type { Address } from "../directory/address.ts";
import { checkField } from "./check-field.ts";
import { ADDRESS_LIMITS, STREET_LINES, TELEPHONE_DIGITS } from "./limits.ts";

/** What the shop and the country ask of an address. */
export interface AddressRules {
  readonly requiredFields: readonly AddressField[];
  /** Countries the shop sells to. */
  readonly countries: readonly string[];
  /** Region codes of the address's country; empty where the country has no list. */
  readonly regionCodes: readonly string[];
  /** Countries that have no postcodes. */
  readonly postcodeOptional: boolean;
}

/**
 * Every fault of an address, by field (CHECK-23): the form shows them, the server refuses with the same.
 */
export function checkAddress(address: Address, rules: AddressRules): Problem[] {
  return [
    ...checkRequired(address, rules),
    ...checkTexts(address),
    ...checkCountry(address, rules),
    ...checkPostcode(address),
    ...checkField("telephone", address.telephone, { kind: "number", length: TELEPHONE_DIGITS }),
  ];
}

function checkRequired(address: Address, rules: AddressRules): Problem[] {
  return rules.requiredFields
    .filter((field) => !(field === "region" && rules.regionCodes.length === 0))
    .filter((field) => !(field === "postcode" && rules.postcodeOptional))
    .filter((field) => valueOf(address, field).trim() === "")
    .map((field) => problem("checkout.required", wireField(field)));
}

function checkTexts(address: Address): Problem[] {
  const tooLong = Object.entries(ADDRESS_LIMITS).flatMap(([field, maxLength]) =>
    checkField(field, String(address[field as keyof Address]), { kind: "text", maxLength }),
  );
  const lines = address.street.flatMap((line) =>
    isOneLine(line) ? [] : [problem("checkout.notOneLine", "street")],
  );
  const streets = address.street.filter((line) => line.length > ADDRESS_LIMITS.city);
  const extra = streets.length > 0 || address.street.length > STREET_LINES;
  const tooWide = extra ? [problem("checkout.tooLong", "street", ADDRESS_LIMITS.city)] : [];
  return [...tooLong, ...lines.slice(0, 1), ...tooWide];
}

function checkCountry(address: Address, rules: AddressRules): Problem[] {
  if (address.countryCode === "") return [];
  if (!rules.countries.includes(address.countryCode)) {
    return [problem("checkout.countryNotServed", "countryCode")];
  }
  const isFree = rules.regionCodes.length === 0 || (address.regionCode || address.region) === "";
  const isKnown = isFree || rules.regionCodes.includes(address.regionCode);
  return isKnown ? [] : [problem("checkout.noSuchRegion", "region")];
}

function checkPostcode(address: Address): Problem[] {
  const pattern = POSTCODES[address.countryCode];
  if (!pattern || address.postcode.trim() === "" || pattern.shape.test(address.postcode.trim())) {
    return [];
  }
  return [problem("checkout.postcodeShape", "postcode", pattern.example)];
}

function valueOf(address: Address, field: AddressField): string {
  if (field === "street") return address.street.join("");
  if (field === "country") return address.countryCode;
  if (field === "region") return address.regionCode || address.region;
  return address[field];
}

const wireField = (field: AddressField) => (field === "country" ? "countryCode" : field);

/** Postcode shapes of the countries we sell to most; others are taken as they are. */
const POSTCODES: Readonly<Record<string, { shape: RegExp; example: string }>> = {
  US: { shape: /^\d{5}(-\d{4})?$/, example: "33063" },
  CA: { shape: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i, example: "H2X 1Y4" },
  GB: { shape: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: "CT9 1AB" },
  FR: { shape: /^\d{5}$/, example: "75002" },
  DE: { shape: /^\d{5}$/, example: "10115" },
  ES: { shape: /^\d{5}$/, example: "28001" },
};
