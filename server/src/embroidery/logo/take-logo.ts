import { createHash, randomBytes } from "node:crypto";
import type { Logo, LogoState, LogoStitches } from "@placket/domain/embroidery/logo/logo";
import { isMachineFormat } from "@placket/domain/embroidery/logo/logo-format";
import { inOneLine } from "@placket/domain/one-line";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { offerOf } from "../offer/offers.ts";
import { countBrought, countKept } from "./owned/brought-often.ts";
import { checkFile } from "./reading/file-scan.ts";
import { holdDraft } from "./digitizing.sql.ts";
import { logoOwner } from "./owned/logo-owner.ts";
import { readFor } from "./reading/logo-reading.ts";
import { USUAL_GROUND, type DraftGround, type ReadLogo } from "./reading/logo-work.ts";
import { countLogos, insertLogo, type NewLogo } from "./logo.sql.ts";
import { insertFiles, type LogoFile } from "./picture/logo-files.sql.ts";

/** A file that somebody brings as a logo; nothing of it is believed. */
interface BroughtFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly description: string;
  /** What it is to be sewn on. */
  readonly ground: DraftGround;
}

/** A logo that was read and may be kept. */
interface ReadyLogo {
  readonly read: ReadLogo;
  readonly name: string;
  readonly description: string;
}

/** The most that somebody may have; others ask for more room. */
export const LOGOS_MAX = 200;
const NAME_MAX = 80;
const UNNAMED = "Logo";

/** Reads what somebody brings, outside of a transaction: it takes time, and a scanner is asked. */
export async function readBroughtLogo(ctx: Ctx, brought: BroughtFile): Promise<Result<ReadyLogo>> {
  // The house's are as many as staff like.
  const isFull = ctx.principal.kind !== "staff" && (await isLibraryFull(ctx));
  if (isFull) return refuse(problem("embroidery.tooManyLogos", "fileId", LOGOS_MAX));
  const { bytes, ground } = brought;
  const counted = countBrought(ctx, bytes.length);
  if (!counted.ok) return counted;
  const checked = await checkFile(ctx, bytes);
  if (!checked.ok) return checked;
  const read = await readFor(ctx, { bytes, ground });
  if (!read.ok) return read;
  const kept = countKept(ctx, bytesKept(read.value) - bytes.length);
  if (!kept.ok) return kept;
  // Its ending says nothing: what it is, is told by itself.
  const letters = Array.from(inOneLine(brought.name.replace(/\.\w+$/, "")));
  const name = letters.slice(0, NAME_MAX).join("") || UNNAMED;
  return ok({ read: read.value, name, description: inOneLine(brought.description) });
}

/** A machine file is its own source, and is kept once. */
function bytesKept({ source, pictures, sewn }: ReadLogo): number {
  const files = [source, pictures?.picture, pictures?.thumb, sewn?.file];
  return [...new Set(files)].reduce((sum, file) => sum + (file?.length ?? 0), 0);
}

const isLibraryFull = async (ctx: Ctx) => (await countLogos(ctx.db, logoOwner(ctx))) >= LOGOS_MAX;

/**
 * Keeps a logo with its files, in the caller's transaction: whoever asks has it from now on; of staff, the house. A file
 * of the stitches that the store has sewn of a draft is that draft, whoever brings it: it is no work that was paid
 * (EMB-17).
 */
export async function keepLogo(tx: Ctx, { read, name, description }: ReadyLogo): Promise<Logo> {
  const about = { owner: logoOwner(tx), name, description };
  const isDesk = tx.principal.kind === "staff";
  const draft = read.sewn && !isDesk ? await holdDraft(tx.db, read.sewn.print) : undefined;
  if (!draft || !isMachineFormat(read.format)) {
    return storeLogo(tx, read, { ...about, state: stateOf(read) });
  }
  return storeLogo(tx, read, { ...about, state: "draft", draft });
}

/** Keeps what was read as somebody's logo. */
export async function storeLogo(
  tx: Pick<Ctx, "db" | "now">,
  read: ReadLogo,
  {
    draft,
    ...about
  }: Pick<NewLogo, "owner" | "name" | "description" | "state"> & {
    /** What its stitches were sewn from, where the file is no more than those of a draft. */
    readonly draft?: Pick<NewLogo, "format" | "sourceHash">;
  },
): Promise<Logo> {
  const { source, ...kept } = await keptFiles(tx, read);
  const key = randomBytes(16).toString("base64url");
  const { format, sourceHash } = draft ?? { format: read.format, sourceHash: source };
  const draftPrint = about.state === "draft" ? (read.sewn?.print ?? null) : null;
  return insertLogo(tx.db, { ...about, ...kept, format, key, sourceHash, draftPrint }, tx.now);
}

/** Keeps what was read, and names it by its hashes. */
export async function keptFiles(
  tx: Pick<Ctx, "db" | "now">,
  read: ReadLogo,
): Promise<{ readonly source: string } & Pick<NewLogo, "pictures" | "sewn">> {
  const source = fileOf(read.source);
  const picture = read.pictures && fileOf(read.pictures.picture);
  const thumb = read.pictures && fileOf(read.pictures.thumb);
  const stitched = read.sewn && fileOf(read.sewn.file);
  const files = [source, picture, thumb, stitched].filter((one) => one !== null);
  await insertFiles(tx.db, once(files), tx.now);
  return {
    source: source.hash,
    pictures: picture && thumb && { picture: picture.hash, thumb: thumb.hash },
    sewn: read.sewn && stitched && keptStitches(read.sewn, stitched.hash),
  };
}

function keptStitches(
  { format, threads, stitches, trims, widthMm, heightMm }: NonNullable<ReadLogo["sewn"]>,
  hash: string,
): LogoStitches {
  return { hash, format, threads, stitches, trims, widthMm, heightMm };
}

/** A machine file is ready; what the store has sewn by itself waits for somebody who digitizes. */
function stateOf({ format, sewn }: ReadLogo): LogoState {
  if (!sewn) return "uploaded";
  return isMachineFormat(format) ? "digitized" : "draft";
}

/**
 * The cloth of the product's offer, and of its places for a logo the one that is named, else the first; refused where
 * there is no such product.
 */
export function groundOf(
  ctx: Ctx,
  productId: number | undefined,
  placement: string | undefined,
): Result<DraftGround> {
  if (productId === undefined) return ok(USUAL_GROUND);
  const catalog = ctx.held(readModel).current();
  const parent = catalog.parentsOf(productId)[0] ?? null;
  const product = catalog.sellable(productId, parent, ctx.store.id);
  if (!product) return refuse(problem("cart.noSuchProduct", "productId", String(productId)));
  const offer = offerOf(ctx, product);
  if (!offer) return ok(USUAL_GROUND);
  const { fabric, logos, placements } = offer;
  const codes = logos?.placements ?? [];
  const named = codes.find((code) => code === placement) ?? codes[0];
  const place = placements.find(({ code }) => code === named) ?? USUAL_GROUND;
  return ok({ fabric, widthMm: place.widthMm, heightMm: place.heightMm });
}

const fileOf = (bytes: Uint8Array): LogoFile => ({
  hash: createHash("sha256").update(bytes).digest("hex"),
  bytes,
});

/** A machine file is its own source. */
const once = (files: readonly LogoFile[]): readonly LogoFile[] => [
  ...new Map(files.map((file) => [file.hash, file])).values(),
];
