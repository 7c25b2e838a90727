import type { MachineFileKind } from "../machine-file/machine-file.ts";

/** What an uploaded logo is, as far as it can be worked with. */
type LogoKind = "picture" | "drawing" | "document" | "machine_file";

interface FormatRow {
  readonly kind: LogoKind;
  /** As it is handed out again. */
  readonly mediaType: string;
}

const STITCHES = { kind: "machine_file", mediaType: "application/octet-stream" } as const;

/** Every format that is taken, by the ending of its files. */
export const LOGO_FORMATS = {
  png: { kind: "picture", mediaType: "image/png" },
  jpg: { kind: "picture", mediaType: "image/jpeg" },
  webp: { kind: "picture", mediaType: "image/webp" },
  svg: { kind: "drawing", mediaType: "image/svg+xml" },
  pdf: { kind: "document", mediaType: "application/pdf" },
  eps: { kind: "document", mediaType: "application/postscript" },
  ai: { kind: "document", mediaType: "application/postscript" },
  dst: STITCHES,
  exp: STITCHES,
  pes: STITCHES,
  jef: STITCHES,
  vp3: STITCHES,
} as const satisfies Readonly<Record<string, FormatRow>> &
  Readonly<Record<MachineFileKind, FormatRow>>;

export type LogoFormat = keyof typeof LOGO_FORMATS;

/** Every format, in the order in which they are named. */
export const LOGO_FORMAT_NAMES = Object.keys(LOGO_FORMATS) as [LogoFormat, ...LogoFormat[]];

/** Of what is sewn as it stands. */
export const isMachineFormat = (format: LogoFormat): format is MachineFileKind =>
  LOGO_FORMATS[format].kind === "machine_file";
