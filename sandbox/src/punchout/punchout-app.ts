import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Sandbox } from "../app.ts";
import { sendBeginPage, sendRequisitionPage } from "./punchout-pages.ts";
import { readOrderMessage, readSetupResponse, type Handed } from "./read-document.ts";
import { setupDocument, type Line, type Setup } from "./setup-document.ts";

/** A requisition: who asked with what, and the cart that came back last. */
export interface Requisition {
  readonly id: string;
  readonly shop: string;
  readonly asked: Pick<Setup, "domain" | "identity" | "secret">;
  readonly handed: Handed | null;
  /** The document that came back last. */
  readonly document: string;
}

/** Requisitions that are remembered, the last ones, until the sandbox ends. */
const REMEMBERED = 100;
/** Bytes of a cart that comes back. */
const BODY_MAX = 4 * 1024 * 1024;

type Fields = Readonly<Record<string, string | undefined>>;

/**
 * A procurement system under `/punchout`: it asks a shop by cXML to let its buyer in, takes the cart that comes back, and
 * sends it to the shop again to be changed or looked at. It asks the stores that it knows alone.
 */
export function punchoutApp(app: FastifyInstance, sandbox: Sandbox): void {
  const { settings, time } = sandbox;
  const requisitions = new Map<string, Requisition>();
  const keep = (one: Requisition) => {
    requisitions.set(one.id, one);
    for (const oldest of requisitions.keys()) {
      if (requisitions.size <= REMEMBERED) break;
      requisitions.delete(oldest);
    }
  };
  const ask = async (
    reply: FastifyReply,
    of: Requisition,
    {
      operation,
      lines,
    }: { readonly operation: Setup["operation"]; readonly lines: readonly Line[] },
  ) => {
    const returnUrl = `${settings.publicOrigin}/punchout/return`;
    const setup = { ...of.asked, operation, returnUrl, buyerCookie: of.id, lines };
    const answer = await fetch(`${of.shop}/punchout/cxml`, {
      method: "POST",
      headers: { "content-type": "text/xml; charset=utf-8" },
      body: setupDocument(setup, time.now()),
    });
    const { url, said } = readSetupResponse(await answer.text());
    if (url === "") return sendBeginPage(reply, settings, { said });
    keep(of);
    return reply.redirect(url, 303);
  };
  app.register(
    async (scope) => {
      scope.addContentTypeParser(
        "application/x-www-form-urlencoded",
        { parseAs: "string", bodyLimit: BODY_MAX },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );
      scope.get("/", async (_request, reply) => sendBeginPage(reply, settings, { said: "" }));
      scope.post<{ Body: Fields }>("/begin", async ({ body }, reply) => {
        const shop = settings.storeOrigins.find((origin) => origin === body["shop"]);
        if (shop === undefined) return sendBeginPage(reply, settings, { said: "No shop." });
        const { domain = "", identity = "", secret = "" } = body;
        const asked = { domain, identity, secret };
        const one = { id: randomUUID(), shop, asked, handed: null, document: "" };
        return ask(reply, one, { operation: "create", lines: [] });
      });
      scope.post<{ Body: Fields }>("/return", { bodyLimit: BODY_MAX }, async ({ body }, reply) => {
        const base64 = body["cxml-base64"];
        const document =
          base64 === undefined
            ? (body["cxml-urlencoded"] ?? "")
            : Buffer.from(base64, "base64").toString("utf8");
        const handed = readOrderMessage(document);
        const known = requisitions.get(handed.buyerCookie);
        if (!known) return sendBeginPage(reply, settings, { said: "Nobody asked for this cart." });
        // 204: the buyer left, and what is there stays.
        const isLeft = handed.status === "204";
        keep({ ...known, document, handed: isLeft ? known.handed : handed });
        return reply.redirect(`/punchout/requisitions/${known.id}`, 303);
      });
      scope.get<{ Params: { id: string } }>("/requisitions/:id", async ({ params }, reply) => {
        const one = requisitions.get(params.id);
        return one
          ? sendRequisitionPage(reply, settings, one)
          : sendBeginPage(reply, settings, { said: "No such requisition." });
      });
      scope.post<{ Params: { id: string; operation: string } }>(
        "/requisitions/:id/:operation",
        async ({ params }, reply) => {
          const one = requisitions.get(params.id);
          if (!one) return sendBeginPage(reply, settings, { said: "No such requisition." });
          const operation = params.operation === "inspect" ? "inspect" : "edit";
          return ask(reply, one, { operation, lines: one.handed?.lines ?? [] });
        },
      );
    },
    { prefix: "/punchout" },
  );
}
