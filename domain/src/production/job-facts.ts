import { designsOf, isLettering, isLogo, type Made } from "../embroidery/offer/made.ts";
import type { OfferPlacement } from "../embroidery/offer/offer.ts";
import type { LogoState } from "../embroidery/logo/logo.ts";
import { isThreaded } from "../embroidery/logo/named-threads.ts";
import { smallestHoop } from "../embroidery/placement/hoops.ts";
import { BORDER_COLOR, findFlag } from "../embroidery/shape/flags/flag.ts";
import type { FlagOrder } from "../embroidery/shape/flags/flag-order.ts";
import { nearestThread } from "../embroidery/thread/nearest-thread.ts";
import { textInEnglish } from "../phrased.ts";
import type { JobState } from "./job-state.ts";
import type { Approval } from "./proof/approval.ts";

/** Something that is sewn in one go, and where. */
interface JobDesign {
  readonly name: string;
  readonly placement: string;
  /** Of the wearer, where it is known: `wearer’s left`. */
  readonly side?: string;
}

/** What whoever sews a part of a line has to know of it. */
interface SewnPart {
  readonly designs: readonly JobDesign[];
  /** Numbers of the threads, each once, in the order of the catalogue's numbers: equal sets read alike. */
  readonly threads: readonly string[];
  /** The smallest that fits every design of it; `""` where none does. */
  readonly hoop: string;
  /** As counted when it was put into the cart; `null` where nobody counted: flags are counted as they are sewn. */
  readonly stitches: number | null;
}

/** What is known of a part before it is sewn. */
export function sewnPart(made: Made): SewnPart {
  const names = designsOf(made).map(({ name }) => textInEnglish(name));
  if (isLettering(made)) {
    const { recipe, placement, stitches, widthMm, heightMm } = made;
    return {
      designs: names.map((name) => ({ name, placement: placement.name })),
      threads: [recipe.thread],
      hoop: hoopFor([{ widthMm, heightMm }]),
      stitches,
    };
  }
  if (isLogo(made)) {
    const { sewn, placement, side } = made;
    const where = { placement: placement.name, ...(side && { side: SIDE_NAMES[side] }) };
    return {
      designs: names.map((name) => ({ name, ...where })),
      threads: [...new Set(sewn?.threads)].filter((number) => number !== "").toSorted(),
      hoop: sewn ? hoopFor([sewn]) : "",
      stitches: sewn?.stitches ?? null,
    };
  }
  const orders = made.flags.map(({ order }) => order);
  return {
    designs: made.flags.map(({ placement }, at) => ({
      name: names[at] ?? "",
      placement: placement.name,
    })),
    threads: [...new Set(orders.flatMap(threadsOfFlag))].toSorted(),
    hoop: hoopFor(orders.map(sizeOfFlag)),
    stitches: null,
  };
}

/** Left and right are told apart on the wearer, not on the table. */
const SIDE_NAMES = {
  left: "wearer’s left",
  right: "wearer’s right",
  center: "center",
} as const satisfies Readonly<Record<OfferPlacement["side"], string>>;

interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** One hoop for all of them: what is taken off the machine is hooped once more in the same one. */
function hoopFor(sizes: readonly Size[]): string {
  const widthMm = Math.max(...sizes.map((one) => one.widthMm));
  const heightMm = Math.max(...sizes.map((one) => one.heightMm));
  return smallestHoop(widthMm, heightMm)?.name ?? "";
}

/** As high as it was ordered, as wide as it then is. */
export function sizeOfFlag({ code, heightMm }: FlagOrder): Size {
  const flag = findFlag(code);
  return { widthMm: flag ? (heightMm * flag.width) / flag.height : heightMm, heightMm };
}

/** As `sewFlag` takes them: each color of the drawing becomes its nearest thread. */
function threadsOfFlag({ code }: FlagOrder): readonly string[] {
  const flag = findFlag(code);
  if (!flag) return [];
  const colors = [
    ...flag.layers.map(([color]) => color),
    ...(flag.hasBorder ? [BORDER_COLOR] : []),
  ];
  return colors.flatMap((color) => nearestThread(color)?.thread.number ?? []);
}

/**
 * Where the job of a part begins: what the store draws by itself, and a logo that was digitized, needs no artwork; any
 * other logo waits for somebody who digitizes it, and a proof only where its buyer's word is awaited.
 */
export function startOf(made: Made, approval: Approval): JobState {
  if (approval === "awaited") return "digitizing";
  if (!isLogo(made)) return "queued";
  // Somebody has to name its threads first.
  return made.sewn && !isThreaded(made.sewn) ? "digitizing" : LOGO_START[made.state];
}

const LOGO_START = {
  uploaded: "digitizing",
  draft: "digitizing",
  digitized: "queued",
} as const satisfies Readonly<Record<LogoState, JobState>>;
