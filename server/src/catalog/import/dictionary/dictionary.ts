import type { CategoryPath } from "@placket/domain/catalog-import/category-path";

type AttributeInput =
  | "text"
  | "textarea"
  | "select"
  | "multiselect"
  | "boolean"
  | "price"
  | "date"
  | "number";

/** An attribute as the import knows it. Ids below zero are not in the database yet. */
export interface Attribute {
  id: number;
  readonly code: string;
  input: AttributeInput;
  /** Lower-case label to option id. */
  readonly options: Map<string, number>;
  /** Option id to label as written. */
  readonly labels: Map<number, string>;
}

interface NewOption {
  readonly id: number;
  readonly attribute: Attribute;
  readonly label: string;
}

export interface NewCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
}

/** What the database calls by name: read once per import, kept up to date by it. */
export interface DictionaryContent {
  readonly attributes: Map<string, Attribute>;
  /** `pathKey` to category id. */
  readonly categories: Map<string, number>;
  readonly websites: ReadonlyMap<string, number>;
  readonly storeViews: ReadonlyMap<string, number>;
  /** Id of a store view to that of its website. */
  readonly websiteOfView: ReadonlyMap<number, number>;
  readonly taxClasses: ReadonlyMap<string, number>;
  readonly customerGroups: ReadonlyMap<string, number>;
}

/**
 * Gives the id for a name. A name that is new gets an id below zero and is written down as pending;
 * the batch stores what is pending with the products that asked for it.
 */
export class Dictionary {
  readonly content: DictionaryContent;
  newAttributes: Attribute[] = [];
  newOptions: NewOption[] = [];
  newCategories: NewCategory[] = [];
  /** Attributes of text that a variation uses as an axis: they become a choice of options. */
  converted: Attribute[] = [];
  #lastPending = 0;

  constructor(content: DictionaryContent) {
    this.content = content;
  }

  find(code: string): Attribute | undefined {
    return this.content.attributes.get(code);
  }

  /** The attribute, made as a text (or, for an axis, as a choice of options) when the store has none. */
  attribute(code: string, isAxis = false): Attribute {
    const known = this.content.attributes.get(code);
    if (known) return known;
    const input = isAxis || ALWAYS_SELECT.has(code) ? "select" : "text";
    const attribute = {
      id: this.#pendingId(),
      code,
      input,
      options: new Map(),
      labels: new Map(),
    } as const;
    this.newAttributes.push(attribute);
    this.content.attributes.set(code, attribute);
    return attribute;
  }

  /** Labels match whatever their case, as Magento matches them. */
  option(attribute: Attribute, label: string): number {
    const known = attribute.options.get(label.toLowerCase());
    if (known !== undefined) return known;
    const id = this.#pendingId();
    attribute.options.set(label.toLowerCase(), id);
    attribute.labels.set(id, label);
    this.newOptions.push({ id, attribute, label });
    return id;
  }

  category(path: CategoryPath): number {
    const key = pathKey(path);
    const known = this.content.categories.get(key);
    if (known !== undefined) return known;
    const parentId = path.length > 1 ? this.category(path.slice(0, -1)) : null;
    const id = this.#pendingId();
    this.content.categories.set(key, id);
    this.newCategories.push({ id, parentId, name: path.at(-1) ?? "" });
    return id;
  }

  convert(attribute: Attribute): void {
    attribute.input = "select";
    if (attribute.id > 0) this.converted.push(attribute);
  }

  /** Called when what was pending is stored (or, in a dry run, would be). */
  settle(): void {
    this.newAttributes = [];
    this.newOptions = [];
    this.newCategories = [];
    this.converted = [];
  }

  #pendingId(): number {
    this.#lastPending -= 1;
    return this.#lastPending;
  }
}

/** One key for a category path, whatever the case of its names. */
export function pathKey(path: CategoryPath): string {
  return path.map((name) => name.toLowerCase()).join("\n");
}

/** Magento's own axes: shops that begin with an empty store have them as choices from the first row. */
const ALWAYS_SELECT: ReadonlySet<string> = new Set(["color", "size"]);
