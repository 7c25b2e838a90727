import { escapeHtml } from "@placket/domain/escape-html";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "@placket/contract/endpoints";
import type { FastifyInstance } from "fastify";

/** What `npm run generate` writes for whoever calls the store API. */
const FILES = {
  "openapi.json": "application/json; charset=utf-8",
  "schema.graphql": "text/plain; charset=utf-8",
} as const;

/** Serves `/docs`: every REST call in a table, the OpenAPI document and the GraphQL schema. */
export function docsPages(fastify: FastifyInstance, docsDir: string): void {
  for (const [file, type] of Object.entries(FILES)) {
    fastify.get(`/docs/${file}`, async (_request, reply) =>
      reply.type(type).send(await readFile(join(docsDir, file))),
    );
  }
  const page = Buffer.from(indexPage());
  for (const path of ["/docs", "/docs/"]) {
    fastify.get(path, (_request, reply) =>
      reply
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
        .type("text/html; charset=utf-8")
        .send(page),
    );
  }
}

function indexPage(): string {
  const rows = Object.values(endpoints).map(
    ({ method, path, summary, source }) =>
      `<tr><td>${method}</td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td>${escapeHtml(source)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Placket API</title>
<style>body{font:16px/1.5 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccc}</style>
<h1>Placket API</h1>
<p>REST under <code>/rest/{store}/V1/xmapi/</code>: <a href="/docs/openapi.json">OpenAPI</a>. GraphQL under <code>/graphql</code>: <a href="/docs/schema.graphql">schema</a>.</p>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Source</th></tr></thead><tbody>${rows.join("")}</tbody></table></html>`;
}
