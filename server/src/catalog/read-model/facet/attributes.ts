/** An attribute of the catalogue, as far as shoppers meet it. */
export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly input: string;
  readonly swatch: "color" | "image" | "text" | null;
  readonly isFilterable: boolean;
  readonly isSearchable: boolean;
  readonly isSortable: boolean;
  readonly isConfigurable: boolean;
  readonly isVisible: boolean;
  readonly position: number;
}

export interface AttributeOption {
  readonly id: number;
  readonly attributeId: number;
  readonly label: string;
  readonly swatchValue: string | null;
  readonly position: number;
}

/** All attributes and their options, with the labels of each store view. */
export interface AttributeDirectory {
  readonly all: readonly Attribute[];
  byId(id: number): Attribute | undefined;
  byCode(code: string): Attribute | undefined;
  option(id: number): AttributeOption | undefined;
  optionsOf(attributeId: number): readonly AttributeOption[];
  /** What the attribute is called in a store view, falling back to its own label. */
  labelOf(attribute: Attribute, storeViewId: number): string;
  /** The option's label in a store view, falling back to its own. */
  optionLabel(id: number, storeViewId: number): string;
}

/** What an attribute or an option is called in one store view. */
interface ViewLabel {
  readonly id: number;
  readonly storeViewId: number;
  readonly label: string;
}

export interface ViewLabels {
  readonly attributes: readonly ViewLabel[];
  readonly options: readonly ViewLabel[];
}

/** `attributes` and `options` in the order staff gave them. */
export function attributeDirectory(
  attributes: readonly Attribute[],
  options: readonly AttributeOption[],
  labels: ViewLabels,
): AttributeDirectory {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
  const optionById = new Map(options.map((option) => [option.id, option]));
  const ofAttribute = Map.groupBy(options, (option) => option.attributeId);
  const attributeLabels = labelsByKey(labels.attributes);
  const optionLabels = labelsByKey(labels.options);
  return {
    all: attributes,
    byId: (id) => byId.get(id),
    byCode: (code) => byCode.get(code),
    option: (id) => optionById.get(id),
    optionsOf: (id) => ofAttribute.get(id) ?? [],
    labelOf: ({ id, label }, view) => attributeLabels.get(labelKey(id, view)) ?? label,
    optionLabel: (id, view) =>
      optionLabels.get(labelKey(id, view)) ?? optionById.get(id)?.label ?? "",
  };
}

function labelsByKey(labels: readonly ViewLabel[]): ReadonlyMap<string, string> {
  return new Map(labels.map((row) => [labelKey(row.id, row.storeViewId), row.label]));
}

function labelKey(id: number, storeViewId: number): string {
  return `${id} ${storeViewId}`;
}
