import type { RowRules } from "@placket/domain/catalog-import/cells";
import type { ProductDraft } from "@placket/domain/catalog-import/product-draft";
import type { Result } from "@placket/domain/problem";
import type { Db } from "../../../db/database.ts";
import { urlKeyCandidates } from "../draft/apply-draft.ts";
import { skusOf } from "../draft/check-bundle.ts";
import { convertAxes } from "../draft/convert-axes.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { Picture, Pictures } from "../pictures.ts";
import type { FileRules } from "../row-rules.sql.ts";
import { loadProducts } from "../write/product-load.sql.ts";
import { newProduct, type ProductState } from "../draft/product-state.ts";
import type { Change } from "../write/product-write.sql.ts";
import {
  loadReferences,
  loadUrlKeys,
  type Reference,
  scopedKey,
} from "../dictionary/reference.sql.ts";
import type { StoreWorld } from "../draft/store-world.ts";

interface WorldOptions {
  readonly dictionary: Dictionary;
  readonly rules: FileRules;
  readonly pictures: Pictures;
  readonly now: Date;
  readonly dryRun: DryRunMemory | undefined;
}

/** The store as one batch of rows sees it: what the database held, changed by the rows taken so far. */
export class BatchWorld implements StoreWorld {
  readonly dictionary: Dictionary;
  readonly rules: RowRules;
  readonly now: Date;
  readonly #pictures: Pictures;
  readonly #dryRun: DryRunMemory | undefined;
  readonly #before: Map<string, ProductState>;
  readonly #after = new Map<string, ProductState>();
  readonly #references: ReadonlyMap<string, Reference>;
  readonly #urlKeys: Map<string, string>;

  private constructor(options: WorldOptions, loaded: Loaded) {
    this.dictionary = options.dictionary;
    this.rules = options.rules.everywhere;
    this.now = options.now;
    this.#pictures = options.pictures;
    this.#dryRun = options.dryRun;
    this.#before = loaded.products;
    this.#references = loaded.references;
    this.#urlKeys = loaded.urlKeys;
  }

  static async load(
    db: Db,
    drafts: readonly ProductDraft[],
    options: WorldOptions,
  ): Promise<BatchWorld> {
    const skus = new Set(drafts.map(({ sku }) => sku.toLowerCase()));
    const products = await loadProducts(db, [...skus]);
    const named = new Set(drafts.flatMap(namedSkus).filter((sku) => !products.has(sku)));
    const references = await loadReferences(db, [...named]);
    const keys = drafts.flatMap((draft) => keysOf(draft, products.has(draft.sku.toLowerCase())));
    const urlKeys = await loadUrlKeys(
      db,
      [...new Set(keys)],
      drafts.some(({ storeView }) => storeView !== null),
    );
    return new BatchWorld(options, { products, references, urlKeys });
  }

  stateOf(sku: string): ProductState | undefined {
    const key = sku.toLowerCase();
    return this.#after.get(key) ?? this.#before.get(key) ?? this.#dryRun?.products.get(key);
  }

  productOf(sku: string): Pick<Reference, "type" | "attributes"> | undefined {
    return this.stateOf(sku) ?? this.#references.get(sku.toLowerCase());
  }

  urlKeyOwner(key: string, storeViewId: number | null): string | undefined {
    const inView =
      storeViewId === null ? undefined : this.#urlKeys.get(scopedKey(storeViewId, key));
    return inView ?? this.#urlKeys.get(key) ?? this.#dryRun?.urlKeys.get(key);
  }

  pictureOf(name: string): Result<Picture> | undefined {
    return this.#pictures.get(name);
  }

  /** Takes the product as a row made it. Texts of attributes that just became axes turn into options. */
  keep(state: ProductState): void {
    this.#after.set(state.sku.toLowerCase(), state);
    this.#urlKeys.set(state.fields.url_key, state.sku);
    for (const [view, { fields }] of state.scopes) {
      if (fields.url_key !== undefined)
        this.#urlKeys.set(scopedKey(view, fields.url_key), state.sku);
    }
    for (const states of [this.#before, this.#after, this.#dryRun?.products]) {
      if (states) convertAxes(state, states, this.dictionary);
    }
  }

  changes(): Change[] {
    return [...this.#after].map(([key, after]) => ({
      before: this.#before.get(key) ?? newProduct(after.sku, 0),
      after,
    }));
  }

  referenceIds(): ReadonlyMap<string, number> {
    const ids = [...this.#references].map(([sku, { id }]) => [sku, id] as const);
    const loaded = [...this.#before].map(([sku, { id }]) => [sku, id] as const);
    return new Map([...ids, ...loaded]);
  }
}

interface Loaded {
  readonly products: Map<string, ProductState>;
  readonly references: ReadonlyMap<string, Reference>;
  readonly urlKeys: Map<string, string>;
}

/** What a dry run has seen, since nothing of it is in the database. Texts are not kept. */
export class DryRunMemory {
  readonly products = new Map<string, ProductState>();
  readonly urlKeys = new Map<string, string>();

  remember(changes: readonly Change[]): void {
    for (const { before, after } of changes) {
      if (before.id > 0) continue;
      const { name, url_key } = after.fields;
      const slim = { ...newProduct(after.sku, 0), type: after.type, attributes: after.attributes };
      this.products.set(after.sku.toLowerCase(), {
        ...slim,
        fields: { ...slim.fields, name, url_key },
      });
      this.urlKeys.set(url_key, after.sku);
    }
  }
}

function namedSkus(draft: ProductDraft): string[] {
  const { variations = [], links } = draft;
  const linked = [...links.values()].flat();
  const named = [...variations, ...linked].map(({ sku }) => sku);
  return [...named, ...skusOf(draft)].map((sku) => sku.toLowerCase());
}

function keysOf({ sku, fields }: ProductDraft, isKnown: boolean): string[] {
  if (fields.url_key !== undefined) return [fields.url_key];
  return isKnown ? [] : urlKeyCandidates(fields.name ?? "", sku);
}
