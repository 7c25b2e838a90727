import type { embroideryAdminEndpoints } from "@placket/contract/embroidery/embroidery.admin";
import type { EndpointInput } from "@placket/contract/endpoint";
import type { DesignDraft } from "@placket/domain/embroidery/design/design-draft";
import type { Result } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import type { FileAnswer } from "../http/reply.ts";
import type { Refused } from "../http/send.ts";
import { printProof, printWorksheet, type PrintedSheet } from "./sheets.ts";

export const embroideryAdminHandlers: Handlers<typeof embroideryAdminEndpoints> = {
  printProof: async ({ ctx }, { body }) => {
    const design = await withFile(body);
    return asFile(await printProof(ctx, { ...body, design }));
  },
  printWorksheet: async ({ ctx }, { body }) => {
    const design = await withFile(body);
    return asFile(await printWorksheet(ctx, { ...body, design }));
  },
};

type Sent = EndpointInput<typeof embroideryAdminEndpoints.printProof>["body"];

/** The design and what it is read from; where the file is missing, there is nothing to read. */
async function withFile({ design, file }: Pick<Sent, "design" | "file">): Promise<DesignDraft> {
  const name = file?.name ?? "";
  if (design.as === "drawing") return { ...design, name, svg: (await file?.text()) ?? "" };
  if (design.as === "file") return { ...design, name, bytes: await bytesOf(file) };
  return design;
}

const bytesOf = async (file: File | undefined) =>
  new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));

function asFile(printed: Result<PrintedSheet>): FileAnswer | Refused {
  if (!printed.ok) return printed;
  const { name, pdf } = printed.value;
  return { file: { name, contentType: "application/pdf", bytes: pdf } };
}
