import Fastify, { type FastifyInstance } from "fastify";
import { authorizationRoutes } from "./authorization-routes.ts";
import { challengeRoutes } from "./challenge-routes.ts";
import { ApiError, statusOfFault } from "./api-error.ts";
import { keptCardRoutes } from "./kept-card-routes.ts";
import { creditApp } from "./creditkey/credit-app.ts";
import { CreditBooks } from "./creditkey/credit-books.ts";
import { dotdigitalApp } from "./dotdigital/dotdigital-app.ts";
import { frameRoutes } from "./frame-routes.ts";
import type { Journal } from "./journal.ts";
import { metaApp } from "./meta/meta-app.ts";
import { overviewRoutes } from "./overview-routes.ts";
import { paypalApp } from "./paypal/paypal-app.ts";
import { PaypalBooks } from "./paypal/paypal-books.ts";
import { punchoutApp } from "./punchout/punchout-app.ts";
import { Processor, type Time } from "./processor.ts";
import type { SandboxSettings } from "./settings.ts";

/** What the routes share. */
export interface Sandbox {
  readonly settings: SandboxSettings;
  readonly processor: Processor;
  readonly time: Time;
}

/** The whole service over an open journal; listening and closing the journal is up to the caller. */
export function sandboxApp(parts: {
  settings: SandboxSettings;
  journal: Journal;
  time: Time;
  logTo?: { write: (line: string) => void };
}): FastifyInstance {
  const { settings, journal, time, logTo } = parts;
  const app = Fastify({
    logger: { level: settings.logLevel, ...(logTo === undefined ? {} : { stream: logTo }) },
    bodyLimit: BODY_MAX_BYTES,
    // Whoever waits for the slow card is cut off rather than keeping the process from ending.
    forceCloseConnections: true,
  });
  const sandbox = { settings, time, processor: new Processor({ journal, settings, time }) };
  answerWhenOnDisk(app, journal);
  app.addHook("onSend", async (_request, reply) => {
    reply.headers({
      "x-content-type-options": "nosniff",
      // Not "no-referrer": under it browsers leave the origin out of our pages' own requests.
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
    });
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, code } = answerTo(error);
    // The message of a parser may quote the body, and the body may hold a card number.
    if (status >= 500) request.log.error({ code, name: nameOf(error) }, "request failed");
    return reply.status(status).send({ error: code });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: "not_found" }));
  authorizationRoutes(app, sandbox);
  keptCardRoutes(app, sandbox);
  frameRoutes(app, sandbox);
  challengeRoutes(app, sandbox);
  overviewRoutes(app, sandbox);
  paypalApp(app, sandbox, new PaypalBooks({ journal, time }));
  metaApp(app, sandbox);
  punchoutApp(app, sandbox);
  dotdigitalApp(app, sandbox);
  creditApp(app, sandbox, new CreditBooks({ journal, time }));
  return app;
}

/** No answer leaves before what it tells of is on the disk: not even one that only looks something up. */
function answerWhenOnDisk(app: FastifyInstance, journal: Journal): void {
  app.addHook("onSend", async (request, reply, payload) => {
    try {
      await journal.onDisk();
      return payload;
    } catch (error) {
      request.log.error({ code: "not_on_disk", name: nameOf(error) }, "request failed");
      reply.status(500).type("application/json; charset=utf-8").removeHeader("content-length");
      return JSON.stringify({ error: "internal" });
    }
  });
}

function answerTo(error: unknown): { status: number; code: string } {
  if (error instanceof ApiError) return { status: error.status, code: error.code };
  const status = statusOfFault(error);
  return { status, code: status === 500 ? "internal" : "bad_request" };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

const BODY_MAX_BYTES = 16_384;
