import type { OfferedLogo } from "@placket/domain/embroidery/logo/logo";
import type { LogoFormat } from "@placket/domain/embroidery/logo/logo-format";
import type { LogoTerms } from "@placket/domain/embroidery/offer/offer";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import type { z } from "zod";
import type { configurationShape } from "./configuration.shapes.ts";
import type { LogoWire } from "./logo.codec.ts";
import type { logoCollection } from "./logo.shapes.ts";

/** A logo as a shopper sees it. */
export interface ShownLogo {
  readonly logo: OfferedLogo;
  readonly format: LogoFormat;
  /** With the ending of what it really is. */
  readonly fileName: string;
  /** Small and whole; `null` where there is nothing to be seen of it (EMB-36). */
  readonly thumb: string | null;
  readonly picture: string | null;
  /** Where that is which its stitches are drawn from; `null` while there are none. */
  readonly needlePoints: string | null;
  /** In the order of use, as far as they are known. */
  readonly threads: readonly Thread[];
  readonly isExtraLarge: boolean;
}

/** A logo in a browser's own spelling. */
export function shownLogo(wire: LogoWire, isHouse = false): ShownLogo {
  const { stitch_count: stitches, needle_points_url: needlePoints, file_type: format } = wire;
  const sewn =
    stitches === null
      ? null
      : {
          // Names and kinds of files and threads are the server's; a browser measures and counts.
          hash: "",
          threads: [],
          format: "dst" as const,
          stitches,
          trims: wire.trims ?? 0,
          widthMm: wire.width ?? 0,
          heightMm: wire.height ?? 0,
        };
  return {
    logo: {
      number: wire.logo_number,
      name: wire.title,
      isHouse,
      state: wire.state,
      sewn,
    },
    format,
    fileName: wire.file_name,
    thumb: wire.image_thumb,
    picture: wire.image_url,
    needlePoints,
    threads: wire.colors.map(({ color: name, hash_code: color }) => ({ number: "", name, color })),
    isExtraLarge: wire.is_extra_large,
  };
}

/** The logos on file of whoever asked (EMB-42). */
export const logosOnFile = ({
  logo_detail: logos,
  guest_days: guestDays,
}: z.infer<typeof logoCollection>): LogosOnFile => ({
  logos: logos.map((wire) => shownLogo(wire)),
  guestDays,
});

/** One's logos, and for how many days one that is used nowhere is kept; `null` where they stay. */
export interface LogosOnFile {
  readonly logos: readonly ShownLogo[];
  readonly guestDays: number | null;
}

type ConfigurationWire = z.infer<typeof configurationShape>;

/** The house's logos that an offer names. */
export function houseLogos({ allowed_logos: allowed, default_logo: preset }: ConfigurationWire) {
  const all = [...allowed, ...(preset?.logo ? [preset.logo] : [])];
  const numbers = all.map(({ logo_number: number }) => number);
  return all
    .filter(({ logo_number: number }, at) => numbers.indexOf(number) === at)
    .map((logo) => shownLogo(logo, true));
}

/** How logos are embroidered, as the server holds them to; `null` where none are. */
export function logoTermsFromWire(wire: ConfigurationWire): LogoTerms | null {
  const { option } = wire.embroidery_placements.for_type;
  const services = wire.embroidery_options.find(({ type }) => type === "logos")?.services ?? [];
  if (!option.logos) return null;
  const { default_logo: preset } = wire;
  return {
    placements: option.logos.placements,
    lines: wire.allowed_logo_numbers.map((line) => ({
      number: line.line_number,
      logos: line.logo_numbers_array,
      takesOwn: line.account_logo_allowed,
      placements: line.placement_ids,
      isOptional: line.optional_in_lockdown,
    })),
    most: wire.logo_max_count,
    prices: services.flatMap(({ sku, up_to_stitches: upTo }) =>
      upTo === null ? [] : [{ upTo, sku }],
    ),
    takesOnFile: wire.embroidery_placements.global.logo_on_file_allowed,
    uploadSku: wire.logo_options?.upload_sku ?? null,
    digitizingSku: wire.logo_options?.digitization_sku ?? null,
    preset: preset && {
      number: preset.number,
      placement: preset.default_placement,
      isLocked: preset.lock,
    },
  };
}
