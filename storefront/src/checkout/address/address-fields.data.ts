import type { AddressDraft } from "./address-draft.ts";

/** One control of the address form. */
export interface AddressControl {
  readonly name: keyof AddressDraft;
  readonly label: string;
  /** The token after `shipping` or `billing` by which browsers fill addresses in. */
  readonly autoComplete: string;
  /** `place` and `third` share a row; on a narrow form `place` takes the whole. */
  readonly width: "whole" | "half" | "place" | "third";
  readonly hint?: string;
  readonly type?: "tel";
}

/** The controls in the order a shopper fills them; the country stands before what depends on it. */
export const ADDRESS_CONTROLS: readonly AddressControl[] = [
  { name: "firstname", label: "First name", autoComplete: "given-name", width: "half" },
  { name: "lastname", label: "Last name", autoComplete: "family-name", width: "half" },
  { name: "company", label: "Company", autoComplete: "organization", width: "whole" },
  { name: "countryCode", label: "Country", autoComplete: "country", width: "whole" },
  { name: "street", label: "Street address", autoComplete: "address-line1", width: "whole" },
  {
    name: "street2",
    label: "Apartment, suite, floor",
    autoComplete: "address-line2",
    width: "whole",
  },
  { name: "city", label: "City", autoComplete: "address-level2", width: "place" },
  { name: "region", label: "Region", autoComplete: "address-level1", width: "third" },
  { name: "postcode", label: "Postcode", autoComplete: "postal-code", width: "third" },
  {
    name: "telephone",
    label: "Telephone",
    autoComplete: "tel",
    width: "half",
    hint: "Used only when there is a question about the order.",
    type: "tel",
  },
];
