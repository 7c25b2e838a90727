import { routes } from "@placket/contract/routes.gen";
import {
  embroideringToWire,
  type Embroidering,
} from "@placket/contract/embroidery/embroider-call.codec";
import { bodyOf, wireRequest } from "@placket/web/call/wire";
import { refusalError } from "../../api/reply.ts";
import { apiBase } from "../../api/rest.ts";
import type { Shop } from "../../api/shop.ts";

/**
 * The sheet of what is chosen, as a PDF (EMB-47).
 * @throws CallError with the store's words where it makes none (EMB-50).
 */
export async function sheetFile(
  { storeCode }: Pick<Shop, "storeCode">,
  made: Embroidering,
): Promise<Blob> {
  const request = wireRequest(routes.downloadEmbroidery, {
    body: { data: embroideringToWire(made) },
  });
  const response = await fetch(apiBase(storeCode) + request.path, {
    method: request.method,
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: request.body ?? null,
  });
  if (!response.ok) throw refusalError(response.status, bodyOf(await response.text()));
  return response.blob();
}

/** Gives somebody a file. */
export function handOver(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers fetch the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** How long a file is kept for the browser to fetch, in ms. */
const KEPT_MS = 30_000;
