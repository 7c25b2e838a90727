import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readParts, type PartDraft } from "@placket/domain/content/part";
import type { Db } from "../db/database.ts";
import { storeBanners } from "./demo-banners.ts";
import { storeContents, type DemoDocument } from "./demo-contents.sql.ts";

/** A page or block as its file says it: for every store view (`""`), and for single ones by code. */
interface DemoEntry {
  readonly key: string;
  /** Where a block stands; a page has none. */
  readonly location?: string;
  /** The one path on which it stands, without slashes around. */
  readonly onPath?: string;
  readonly views: Readonly<Record<string, DemoWords>>;
}

interface DemoWords {
  readonly title: string;
  readonly metaDescription?: string;
  /** Paragraphs of one text. */
  readonly html?: readonly string[];
  readonly callToAction?: Readonly<Record<string, string>>;
  readonly parts?: readonly PartDraft[];
}

/** Writes and publishes the pages and blocks of the demo store; nothing where some are there. */
export async function seedContents(
  db: Db,
  folders: Parameters<typeof storeBanners>[0] & { readonly contentDir: string },
  now: Date,
): Promise<void> {
  const banners = await storeBanners(folders);
  const read = async (file: string) => {
    const text = await readFile(join(folders.contentDir, file), "utf8");
    // `{banner-kitchen}` is the file that this banner has become.
    const filled = text.replaceAll(
      /\{(banner-[a-z]+)\}/g,
      (said, name: string) => banners.get(name) ?? said,
    );
    return JSON.parse(filled) as readonly DemoEntry[];
  };
  const [pages, blocks, posts] = await Promise.all(
    ["pages.json", "blocks.json", "posts.json"].map(read),
  );
  await storeContents(db, {
    documents: [
      ...(pages ?? []).flatMap((entry) => documentsOf("page", entry)),
      ...(blocks ?? []).flatMap((entry) => documentsOf("block", entry)),
      ...(posts ?? []).flatMap((entry) => documentsOf("post", entry)),
    ],
    now,
  });
}

const documentsOf = (
  kind: DemoDocument["kind"],
  { key, location, onPath, views }: DemoEntry,
): readonly DemoDocument[] =>
  Object.entries(views).map(([view, { title, metaDescription = "", ...said }]) => ({
    kind,
    key,
    location: location ?? null,
    onPath: onPath ?? null,
    view,
    title,
    metaDescription,
    parts: readParts(partsOf(said)),
  }));

const partsOf = ({
  html,
  callToAction,
  parts = [],
}: Omit<DemoWords, "title" | "metaDescription">): readonly PartDraft[] => [
  ...(html ? [{ kind: "text", values: { html: html.join("") }, entries: [] }] : []),
  ...parts,
  ...(callToAction ? [{ kind: "callToAction", values: callToAction, entries: [] }] : []),
];
