import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, id, text } from "../shapes.ts";

/** What the machines read of an order. */
export const machineFileEndpoints = {
  machineFile: endpoint({
    method: "GET",
    path: "orders/:number/items/:item/machine-file",
    summary:
      "A design of an ordered line as a machine sews it, made from what the order keeps: the same order gives the " +
      "same bytes.",
    source: "issue 10.4, EMB-12",
    can: "orders.read",
    params: z.object({ number: text(32), item: id }),
    query: z.object({
      as: z.enum(MACHINE_FILE_KINDS),
      /** Which of the line's designs, from 0 on. */
      design: asNumber(z.int().min(0).max(20)).default(0),
    }),
    gives: "file",
    fileType: "application/octet-stream",
    errors: [
      "staff.signInRequired",
      "order.noSuchOrder",
      "order.noSuchDesign",
      "order.unreadable",
      "embroidery.notDigitized",
      "embroidery.sewingBusy",
      "embroidery.sewingTookTooLong",
    ],
  }),
} as const satisfies EndpointTable;
