import { z } from "zod";

/** A product as the lists that shoppers keep name it (WISH-02). */
export const listedProduct = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  /** Its path. */
  url: z.string(),
  image: z.string().nullable(),
});
