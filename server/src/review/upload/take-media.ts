import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { isPhoto } from "@placket/domain/review/media-bytes";
import { MEDIA_LIMITS, mediaTitleOf, type MediaKind } from "@placket/domain/review/review-media";
import type { Ctx } from "../../context.ts";
import { LandedFile } from "../../http/body/landed-file.ts";
import { photoOf } from "../../media/media.ts";
import { countedHere } from "../asked-here.ts";
import { countUnseen, insertMedia, type BroughtMedia } from "./media.sql.ts";
import { dropFile, keepPhoto, keepVideo } from "./media-store.ts";
import { quietVideo } from "./quiet-video.ts";

/** As wide as it is looked at large, twice on a phone. */
const PHOTO_SIDE = 1600;
/** As lists show it, twice. */
const SMALL_SIDE = 240;
/** Of the preview that a browser takes from a video (REVIEW-26). */
const POSTER_SIDE = 400;

/** What one network may bring in an hour: a kitchen whose staff all write has room. */
const FILES_MOST = 120;
const BYTES_MOST = 2_000_000_000;
/** And in a day: no one network takes the room of all. */
const DAY_BYTES_MOST = 4_000_000_000;

/** What one browser may have lying there without a review: as much as three reviews have. */
const OWN_UNCLAIMED_MOST = 3 * (MEDIA_LIMITS.image.most + MEDIA_LIMITS.video.most);
/** What all may have lying there without one: it goes after a day. */
const UNCLAIMED_BYTES_MOST = 5_000_000_000;
/** What reviews may have lying there that staff have not approved: claiming a file makes no room for more. */
const UNAPPROVED_BYTES_MOST = 10_000_000_000;

/** A file that was brought, with the preview of a video. */
export interface BroughtFile {
  readonly file: File;
  readonly preview?: File | undefined;
}

/**
 * Looks at what was brought and keeps its files, outside of a transaction: pictures are read and written. What nothing
 * is written down of in the end, a job sweeps away.
 */
export async function readBrought(
  ctx: Ctx,
  ownerHash: string,
  { kind, files }: { readonly kind: MediaKind; readonly files: readonly BroughtFile[] },
): Promise<Result<readonly BroughtMedia[]>> {
  const refused = checkBrought(kind, files);
  if (refused.length > 0) return refuse(...refused);
  const room = await checkRoom(ctx, ownerHash, files);
  if (!room.ok) return room;
  const made: BroughtMedia[] = [];
  for (const file of files) {
    // One after the other: whoever brings ten waits for ten, and nobody else does.
    // oxlint-disable-next-line no-await-in-loop
    const one = await MAKE[kind](ctx, file);
    if (!one.ok) {
      // oxlint-disable-next-line no-await-in-loop -- nothing comes after it
      await dropAll(ctx, made);
      return one;
    }
    made.push(one.value);
  }
  return ok(made);
}

/** Writes down what was brought: its browser's, until its review claims it. */
export const keepBrought = (
  { db, now }: Ctx,
  ownerHash: string,
  media: readonly BroughtMedia[],
): Promise<void> => insertMedia(db, media, { ownerHash, now });

function checkBrought(kind: MediaKind, files: readonly BroughtFile[]): Problem[] {
  const { most, bytes, megabytes } = MEDIA_LIMITS[kind];
  if (files.length === 0) return [problem("review.noFile", `${kind}s`)];
  if (files.length > most) return [problem("review.tooManyMedia", `${kind}s`, most)];
  return files.flatMap(({ file, preview }) => [
    ...tooLarge(file, bytes, megabytes),
    ...(preview ? tooLarge(preview, MEDIA_LIMITS.image.bytes, MEDIA_LIMITS.image.megabytes) : []),
  ]);
}

const tooLarge = (file: File, bytes: number, megabytes: number): Problem[] =>
  file.size > bytes
    ? [problem("review.mediaTooLarge", "", mediaTitleOf(file.name), megabytes)]
    : [];

async function checkRoom(
  ctx: Ctx,
  ownerHash: string,
  files: readonly BroughtFile[],
): Promise<Result<true>> {
  const bytes = files.reduce((sum, { file, preview }) => sum + file.size + (preview?.size ?? 0), 0);
  for (const [what, more, most, withinMs] of [
    ["files", files.length, FILES_MOST, HOUR_MS],
    ["bytes", bytes, BYTES_MOST, HOUR_MS],
    ["bytes of a day", bytes, DAY_BYTES_MOST, DAY_MS],
  ] as const) {
    const minutes = countedHere(ctx, { what, more, most, withinMs });
    if (minutes > 0) return refuse(problem("review.tooMuchBrought", "", minutes));
  }
  const lying = await countUnseen(ctx.db, ownerHash);
  const isFull =
    lying.own + files.length > OWN_UNCLAIMED_MOST ||
    lying.unclaimed + bytes > UNCLAIMED_BYTES_MOST ||
    lying.unapproved + bytes > UNAPPROVED_BYTES_MOST;
  return isFull ? refuse(problem("review.uploadsFull")) : ok(true);
}

type Make = (ctx: Ctx, brought: BroughtFile) => Promise<Result<BroughtMedia>>;

const MAKE: Readonly<Record<MediaKind, Make>> = {
  image: async ({ settings }, { file }) => {
    const title = mediaTitleOf(file.name);
    const photo = await photoIn(file, PHOTO_SIDE);
    const small = photo && (await photoOf(photo, SMALL_SIDE));
    if (!small) return refuse(problem("review.noPhoto", "", title));
    const kept = await keepPhoto(settings, { photo, small });
    const bytes = photo.length + small.length;
    return ok({ kind: "image", file: kept, poster: null, bytes, title });
  },
  video: async ({ settings }, { file, preview }) => {
    const title = mediaTitleOf(file.name);
    const ending = file instanceof LandedFile ? await quietVideo(file.path) : undefined;
    const poster = ending && preview && (await photoIn(preview, POSTER_SIDE));
    if (!(file instanceof LandedFile) || !ending || !poster) {
      return refuse(problem("review.noVideo", "", title));
    }
    const small = (await photoOf(poster, SMALL_SIDE)) ?? poster;
    const kept = await keepVideo(settings, file.path, ending);
    const keptPoster = await keepPhoto(settings, { photo: poster, small });
    const bytes = file.size + poster.length + small.length;
    return ok({ kind: "video", file: kept, poster: keptPoster, bytes, title });
  },
};

/** A picture written anew; undefined of what is none by its first bytes, or cannot be read. */
async function photoIn(file: File, side: number): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isPhoto(bytes) ? photoOf(bytes, side) : undefined;
}

async function dropAll({ settings }: Ctx, media: readonly BroughtMedia[]): Promise<void> {
  const files = media.flatMap(({ file, poster }) => (poster === null ? [file] : [file, poster]));
  await Promise.all(files.map((file) => dropFile(settings, file)));
}
