/** An address as calls give it to be changed. */
type AddressFields = Readonly<
  Record<Exclude<keyof typeof ADDRESS_FIELDS, "street2" | "street">, string>
> & {
  readonly street: readonly string[];
};

/** What is typed of an address, whosever it is. */
export const ADDRESS_FIELDS = {
  firstname: { label: "First name", autoComplete: "off" },
  lastname: { label: "Last name", autoComplete: "off" },
  company: { label: "Company", autoComplete: "off", mayBeEmpty: true },
  street: { label: "Street", autoComplete: "off" },
  street2: { label: "Street, second line", autoComplete: "off", mayBeEmpty: true },
  city: { label: "City", autoComplete: "off" },
  region: { label: "State or province", autoComplete: "off", mayBeEmpty: true },
  postcode: { label: "Postcode", autoComplete: "off", mayBeEmpty: true },
  country_code: { label: "Country, as two letters", autoComplete: "off", maxLength: 2 },
  telephone: { label: "Telephone", autoComplete: "off", mayBeEmpty: true },
} as const;

type Typed = Readonly<Record<keyof typeof ADDRESS_FIELDS, string>>;

/** What stands in the fields at first: further lines of a street stand in the second one. */
export function addressValues({ street, ...address }: AddressFields): Typed {
  const [line1 = "", ...more] = street;
  return { ...address, street: line1, street2: more.filter(Boolean).join(", ") };
}

/** What is typed, as calls take it. */
export const typedAddress = ({ street, street2, ...typed }: Typed) => ({
  ...typed,
  street: [street, street2].filter((line) => line !== ""),
});
