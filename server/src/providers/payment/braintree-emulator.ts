import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import braintree, { type Environment } from "braintree";
import type { BraintreeKeys } from "../../settings.ts";
import { EmulatedBooks } from "./braintree-emulator-books.ts";
import { toXml, type XmlTree } from "./braintree-emulator-xml.ts";

/**
 * Braintree's gateway as far as the adapter uses it, for tests: the same paths, JSON in, XML out, the
 * same statuses and error codes, driven by the real library. Its nonces say what happens:
 * see `braintree-emulator-books.ts`.
 */
export interface BraintreeEmulator {
  readonly environment: Environment;
  readonly keys: BraintreeKeys;
  readonly books: EmulatedBooks;
  /** What came in: method, path and body. */
  readonly requests: readonly string[];
  readonly close: () => void;
}

export async function startBraintreeEmulator(): Promise<BraintreeEmulator> {
  const books = new EmulatedBooks();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void answer({ request, response, books, requests });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    environment: environmentAt(server),
    keys: KEYS,
    books,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const KEYS: BraintreeKeys = {
  environment: "sandbox",
  merchantId: "placket",
  publicKey: "public",
  privateKey: "private",
  merchantAccounts: new Map([["GBP", "placket-gbp"]]),
  threeDSecure: "asked",
  googleMerchantId: "google-1",
};

/** How the emulated gateway goes about an answer. */
export type EmulatedAnswer =
  | { readonly status: number; readonly body?: XmlTree }
  /** Nothing is ever said. */
  | "silence"
  /** The connection ends without a word. */
  | "hang-up";

async function answer({
  request,
  response,
  books,
  requests,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  books: EmulatedBooks;
  requests: string[];
}): Promise<void> {
  const body = await textOf(request);
  const { method = "", url = "", headers } = request;
  requests.push(`${method} ${url} ${body}`);
  const basic = Buffer.from(`${KEYS.publicKey}:${KEYS.privateKey}`).toString("base64");
  const path = url.replace(`/merchants/${KEYS.merchantId}`, "");
  const said: EmulatedAnswer =
    headers.authorization === `Basic ${basic}` && path !== url
      ? books.answer(method, path, body === "" ? {} : JSON.parse(body))
      : { status: 401 };
  if (said === "silence") return;
  if (said === "hang-up") return void request.socket.destroy();
  response.writeHead(said.status, { "content-type": "application/xml; charset=utf-8" });
  response.end(said.body === undefined ? " " : toXml(said.body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString("utf8");
}

function environmentAt(server: Server): Environment {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const port = String(address.port);
  return new braintree.Environment("127.0.0.1", port, "", false, "127.0.0.1", port);
}
