import { LOGO_FORMAT_NAMES } from "@placket/domain/embroidery/logo/logo-format";
import { LOGO_STATES } from "@placket/domain/embroidery/logo/logo";
import { z } from "zod";

/** A logo of the library, under the documents' names (EMB-15, EMB-16, EMB-18). */
export const logoShape = z.object({
  logo_number: z.string(),
  /** `null` for one of the house, and for a guest's. */
  customer_id: z.number().nullable(),
  /** Its picture below `logo_base_url`; empty where there is none, as of eps, ai and pdf (EMB-36). */
  logo_path: z.string(),
  /** The same from the root of the store, whole and small; `null` where there is none. */
  image_url: z.string().nullable(),
  image_thumb: z.string().nullable(),
  alt: z.string(),
  title: z.string(),
  /** Of its file, with the ending of what it really is. */
  file_name: z.string(),
  file_type: z.enum(LOGO_FORMAT_NAMES),
  kind: z.enum(["picture", "drawing", "document", "machine_file"]),
  /** As it came, sewn by the store for a digitizer to finish, or ready to be sewn. */
  state: z.enum(LOGO_STATES),
  design_description: z.string(),
  /** `null` while nobody has made stitches of it. */
  stitch_count: z.number().nullable(),
  /** From 15,000 stitches on (EMB-31). */
  is_extra_large: z.boolean(),
  /** In millimetres, sewn. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  trims: z.number().nullable(),
  colors: z.array(z.object({ color: z.string(), hash_code: z.string() })),
  /** What its stitches are drawn from on a garment, which no machine reads; `null` while there are none. */
  needle_points_url: z.string().nullable(),
  /**
   * Its stitches as a machine reads them, for its owner alone; `null` unless they brought them or they were made for
   * them (EMB-17, EMB-47).
   */
  stitch_file_url: z.string().nullable(),
});

/** Logos on file (EMB-16, EMB-42). */
export const logoCollection = z.object({
  logo_base_url: z.string(),
  logo_detail: z.array(logoShape),
  /** For how many days a logo of a guest is kept that is used nowhere; `null` for a customer, whose stay. */
  guest_days: z.number().nullable(),
});
