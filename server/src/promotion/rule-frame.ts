import type { CatalogRuleDraft } from "@placket/domain/promotion/check-catalog-rule";

/** What every rule has besides conditions and action. */
type RuleFrame = Omit<CatalogRuleDraft, "conditions" | "action">;

/** The same as it is sent. */
export interface SentFrame extends Omit<RuleFrame, "activeFrom" | "activeTo"> {
  readonly activeFrom: string | null;
  readonly activeTo: string | null;
}

export const frameOf = (sent: SentFrame): RuleFrame => ({
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
