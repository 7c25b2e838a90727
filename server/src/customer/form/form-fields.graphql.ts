import type {
  AttributeInput,
  QueryAttributesFormArgs,
  QueryAttributesListArgs,
  QueryCustomAttributeMetadataArgs,
  QueryCustomAttributeMetadataV2Args,
} from "@placket/contract/graphql.gen";
import {
  CUSTOMER_FORMS,
  formFields,
  type FormEntity,
  type FormField,
} from "@placket/domain/customer/form-fields";
import { problem } from "@placket/domain/problem";
import { countryName } from "@placket/domain/store/country-name";
import type { StoreSettings } from "@placket/domain/store/settings";
import type { Ctx } from "../../context.ts";
import { refusedError } from "../../graphql/refused.ts";
import { settingsOf } from "../../store/store-config.ts";
import { sayIn } from "../../translation/say.ts";

/** The fields of the forms about customers, by Magento's names: its storefronts draw their forms by them. */
export const formFieldResolvers = {
  Query: {
    attributesForm: (_: unknown, { formCode }: QueryAttributesFormArgs, ctx: Ctx) => {
      const entity = Object.hasOwn(CUSTOMER_FORMS, formCode) ? CUSTOMER_FORMS[formCode] : undefined;
      if (entity) return { items: fieldsOf(ctx, entity), errors: [] };
      const message = sayIn(ctx)('Form "%1" could not be found.', formCode.slice(0, 64));
      return { items: [], errors: [{ type: "ENTITY_NOT_FOUND" as const, message }] };
    },
    customAttributeMetadataV2: (
      _: unknown,
      { attributes }: QueryCustomAttributeMetadataV2Args,
      ctx: Ctx,
    ) => {
      const found = (attributes ?? []).slice(0, ASKED_MAX).map((asked) => fieldOf(ctx, asked));
      return {
        items: found.flatMap((one) => one.item ?? []),
        errors: found.flatMap((one) => one.error ?? []),
      };
    },
    customAttributeMetadata: (
      _: unknown,
      { attributes }: QueryCustomAttributeMetadataArgs,
      ctx: Ctx,
    ) => ({
      items: attributes.slice(0, ASKED_MAX).map((asked) => {
        const { item, error } = fieldOf(ctx, asked);
        if (item) return olderField(item);
        throw refusedError([problem("access.badRequest", "attributes", error.message)]);
      }),
    }),
    attributesList: (_: unknown, { entityType }: QueryAttributesListArgs, ctx: Ctx) => ({
      items: fieldsOf(ctx, entityType),
      errors: [],
    }),
  },
};

/** More than there are: whoever asks for more asks for some twice. */
const ASKED_MAX = 50;

/** A field by its code, or why there is none. */
function fieldOf(ctx: Ctx, { attribute_code: code, entity_type: type }: AttributeInput) {
  const [named, of] = [(code ?? "").slice(0, 64), (type ?? "").slice(0, 64)];
  const entity = Object.hasOwn(ENTITIES, of.toLowerCase()) ? ENTITIES[of.toLowerCase()] : undefined;
  if (!entity) {
    const message = sayIn(ctx)('Entity "%1" could not be found.', of);
    return { error: { type: "ENTITY_NOT_FOUND" as const, message } };
  }
  const item = fieldsOf(ctx, entity).find((field) => field.code === named);
  if (item) return { item };
  const message = sayIn(ctx)('Attribute code "%1" could not be found.', named);
  return { error: { type: "ATTRIBUTE_NOT_FOUND" as const, message } };
}

/** A field as older clients read it. */
const olderField = ({
  code,
  entity_type,
  frontend_input,
  options,
}: ReturnType<typeof wireField>) => ({
  attribute_code: code,
  attribute_options: options.map(({ label, value }) => ({ label, value })),
  attribute_type: "String",
  entity_type: entity_type.toLowerCase(),
  input_type: frontend_input.toLowerCase(),
  storefront_properties: null,
});

/** What has such fields, as Magento's clients call it there. */
const ENTITIES: Readonly<Record<string, FormEntity>> = {
  customer: "CUSTOMER",
  customer_address: "CUSTOMER_ADDRESS",
};

function fieldsOf(ctx: Ctx, entity: FormEntity) {
  const settings = settingsOf(ctx);
  return formFields(entity, settings).map((field, at) =>
    wireField(ctx, { entity, field, at, settings }),
  );
}

interface PlacedField {
  readonly entity: FormEntity;
  readonly field: FormField;
  /** Its place in the form, from 0. */
  readonly at: number;
  readonly settings: StoreSettings;
}

function wireField(ctx: Ctx, { entity, field, at, settings }: PlacedField) {
  return {
    __typename: "CustomerAttributeMetadata" as const,
    code: field.code,
    default_value: field.input === "SELECT" ? settings.defaultCountry : null,
    entity_type: entity,
    frontend_class: null,
    frontend_input: field.input,
    is_required: field.isRequired,
    is_unique: field.isUnique,
    label: sayIn(ctx)(field.label),
    options: field.input === "SELECT" ? countriesOf(ctx, settings) : [],
    multiline_count: field.lines,
    sort_order: (at + 1) * 10,
    validate_rules: rulesOf(field),
  };
}

function rulesOf({ code, isRequired, maxLength }: FormField) {
  if (maxLength === null) return [];
  return [
    ...(isRequired ? [{ name: "MIN_TEXT_LENGTH" as const, value: "1" }] : []),
    { name: "MAX_TEXT_LENGTH" as const, value: String(maxLength) },
    ...(code === "email" ? [{ name: "INPUT_VALIDATION" as const, value: "email" }] : []),
  ];
}

/** The countries that the shop sells to, by name: the one list to choose from that these forms have. */
function countriesOf({ store }: Ctx, { countries, defaultCountry }: StoreSettings) {
  return countries
    .map((code) => ({
      __typename: "AttributeOptionMetadata" as const,
      is_default: code === defaultCountry,
      label: countryName(code, store.locale),
      value: code,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, store.locale));
}
