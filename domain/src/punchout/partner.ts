import { isOneLine, isSeen } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import type { FormKind, Protocol } from "./protocol.ts";
import { isHost } from "./host.ts";
import type { HandedFact } from "./handed-facts.ts";
import { fieldProblems } from "./handed-facts.ts";

/** What a handed fact is called by a procurement system. */
export interface FieldName {
  readonly fact: HandedFact;
  /** Of an OCI item (`CUST_FIELD1`), or of an Extrinsic of cXML (`Embroidery`). */
  readonly name: string;
}

/** Who may come from a procurement system, and how a cart is handed over to it. */
export interface Partner {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly protocol: Protocol;
  /** By which it is known: the domain and identity of a cXML credential; with OCI the user's name, without a domain. */
  readonly domain: string;
  readonly identity: string;
  /** The organization whose portal its buyers shop in, the group whose prices they see, and the store view. */
  readonly portalId: number;
  readonly groupId: number;
  readonly storeViewId: number;
  /** The hosts that carts may be handed over to. */
  readonly returnHosts: readonly string[];
  readonly formKind: FormKind;
  /** What a piece and what a set of several products are called: UN codes such as EA, or what the system wants. */
  readonly pieceUnit: string;
  readonly setUnit: string;
  /** The class of what is sold, and of which catalog of classes: UNSPSC unless staff say another. */
  readonly classDomain: string;
  readonly classCode: string;
  readonly fields: readonly FieldName[];
  /** A change is written against it. */
  readonly version: number;
}

/** A partner as staff write it. */
export type PartnerDraft = Omit<Partner, "id" | "version">;

export const PARTNER_NAME_MAX = 100;
export const IDENTITY_MAX = 100;
export const HOSTS_MAX = 10;
export const UNIT_MAX = 10;
export const CLASS_MAX = 60;
export const FIELDS_MAX = 20;
export const FIELD_NAME_MAX = 60;
/** Characters of a shared secret: nobody tries so many. */
const SECRET_MIN = 16;
export const SECRET_MAX = 200;

type LineField =
  | "classCode"
  | "classDomain"
  | "domain"
  | "identity"
  | "name"
  | "pieceUnit"
  | "setUnit";

/** What is wrong with a partner; its texts must come trimmed. Whether portal, group and view are there the server says. */
export function checkPartner(draft: PartnerDraft): Problem[] {
  const line = (field: LineField, max: number, mayBeEmpty = false): Problem[] => {
    const text = draft[field];
    const isLine = text.length <= max && isOneLine(text) && (mayBeEmpty || isSeen(text));
    return isLine ? [] : [problem("punchout.lineInvalid", field, max)];
  };
  const { protocol, returnHosts: hosts } = draft;
  const areHosts = hosts.length > 0 && hosts.length <= HOSTS_MAX && hosts.every(isHost);
  return [
    ...line("name", PARTNER_NAME_MAX),
    ...line("domain", IDENTITY_MAX, protocol === "oci"),
    ...line("identity", IDENTITY_MAX),
    ...line("pieceUnit", protocol === "oci" ? OCI_UNIT_MAX : UNIT_MAX),
    ...line("setUnit", protocol === "oci" ? OCI_UNIT_MAX : UNIT_MAX),
    ...line("classDomain", CLASS_MAX),
    ...line("classCode", CLASS_MAX),
    ...(areHosts ? [] : [problem("punchout.hostsInvalid", "returnHosts", HOSTS_MAX)]),
    ...fieldProblems(draft),
  ];
}

/** OCI knows units of three characters. */
const OCI_UNIT_MAX = 3;

/** What is wrong with a secret that staff type. */
export const checkSecret = (secret: string): Problem[] =>
  secret.length >= SECRET_MIN && secret.length <= SECRET_MAX && isOneLine(secret)
    ? []
    : [problem("punchout.secretInvalid", "secret", SECRET_MIN, SECRET_MAX)];
