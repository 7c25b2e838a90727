import type { RuleFrame } from "@placket/domain/promotion/rule-frame";
import type { CsvColumns } from "../list/csv-file.ts";

/** What every rule has besides conditions and action, as it is written. */
type DraftFrame = Omit<RuleFrame, "id">;

/** The same as it is sent. */
export interface SentFrame extends Omit<DraftFrame, "activeFrom" | "activeTo"> {
  readonly activeFrom: string | null;
  readonly activeTo: string | null;
}

/** What every rule has, as the domain spells it: its instants made dates, `null` for ever. */
export const frameOf = (sent: SentFrame): DraftFrame => ({
  name: sent.name,
  labels: sent.labels,
  currency: sent.currency,
  isActive: sent.isActive,
  activeFrom: sent.activeFrom === null ? null : new Date(sent.activeFrom),
  activeTo: sent.activeTo === null ? null : new Date(sent.activeTo),
  websiteIds: sent.websiteIds,
  groupIds: sent.groupIds,
  priority: sent.priority,
  stopsFurther: sent.stopsFurther,
});

/** What is sent otherwise than it is kept. */
export const frameToWire = ({
  labels,
  websiteIds,
  groupIds,
  activeFrom,
  activeTo,
}: Pick<RuleFrame, "labels" | "websiteIds" | "groupIds" | "activeFrom" | "activeTo">) => ({
  labels: { ...labels },
  websiteIds: [...websiteIds],
  groupIds: [...groupIds],
  activeFrom: activeFrom && activeFrom.toISOString(),
  activeTo: activeTo && activeTo.toISOString(),
});

/** What is asked of a list of rules. */
interface RulesAsked {
  readonly search?: string | undefined;
  readonly state?: "on" | "off" | undefined;
}

/** What a list of rules is searched for; no text finds all. */
export const rulesSearched = ({ search = "", state }: RulesAsked) => ({
  text: search.trim(),
  state,
});

/** What a file of rules says of each, whatever its kind. */
export const FRAME_COLUMNS: CsvColumns<RuleFrame & { readonly id: number }> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  is_active: ({ isActive }) => (isActive ? 1 : 0),
  priority: ({ priority }) => priority,
  active_from: ({ activeFrom }) => activeFrom && activeFrom.toISOString(),
  active_to: ({ activeTo }) => activeTo && activeTo.toISOString(),
};
