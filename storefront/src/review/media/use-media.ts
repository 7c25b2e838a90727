import { photoToWire, videoToWire } from "@placket/contract/review/review-form.codec";
import { fillPhrase } from "@placket/domain/phrase";
import { reviewErrors } from "@placket/domain/review/errors";
import {
  chosenFiles,
  MEDIA_LIMITS,
  mediaTitleOf,
  type ClaimedMedia,
  type MediaKind,
} from "@placket/domain/review/review-media";
import { timing } from "@placket/domain/timings-and-sizes";
import { CallError } from "@placket/web/call/call-error";
import { useRef, useState } from "react";
import { useShop, type Shop } from "../../api/shop.ts";
import { showNotice } from "../../notice/notices.ts";
import { t } from "../../translation/translate.ts";
import { previewOf } from "./video-preview.ts";

/** A photo or video that was brought for the review that is being written. */
export interface OwnMedia extends ClaimedMedia {
  readonly kind: MediaKind;
  /** What its file is called. */
  readonly title: string;
  /** Of the photo, or of the video's preview. */
  readonly picture: string;
  /** Only of videos. */
  readonly poster?: string;
}

/** What is on its way: which file of how many. */
interface Underway {
  readonly kind: MediaKind;
  readonly title: string;
  readonly number: number;
  readonly of: number;
}

/** Photos and videos of a form: what is there, what is on its way, and how more is brought. */
export function useMedia() {
  const shop = useShop();
  const [media, setMedia] = useState<readonly OwnMedia[]>([]);
  const [underway, setUnderway] = useState<Underway>();
  // What several presses bring is sent in one row: none overtakes another.
  const row = useRef(Promise.resolve());
  const bring = (kind: MediaKind, chosen: readonly File[]) => {
    const there = media.filter((one) => one.kind === kind).length;
    const { taken, tooLarge } = chosenFiles(kind, chosen, there);
    for (const { name } of tooLarge) tellTooLarge(kind, name);
    row.current = row.current.then(async () => {
      for (const [index, file] of taken.entries()) {
        const title = mediaTitleOf(file.name);
        setUnderway({ kind, title, number: index + 1, of: taken.length });
        // oxlint-disable-next-line no-await-in-loop -- one after the other, each by itself
        const brought = await sent(shop, kind, file);
        if (brought) setMedia((known) => [...known, brought]);
      }
      setUnderway(undefined);
    });
  };
  const change = (url: string, part: Partial<Pick<OwnMedia, "caption" | "rotate">>) =>
    setMedia((known) => known.map((one) => (one.url === url ? { ...one, ...part } : one)));
  const remove = (url: string) => setMedia((known) => known.filter((one) => one.url !== url));
  return { media, underway, bring, change, remove };
}

export type MediaOfForm = ReturnType<typeof useMedia>;

function tellTooLarge(kind: MediaKind, name: string): void {
  const { text } = reviewErrors["review.mediaTooLarge"];
  const values = [mediaTitleOf(name), MEDIA_LIMITS[kind].megabytes] as const;
  showNotice(fillPhrase(t(text, ...values), values), { type: "error", ms: timing.notification });
}

/** Sends one file; one that is not taken is told of in the server's words (REVIEW-30). */
async function sent(shop: Shop, kind: MediaKind, file: File): Promise<OwnMedia | undefined> {
  try {
    const body = kind === "image" ? photoToWire(file) : videoToWire(file, await previewOf(file));
    const [one] = await shop.call("uploadReviewMedia", { body });
    if (!one) return undefined;
    const { url, title, poster } = one;
    const picture = poster ?? url.replace("/reviews/", "/reviews/small/");
    return { kind, url, title, picture, caption: "", rotate: 0, ...(poster && { poster }) };
  } catch (error) {
    const said = error instanceof CallError ? error.said : undefined;
    const { text } = reviewErrors["review.noVideo"];
    const values = [mediaTitleOf(file.name)];
    const own = kind === "video" && !(error instanceof CallError);
    const words = own ? fillPhrase(t(text, ...values), values) : NOT_UPLOADED();
    showNotice(said ?? words, { type: "error", ms: timing.notification });
    return undefined;
  }
}

const NOT_UPLOADED = () => t("The file could not be uploaded. Please try again.");
