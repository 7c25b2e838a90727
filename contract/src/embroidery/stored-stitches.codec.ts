import type { LogoStitches } from "@placket/domain/embroidery/logo/logo";
import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { z } from "zod";

/** The stitches of a logo as the library, and whatever it stands on, keep them. */
export const storedStitches: z.ZodType<LogoStitches> = z.object({
  hash: z.string(),
  format: z.enum(MACHINE_FILE_KINDS),
  threads: z.array(z.string()),
  isNamed: z.literal(true).optional(),
  stitches: z.int(),
  trims: z.int(),
  widthMm: z.number(),
  heightMm: z.number(),
});
