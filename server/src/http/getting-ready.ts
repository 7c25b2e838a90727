import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** After so long the page asks again by itself, and others are told to, seconds. */
const AGAIN_S = "3";

/**
 * Answers everything until the store can: a page to browsers, `starting` to whoever asks, and that the process is up:
 * whoever ends one that is not would end each while it fills the store.
 */
export const gettingReady = (): Server => createServer(answer);

function answer({ headers, method, url }: IncomingMessage, response: ServerResponse): void {
  const isUp = url === "/healthz";
  const isPage = !isUp && method === "GET" && (headers.accept ?? "").includes("text/html");
  const [type, body] = isPage
    ? ["text/html; charset=utf-8", PAGE]
    : ["application/json; charset=utf-8", JSON.stringify({ status: isUp ? "up" : "starting" })];
  response.writeHead(isUp ? 200 : 503, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "retry-after": AGAIN_S,
    // Who comes again finds the store, on a connection of its own.
    connection: "close",
  });
  response.end(method === "HEAD" ? undefined : body);
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN_S}">
<title>The store is getting ready</title>
</head>
<body>
<main>
<h1>The store is getting ready</h1>
<p>This page looks again by itself. The first start takes a minute or two.</p>
<p><a href="">Look again</a></p>
</main>
</body>
</html>
`;
