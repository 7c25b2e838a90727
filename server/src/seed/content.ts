import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { AttributeTable } from "../db/tables.gen.ts";

/** The demo store's files, without its products: those go through the importer. */
export interface DemoContent {
  readonly store: DemoStore;
  readonly categories: { readonly root: string; readonly departments: readonly DemoDepartment[] };
  readonly attributes: readonly DemoAttribute[];
  readonly rules: readonly DemoRule[];
  readonly embroidery: readonly DemoOffer[];
  readonly logos: readonly DemoLogo[];
  readonly synonyms: readonly DemoSynonym[];
  readonly taxRates: readonly Readonly<Record<string, string>>[];
  /** By the code of the website whose rates they are. */
  readonly tableRates: ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>;
}

/** A logo of the house, as a drawing. */
interface DemoLogo {
  readonly name: string;
  readonly svg: string;
}

export interface DemoStore {
  readonly websites: readonly {
    readonly code: string;
    readonly name: string;
    readonly currency: string;
  }[];
  readonly groups: readonly {
    readonly code: string;
    readonly name: string;
    readonly website: string;
    readonly rootCategory: string;
  }[];
  readonly views: readonly {
    readonly code: string;
    readonly name: string;
    readonly group: string;
    readonly locale: string;
    readonly country: string;
  }[];
  /** Settings by path: those of all websites, and those of single ones by code. */
  readonly settings: {
    readonly default: Readonly<Record<string, unknown>>;
    readonly websites: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}

interface DemoDepartment {
  readonly name: string;
  readonly description: string;
  readonly icon?: string;
  readonly views?: CategoryViews;
  readonly categories: readonly DemoCategory[];
}

interface DemoCategory {
  readonly name: string;
  readonly description: string;
  /** The category attribute `spread`. */
  readonly spread?: object;
  readonly views?: CategoryViews;
}

/** What single store views say differently, by code. */
export type CategoryViews = Readonly<Record<string, object>>;

export interface DemoAttribute {
  readonly code: string;
  readonly label: string;
  /** The labels of single store views, by code. */
  readonly views?: Readonly<Record<string, string>>;
  readonly input: AttributeTable["input"];
  readonly swatch?: NonNullable<AttributeTable["swatch"]>;
  readonly filterable?: boolean;
  readonly searchable?: boolean;
  readonly configurable?: boolean;
  readonly visible?: boolean;
  readonly options?: readonly DemoOption[];
}

interface DemoOption {
  readonly label: string;
  readonly swatch?: string;
  /** The labels of single store views, by code. */
  readonly views?: Readonly<Record<string, string>>;
}

/** What is embroidered on which products. */
interface DemoOffer {
  readonly name: string;
  readonly skus: readonly string[];
  readonly terms: object;
}

/** Words that mean one another, or lead to others. */
interface DemoSynonym {
  readonly words: readonly string[];
  readonly means?: readonly string[];
}

export interface DemoRule {
  readonly name: string;
  readonly coupon: string;
  /** What shoppers read, by store view; "0" for every view. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Of its amounts; without, it holds in every currency. */
  readonly currency?: string;
  readonly kind: "percent" | "fixed" | "free_shipping";
  readonly percent?: number;
  readonly amount?: number;
  readonly minimumSubtotal?: number;
  readonly from?: string;
  readonly to?: string;
  readonly uses?: number;
}

/** @throws when a file is missing: the repository is not whole. */
export async function readDemoContent(dir: string): Promise<DemoContent> {
  const text = (name: string) => readFile(join(dir, name), "utf8");
  const json = async <Value>(name: string) => JSON.parse(await text(name)) as Value;
  const csv = async (name: string) =>
    parse<Readonly<Record<string, string>>>(await text(name), { columns: true });
  return {
    store: await json("store.json"),
    categories: await json("categories.json"),
    attributes: await json("attributes.json"),
    rules: await json("rules.json"),
    embroidery: await json("embroidery.json"),
    logos: await json("logos.json"),
    synonyms: await json("synonyms.json"),
    taxRates: await csv("tax.csv"),
    tableRates: new Map([
      ["base", await csv("tablerates.csv")],
      ["uk", await csv("tablerates-uk.csv")],
    ]),
  };
}
