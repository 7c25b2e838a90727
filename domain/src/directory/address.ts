/** A postal address as the domain spells it (CHECK-04); the wire's spellings stop at the codec. */
export interface Address {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  /** One to four lines. */
  readonly street: readonly string[];
  readonly city: string;
  /** The region's code where the country has a list of regions, else "". */
  readonly regionCode: string;
  /** The region's name, free text where the country has no list. */
  readonly region: string;
  readonly postcode: string;
  readonly countryCode: string;
  readonly telephone: string;
  readonly saveInAddressBook: boolean;
}

/** Whether two addresses name the same place and person (CHECK-20). */
export function isSameAddress(a: Address, b: Address): boolean {
  return COMPARED.every((field) => a[field] === b[field]) && lines(a) === lines(b);
}

const COMPARED = [
  "firstname",
  "lastname",
  "company",
  "city",
  "regionCode",
  "region",
  "postcode",
  "countryCode",
  "telephone",
] as const;

const lines = (address: Address) => address.street.join("\n");
