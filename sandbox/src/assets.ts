import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { FastifyInstance } from "fastify";

/**
 * Serves the pages' scripts, styles and the store's own letters: these files and no others. The scripts
 * are written in TypeScript like everything else; their types are taken off once, at start.
 */
export function serveAssets(app: FastifyInstance): void {
  for (const name of SCRIPTS) {
    const script = stripTypeScriptTypes(source(name));
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type("text/javascript; charset=utf-8").send(script),
    );
  }
  for (const name of STYLES) {
    const style = source(name);
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type("text/css; charset=utf-8").send(style),
    );
  }
  const font = readFileSync(new URL("../../ui/src/font/archivo.woff2", import.meta.url));
  app.get("/assets/archivo.woff2", async (_request, reply) => reply.type("font/woff2").send(font));
}

function source(name: string): string {
  return readFileSync(new URL(`./frame/${name}`, import.meta.url), "utf8");
}

const SCRIPTS = [
  "start-card-fields.ts",
  "card-fields.ts",
  "card-check.ts",
  "card-number.ts",
  "expiry.ts",
  "messages.ts",
  "test-numbers.ts",
  "theme.ts",
  "words.ts",
  "start-challenge.ts",
  "start-paypal.ts",
  "start-creditkey.ts",
];

const STYLES = ["card-fields.css", "challenge.css", "overview.css"];
