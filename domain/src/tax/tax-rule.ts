/** A rate of tax for a place, for goods of one class bought by customers of one class. */
export interface TaxRule {
  readonly code: string;
  readonly priority: number;
  readonly customerTaxClassId: number;
  readonly productTaxClassId: number;
  readonly countryCode: string;
  /** `*` for every region. */
  readonly regionCode: string;
  readonly postcodeFrom: string | null;
  readonly postcodeTo: string | null;
  /** Millionths of the price: 8.875 % is 88750. */
  readonly rateMicro: number;
  readonly appliesToShipping: boolean;
}

/** Where the goods go and who buys. */
export interface TaxPlace {
  readonly countryCode: string;
  readonly regionCode: string;
  readonly postcode: string;
  readonly customerTaxClassId: number;
}

/** The rules that hold for one class of goods at one place, in the order of their priority. */
export function taxRulesFor(
  rules: readonly TaxRule[],
  place: TaxPlace,
  productTaxClassId: number | null,
): TaxRule[] {
  return rules
    .filter((rule) => rule.productTaxClassId === productTaxClassId && holds(rule, place))
    .sort((a, b) => a.priority - b.priority || a.code.localeCompare(b.code));
}

function holds(rule: TaxRule, place: TaxPlace): boolean {
  return (
    rule.customerTaxClassId === place.customerTaxClassId &&
    rule.countryCode === place.countryCode &&
    (rule.regionCode === "*" || rule.regionCode === place.regionCode) &&
    isInPostcodeRange(rule, place.postcode)
  );
}

/**
 * Numeric ranges compare as numbers (US `33000`–`33999`, the part before a hyphen counts); others
 * compare as text. A range without an end is one postcode, a range without a start is every postcode.
 */
function isInPostcodeRange(rule: TaxRule, postcode: string): boolean {
  const { postcodeFrom: from, postcodeTo } = rule;
  if (from === null) return true;
  const to = postcodeTo ?? from;
  const code = (postcode.trim().split("-")[0] ?? "").toUpperCase();
  if ([from, to, code].every((part) => /^\d+$/.test(part))) {
    return Number(code) >= Number(from) && Number(code) <= Number(to);
  }
  return code >= from.toUpperCase() && code <= to.toUpperCase();
}
