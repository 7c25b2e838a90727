import type { FastifyReply } from "fastify";
import { escapeHtml, sendPage } from "../page.ts";
import type { SandboxSettings } from "../settings.ts";
import type { Requisition } from "./punchout-app.ts";

/** Where a buyer begins: which shop, and by which identity and secret it is asked. */
export function sendBeginPage(
  reply: FastifyReply,
  settings: SandboxSettings,
  { said }: { readonly said: string },
): FastifyReply {
  const shops = settings.storeOrigins.map((origin) => `<option>${escapeHtml(origin)}</option>`);
  const field = (name: string, label: string, value: string) =>
    `<p><label>${label}<br><input name="${name}" value="${escapeHtml(value)}" autocomplete="off"></label></p>`;
  return page(reply, settings, {
    title: "Sandbox procurement system",
    body:
      (said === "" ? "" : `<p role="alert">${escapeHtml(said)}</p>`) +
      '<form method="post" action="/punchout/begin">' +
      `<p><label>Shop<br><select name="shop">${shops.join("")}</select></label></p>` +
      field("domain", "Domain", "DUNS") +
      field("identity", "Identity", "DEMO-HARBOR") +
      field("secret", "Shared secret", "") +
      "<p><button>Go to the shop</button></p></form>",
  });
}

/** A requisition with the cart that came back last, and the ways to send it to the shop again. */
export function sendRequisitionPage(
  reply: FastifyReply,
  settings: SandboxSettings,
  { id, handed, document }: Requisition,
): FastifyReply {
  const rows = (handed?.lines ?? []).map(
    ({ quantity, unit, sku, description, unitPrice, currency, key }) =>
      `<tr>${[`${quantity} ${unit}`, sku, description, `${unitPrice} ${currency}`, key]
        .map((text) => `<td>${escapeHtml(text)}</td>`)
        .join("")}</tr>`,
  );
  const way = (operation: string, label: string) =>
    `<form method="post" action="/punchout/requisitions/${escapeHtml(id)}/${operation}"><p><button>${label}</button></p></form>`;
  return page(reply, settings, {
    title: "Requisition",
    body:
      (handed === null
        ? "<p>No cart has come back.</p>"
        : "<table><thead><tr><th>Pieces</th><th>Part</th><th>What it is</th><th>Each</th><th>Key</th></tr></thead>" +
          `<tbody>${rows.join("")}</tbody></table><p>Total <b>${escapeHtml(handed.total)}</b></p>` +
          way("edit", "Change the cart") +
          way("inspect", "Look at the cart")) +
      `<h2>What came last</h2><pre>${escapeHtml(document)}</pre>` +
      '<p><a href="/punchout/">Another requisition</a></p>',
  });
}

/** Its forms lead to the shops that the sandbox knows, behind the answer of its own. */
const page = (
  reply: FastifyReply,
  { storeOrigins }: SandboxSettings,
  { title, body }: { readonly title: string; readonly body: string },
): FastifyReply =>
  sendPage(reply, {
    title,
    style: "overview.css",
    formAction: ["'self'", ...storeOrigins].join(" "),
    body: `<main><h1>${title}</h1>${body}</main>`,
  });
