/** A logo of one's own as a browser shows it; measures and counts are `null` while nobody has made stitches of it. */
export interface OwnLogo {
  readonly number: string;
  readonly title: string;
  /** From the root of the store. */
  readonly picture: string | null;
  readonly description: string;
  readonly isDigitized: boolean;
  readonly stitches: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
}

interface LogoWire {
  readonly logo_number: string;
  readonly image_thumb: string | null;
  readonly title: string;
  readonly state: string;
  readonly design_description: string;
  readonly stitch_count: number | null;
  readonly height: number | null;
  readonly width: number | null;
  readonly colors: readonly { readonly color: string; readonly hash_code: string }[];
}

const shownLogo = (wire: LogoWire): OwnLogo => ({
  number: wire.logo_number,
  title: wire.title,
  picture: wire.image_thumb,
  description: wire.design_description,
  isDigitized: wire.state === "digitized",
  stitches: wire.stitch_count,
  widthMm: wire.width,
  heightMm: wire.height,
  colors: wire.colors.map(({ color: name, hash_code: hex }) => ({ name, hex })),
});

/** A page of one's logos. */
export const logosPage = (wire: {
  readonly logo: readonly LogoWire[];
  readonly total_count: number;
  readonly page_info: { readonly total_pages: number | null };
}) => ({
  logos: wire.logo.map(shownLogo),
  total: wire.total_count,
  pages: wire.page_info.total_pages ?? 1,
});
