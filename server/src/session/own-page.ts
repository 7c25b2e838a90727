import type { FastifyRequest } from "fastify";

/** Where a request comes from, as far as the browser says. */
type Provenance = "own page" | "stranger" | "unknown";

/**
 * Tells a page of this store from a stranger's. Every browser sends `Origin` with a write; one that does not
 * may still send `Sec-Fetch-Site`. The host that was asked counts as ours: one store is reached by several
 * names on a developer's machine, and no page can forge it in somebody else's browser.
 */
export function provenanceOf(request: FastifyRequest, storeUrl: string): Provenance {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin) {
    const asked = `${new URL(storeUrl).protocol}//${request.host}`;
    return origin === storeUrl || origin === asked ? "own page" : "stranger";
  }
  if (site === undefined) return "unknown";
  return site === "same-origin" ? "own page" : "stranger";
}

/** Whether a request may change something. */
export function isWrite({ method }: Pick<FastifyRequest, "method">): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}
