import { HTML_MAX } from "@placket/domain/content/check-part";
import { z } from "zod";
import { text } from "../shapes.ts";

/** What is told too long is told so by the domain, with its part. */
const ROOM = 1_000;
const FIELDS_MAX = 12;

const values = z
  .record(text(40), text(HTML_MAX + ROOM))
  .refine((fields) => Object.keys(fields).length <= FIELDS_MAX);

/** A part of a page or block: its kind, and what stands in its fields, all of it text (`PART_KINDS` in domain). */
export const contentPart = z.object({
  kind: text(40),
  values,
  entries: z.array(values).max(40),
});

/** The parts of one page, as staff send them. */
export const contentParts = z.array(contentPart).max(100);
