import { createHash } from "node:crypto";
import { escapeHtml } from "@placket/domain/escape-html";
import type { Say } from "@placket/domain/phrase";
import type { FastifyReply } from "fastify";
import type { HandOverForm } from "../visit/hand-over.ts";

/** Sends the form as soon as it is there; without scripts it is sent by its button. */
const SCRIPT = "document.forms[0].submit()";
const STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;text-align:center}button{font:inherit;padding:.75rem 1.5rem}";

const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The page whose form the buyer's browser sends to their procurement system. It holds nothing but that form, which goes
 * to the one address that was checked; from there the system leads on by itself, to other hosts of its own too.
 */
export function sendHandOverPage(
  reply: FastifyReply,
  { action, target, fields }: HandOverForm,
  { say, locale }: { readonly say: Say; readonly locale: string },
): FastifyReply {
  const { origin } = new URL(action);
  const policy = [
    "default-src 'none'",
    `script-src ${hashed(SCRIPT)}`,
    `style-src ${hashed(STYLE)}`,
    `form-action https: ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const inputs = fields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const title = escapeHtml(say("Back to your procurement system"));
  const frame = target === null ? "" : ` target="${escapeHtml(target)}"`;
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policy.join("; "))
    .header("cache-control", "no-store")
    .send(
      `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><title>${title}</title>` +
        `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><h1>${title}</h1>` +
        `<form method="post" accept-charset="utf-8" action="${escapeHtml(action)}"${frame}>${inputs.join("")}` +
        `<p><button>${escapeHtml(say("Continue"))}</button></p></form><script>${SCRIPT}</script></body></html>`,
    );
}
