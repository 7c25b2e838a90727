import { LOGO_FORMATS } from "@placket/domain/embroidery/logo/logo-format";
import { isExtraLarge, isHandedOut, type Logo } from "@placket/domain/embroidery/logo/logo";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import type { Say } from "@placket/domain/phrase";
import type { z } from "zod";
import type { logoShape } from "./logo.shapes.ts";

export type LogoWire = z.infer<typeof logoShape>;

/** Where pictures of logos are found (EMB-16). */
export const LOGO_BASE_URL = "/media/logos/";

/** What its stitches are drawn from, as `needlePoints` writes it, little-endian. */
export const NEEDLE_POINTS = "needle-points.bin";

const folderOf = ({ number, key }: Pick<Logo, "number" | "key">) => `${number}/${key}/`;

/** Where its small picture is found; `null` where nothing is to be seen of it. */
export const logoThumb = (logo: Pick<Logo, "number" | "key" | "isPictured">): string | null =>
  logo.isPictured ? `${LOGO_BASE_URL}${folderOf(logo)}thumb.png` : null;

/** A logo as shoppers and staff read it; colors in the language of `say`. */
export function logoToWire(logo: Logo, say: Say): LogoWire {
  const { number, customerId, name, description, format, state, sewn } = logo;
  const folder = folderOf(logo);
  const path = logo.isPictured ? `${folder}picture.png` : "";
  const colors = (sewn?.threads ?? []).flatMap((of) => findThread(of) ?? []);
  return {
    logo_number: number,
    customer_id: customerId,
    logo_path: path,
    image_url: path === "" ? null : `${LOGO_BASE_URL}${path}`,
    image_thumb: logoThumb(logo),
    alt: name,
    title: name,
    file_name: `${name}.${format}`,
    file_type: format,
    kind: LOGO_FORMATS[format].kind,
    state,
    design_description: description,
    stitch_count: sewn?.stitches ?? null,
    is_extra_large: isExtraLarge(sewn?.stitches ?? null),
    width: sewn?.widthMm ?? null,
    height: sewn?.heightMm ?? null,
    trims: sewn?.trims ?? null,
    colors: colors.map((thread) => ({ color: say(thread.name), hash_code: thread.color })),
    needle_points_url: sewn ? `${LOGO_BASE_URL}${folder}${NEEDLE_POINTS}` : null,
    stitch_file_url:
      sewn && isHandedOut(logo) ? `${LOGO_BASE_URL}${folder}stitches.${sewn.format}` : null,
  };
}
