import type { OfferedSelection } from "@placket/domain/bundle/offered-bundle";

interface Heading {
  /** `""` of those that stand under none. */
  readonly heading: string;
  readonly selections: readonly OfferedSelection[];
}

/** Selections under the headings that their store view has for them (`product_name_group_label`), in their order. */
export function byHeading(
  selections: readonly OfferedSelection[],
  storeCode: string,
): readonly Heading[] {
  const headingOf = ({ groupLabels }: OfferedSelection) =>
    groupLabels[storeCode] ?? groupLabels["default"] ?? "";
  return [...Map.groupBy(selections, headingOf)].map(([heading, some]) => ({
    heading,
    selections: some,
  }));
}
