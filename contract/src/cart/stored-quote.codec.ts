import { z } from "zod";

const labeled = z.object({ label: z.string(), amount: z.string() });

/** What stands on a quote, as it was said when it was made. */
const quote = z.object({
  title: z.string(),
  shop: z.object({ name: z.string(), lines: z.array(z.string()) }),
  facts: z.array(z.tuple([z.string(), z.string()])),
  columns: z.object({ item: z.string(), pieces: z.string(), amount: z.string() }),
  rows: z.array(
    z.object({
      name: z.string(),
      details: z.array(z.string()),
      pieces: z.string(),
      amount: z.string(),
      imageFile: z.string().nullable(),
    }),
  ),
  sums: z.array(labeled),
  foot: z.string(),
});

export type StoredQuote = z.infer<typeof quote>;

/** A quote that was kept; `undefined` of what has not the shape that the store writes. */
export function quoteFromStore(stored: unknown): StoredQuote | undefined {
  const read = quote.safeParse(stored);
  return read.success ? read.data : undefined;
}
