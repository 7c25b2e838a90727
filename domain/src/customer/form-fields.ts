import { ADDRESS_LIMITS, EMAIL_MAX, STREET_LINES } from "../checkout/limits.ts";
import { addressWords } from "../directory/address-words.ts";
import type { AddressField, StoreSettings } from "../store/settings.ts";
import { NAME_FIELDS } from "./person.ts";

/** What a form about customers is of: an account, or an address of its book. */
export type FormEntity = "CUSTOMER" | "CUSTOMER_ADDRESS";

/** The forms of Magento's clients, by Magento's codes. */
export const CUSTOMER_FORMS: Readonly<Record<string, FormEntity>> = {
  customer_account_create: "CUSTOMER",
  customer_account_edit: "CUSTOMER",
  customer_register_address: "CUSTOMER_ADDRESS",
  customer_address_edit: "CUSTOMER_ADDRESS",
};

/** A field of such a form: by which name it is sent, what it is called, and what it takes. */
export interface FormField {
  readonly code: string;
  /** A phrase. */
  readonly label: string;
  readonly input: "MULTILINE" | "SELECT" | "TEXT";
  readonly isRequired: boolean;
  /** Nobody else may have the same. */
  readonly isUnique: boolean;
  /** In characters, of each line; `null` of what is chosen. */
  readonly maxLength: number | null;
  readonly lines: number;
}

type Asked = Pick<StoreSettings, "defaultCountry" | "requiredAddressFields">;

/** The fields of a form in their order, as the store checks what is sent. */
export const formFields = (entity: FormEntity, settings: Asked): readonly FormField[] =>
  FIELDS[entity](settings);

const line = (
  field: Pick<FormField, "code" | "isRequired" | "label" | "maxLength">,
): FormField => ({
  input: "TEXT",
  isUnique: false,
  lines: 1,
  ...field,
});

const FIELDS: Readonly<Record<FormEntity, (settings: Asked) => readonly FormField[]>> = {
  CUSTOMER: () => [
    ...Object.values(NAME_FIELDS).map(({ field, label, max, isRequired }) =>
      line({ code: field, label, maxLength: max, isRequired }),
    ),
    {
      ...line({ code: "email", label: "Email", maxLength: EMAIL_MAX, isRequired: true }),
      isUnique: true,
    },
  ],
  CUSTOMER_ADDRESS: ({ requiredAddressFields, defaultCountry }) => {
    const isWanted = (field: AddressField) => requiredAddressFields.includes(field);
    const words = addressWords(defaultCountry);
    const text = (field: AddressField & keyof typeof ADDRESS_LIMITS, label: string) =>
      line({ code: field, label, maxLength: ADDRESS_LIMITS[field], isRequired: isWanted(field) });
    const { city, company } = ADDRESS_LIMITS;
    return [
      text("firstname", NAME_FIELDS.firstName.label),
      text("lastname", NAME_FIELDS.lastName.label),
      line({ code: "company", label: "Company", maxLength: company, isRequired: false }),
      {
        code: "street",
        label: "Street address",
        input: "MULTILINE",
        isRequired: isWanted("street"),
        isUnique: false,
        maxLength: city,
        lines: STREET_LINES,
      },
      text("city", "City"),
      {
        code: "country_id",
        label: "Country",
        input: "SELECT",
        isRequired: isWanted("country"),
        isUnique: false,
        maxLength: null,
        lines: 1,
      },
      text("region", words.region),
      text("postcode", words.postcode),
      text("telephone", "Telephone"),
    ];
  },
};
