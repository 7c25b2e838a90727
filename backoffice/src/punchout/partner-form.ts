import { HANDED_FACTS, type HandedFact } from "@placket/domain/punchout/handed-facts";
import {
  checkPartner,
  checkSecret,
  CLASS_MAX,
  FIELD_NAME_MAX,
  IDENTITY_MAX,
  PARTNER_NAME_MAX,
  SECRET_MAX,
  UNIT_MAX,
  type PartnerDraft,
} from "@placket/domain/punchout/partner";
import { FORM_KINDS, PROTOCOLS } from "@placket/domain/punchout/protocol";
import type { Problem } from "@placket/domain/problem";
import type { GroupChoices } from "../customer/group/group.queries.ts";
import type { FormField } from "../page/form/FormControl.tsx";
import type { Partner } from "./partner.queries.ts";
import { PROTOCOL_TEXT } from "./punchout-text.ts";

const FACT_LABELS: Readonly<Record<HandedFact, string>> = {
  options: "What was chosen goes into",
  embroidery: "Embroidery goes into",
  line: "Our key of the line goes into",
  manufacturer: "Our item number goes into",
};

type FactField = `fact-${HandedFact}`;
const factField = (fact: HandedFact): FactField => `fact-${fact}`;

export type PartnerField = Exclude<keyof PartnerDraft, "fields"> | FactField | "secret";
type Typed = Readonly<Record<PartnerField, string>>;

const choiceOf = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  value: String(id),
  label: name,
});

/** The fields of a partner, in a shop with these portals, groups and store views. */
export const partnerFields = (
  { portals, groups, storeViews }: GroupChoices,
  isNew: boolean,
): Readonly<Record<PartnerField, FormField>> => ({
  name: { label: "Name", maxLength: PARTNER_NAME_MAX, autoComplete: "off" },
  isActive: {
    label: "State",
    choices: [
      { value: "yes", label: "Let in" },
      { value: "no", label: "Switched off" },
    ],
  },
  protocol: {
    label: "Speaks",
    choices: PROTOCOLS.map((value) => ({ value, label: PROTOCOL_TEXT[value] })),
  },
  domain: {
    label: "Domain of its credential",
    hint: "With cXML, such as DUNS or NetworkID.",
    maxLength: IDENTITY_MAX,
    autoComplete: "off",
    mayBeEmpty: true,
  },
  identity: {
    label: "Identity",
    hint: "Of its cXML credential, or the user name of OCI.",
    maxLength: IDENTITY_MAX,
    autoComplete: "off",
  },
  secret: {
    label: "Shared secret",
    hint: isNew
      ? "At least 16 characters. Write it down: nobody is shown it again."
      : "Empty leaves the one that it has. Another one ends the visits that are open.",
    as: "password",
    maxLength: SECRET_MAX,
    autoComplete: "new-password",
    ...(isNew ? {} : { mayBeEmpty: true as const }),
  },
  portalId: {
    label: "Its buyers shop in the portal",
    choices: [{ value: "", label: "Choose a portal" }, ...portals.map(choiceOf)],
  },
  groupId: { label: "At the prices of", choices: groups.map(choiceOf) },
  storeViewId: { label: "In the store view", choices: storeViews.map(choiceOf) },
  returnHosts: {
    label: "Hosts that carts go back to",
    hint: "One a line, such as buy.example or localhost:3001.",
    as: "lines",
  },
  formKind: {
    label: "A cXML document travels as",
    choices: FORM_KINDS.map((value) => ({ value, label: value })),
  },
  pieceUnit: { label: "Unit of a piece", hint: "Such as EA.", maxLength: UNIT_MAX },
  setUnit: { label: "Unit of a bundle", hint: "Such as SET.", maxLength: UNIT_MAX },
  classDomain: { label: "Catalog of classes", maxLength: CLASS_MAX },
  classCode: { label: "Class of what is sold", maxLength: CLASS_MAX },
  ...(Object.fromEntries(
    HANDED_FACTS.map((fact) => [
      factField(fact),
      {
        label: FACT_LABELS[fact],
        hint: "The name of an Extrinsic, or an OCI field such as CUST_FIELD5; empty for none.",
        maxLength: FIELD_NAME_MAX,
        autoComplete: "off",
        mayBeEmpty: true,
      } satisfies FormField,
    ]),
  ) as Record<FactField, FormField>),
});

/** What is typed, as the calls take it, but the secret. */
function partnerOf(typed: Typed): PartnerDraft {
  const isOci = typed.protocol === "oci";
  return {
    name: typed.name.trim(),
    isActive: typed.isActive === "yes",
    protocol: isOci ? "oci" : "cxml",
    domain: isOci ? "" : typed.domain.trim(),
    identity: typed.identity.trim(),
    portalId: Number(typed.portalId),
    groupId: Number(typed.groupId),
    storeViewId: Number(typed.storeViewId),
    returnHosts: typed.returnHosts
      .split(/[\s,]+/)
      .map((host) => host.trim())
      .filter(Boolean),
    formKind: typed.formKind === "cxml-urlencoded" ? "cxml-urlencoded" : "cxml-base64",
    pieceUnit: typed.pieceUnit.trim(),
    setUnit: typed.setUnit.trim(),
    classDomain: typed.classDomain.trim(),
    classCode: typed.classCode.trim(),
    fields: HANDED_FACTS.map((fact) => ({ fact, name: typed[factField(fact)].trim() })).filter(
      ({ name }) => name !== "",
    ),
  };
}

/** What a call takes of it. */
export const bodyOf = (typed: Typed) => {
  const { fields, returnHosts, ...draft } = partnerOf(typed);
  return {
    ...draft,
    returnHosts: [...returnHosts],
    fields: fields.map((field) => ({ ...field })),
    secret: typed.secret,
  };
};

/** A partner as its form begins with it. */
export const typedOf = (partner: Omit<Partner, "address" | "id" | "version">): Typed => ({
  ...partner,
  isActive: partner.isActive ? "yes" : "no",
  portalId: partner.portalId === 0 ? "" : String(partner.portalId),
  groupId: String(partner.groupId),
  storeViewId: String(partner.storeViewId),
  returnHosts: partner.returnHosts.join("\n"),
  secret: "",
  ...(Object.fromEntries(
    HANDED_FACTS.map((fact) => [
      factField(fact),
      partner.fields.find((field) => field.fact === fact)?.name ?? "",
    ]),
  ) as Record<FactField, string>),
});

/** What is wrong with what is typed; a name that no protocol knows stands at the first of them. */
export function checkTyped(typed: Typed, isNew: boolean): readonly Problem[] {
  const wrongSecret = isNew || typed.secret !== "" ? checkSecret(typed.secret) : [];
  return [...checkPartner(partnerOf(typed)), ...wrongSecret].map((one) =>
    one.field === "fields" ? { ...one, field: factField("options") } : one,
  );
}

/** A partner that is begun. */
export const NEW_PARTNER = {
  name: "",
  isActive: true,
  protocol: "cxml" as const,
  domain: "DUNS",
  identity: "",
  portalId: 0,
  groupId: 1,
  storeViewId: 1,
  returnHosts: [],
  formKind: "cxml-base64" as const,
  pieceUnit: "EA",
  setUnit: "SET",
  classDomain: "UNSPSC",
  classCode: "53102700",
  fields: [{ fact: "embroidery" as const, name: "Embroidery" }],
};
