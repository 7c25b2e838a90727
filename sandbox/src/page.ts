import type { FastifyReply } from "fastify";

/** Text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A whole page. `frameAncestor` is the one origin that may show it in a frame; none if left out. */
export function sendPage(
  reply: FastifyReply,
  page: {
    readonly title: string;
    readonly meta?: Readonly<Record<string, string>>;
    readonly style: string;
    readonly script?: string;
    readonly body: string;
    readonly frameAncestor?: string | undefined;
    readonly status?: number;
    /** Where its forms lead; nowhere if left out. */
    readonly formAction?: string;
  },
): FastifyReply {
  const meta = Object.entries(page.meta ?? {})
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`)
    .join("");
  const script =
    page.script === undefined ? "" : `<script type="module" src="/assets/${page.script}"></script>`;
  return reply
    .status(page.status ?? 200)
    .header("content-security-policy", policy(page.frameAncestor, page.formAction))
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(page.title)}</title>` +
        `<meta name="viewport" content="width=device-width">${meta}` +
        `<link rel="stylesheet" href="/assets/${page.style}">${script}</head><body>${page.body}</body></html>`,
    );
}

function policy(frameAncestor: string | undefined, formAction = "'none'"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
  ].join("; ");
}
