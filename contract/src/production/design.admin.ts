import { z } from "zod";
import { composition } from "../embroidery/composition.shape.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";

const source = "issue 10.9";
const can = "embroidery.use";

const name = text(400);
const version = z.int();
const params = z.object({ id });

/** A design of the workbench in the list of them. */
const listed = z.object({
  id: z.number(),
  name: z.string(),
  version,
  /** Number of the order whose words it holds; `null` where it was written at the workbench. */
  order: z.string().nullable(),
  changedAt: z.string(),
  /** Email of whoever changed it last. */
  by: z.string(),
});

const design = listed.extend({
  composition,
  /** Code of a placement of the workbench. */
  placement: z.string(),
});

const draft = z.object({ name, composition, placement: text(40) });

const refusals = [
  "access.forbidden",
  "staff.signInRequired",
  "embroidery.designNameMissing",
  "embroidery.designNameTaken",
] as const;

/** What any text is refused for, and what a composition is. */
const unsewable = [
  "embroidery.textMissing",
  "embroidery.textTooManyLines",
  "embroidery.textLineTooLong",
  "embroidery.textTooLong",
  "embroidery.textEmoji",
  "embroidery.textRightToLeft",
  "embroidery.textControl",
  "embroidery.textUnknownLetter",
  "embroidery.fontUnknown",
  "embroidery.threadUnknown",
  "embroidery.fabricUnknown",
  "embroidery.heightInvalid",
  "embroidery.heightBelowFabric",
  "embroidery.letterSpacingInvalid",
  "embroidery.lineSpacingInvalid",
  "embroidery.alignUnknown",
  "embroidery.arcInvalid",
  "embroidery.monogramLetters",
  "embroidery.monogramTooSmall",
  "embroidery.frameUnknown",
  "embroidery.placementUnknown",
] as const;

const asRead = ["embroidery.noSuchDesign", "embroidery.designChanged"] as const;

/** Designs that staff keep at the workbench, and the words of jobs to begin one with. */
export const designAdminEndpoints = {
  designs: endpoint({
    method: "GET",
    path: "embroidery-designs",
    summary: "The designs that staff keep at the workbench, by their names.",
    source,
    can,
    reply: z.object({ designs: z.array(listed) }),
    errors: ["access.forbidden", "staff.signInRequired"],
  }),
  design: endpoint({
    method: "GET",
    path: "embroidery-designs/:id",
    summary: "A design of the workbench: what its stitches follow from.",
    source,
    can,
    params,
    reply: design,
    errors: ["access.forbidden", "staff.signInRequired", "embroidery.noSuchDesign"],
  }),
  addDesign: endpoint({
    method: "POST",
    path: "embroidery-designs",
    summary: "Keeps a design under a name that no other has. `job` is where its words were opened.",
    source,
    can,
    body: draft.extend({ job: id.optional() }),
    reply: design,
    errors: [...refusals, ...unsewable, "embroidery.tooManyDesigns", "production.noSuchJob"],
  }),
  changeDesign: endpoint({
    method: "PUT",
    path: "embroidery-designs/:id",
    summary: "Keeps it otherwise. `version` is the design as it was read: another one is refused.",
    source,
    can,
    params,
    body: draft.extend({ version }),
    reply: design,
    errors: [...refusals, ...unsewable, ...asRead],
  }),
  renameDesign: endpoint({
    method: "POST",
    path: "embroidery-designs/:id/name",
    summary: "Calls it otherwise, and leaves what is sewn. `version` as when it is changed.",
    source,
    can,
    params,
    body: z.object({ name, version }),
    reply: design,
    errors: [...refusals, ...asRead],
  }),
  removeDesign: endpoint({
    method: "DELETE",
    path: "embroidery-designs/:id",
    summary: "Keeps it no more. `version` as when it is changed.",
    source,
    can,
    params,
    body: z.object({ version }),
    reply: z.object({ removed: z.number() }),
    errors: ["access.forbidden", "staff.signInRequired", ...asRead],
  }),
  jobText: endpoint({
    method: "GET",
    path: "embroidery-jobs/:id/text",
    summary: "The words of a job as a design of the workbench; of flags and logos there are none.",
    source,
    can,
    params,
    reply: z.object({
      order: z.string(),
      /** The job as it was read: what is laid on it names it. */
      version,
      name: z.string(),
      composition,
      /** Where the order has it: the offer's own code and name. */
      place: z.object({ code: z.string(), name: z.string() }),
    }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "production.noSuchJob",
      "production.noWords",
    ],
  }),
} as const satisfies EndpointTable;
