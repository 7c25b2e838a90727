import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Sandbox } from "../app.ts";
import { fieldsOf } from "../request-reading.ts";
import { AWAY, INVALID_TOKEN, newTrace, refusal, THROTTLED } from "./meta-answer.ts";
import { readEvents } from "./meta-reading.ts";

/** Bytes of a call: a thousand events. */
const BODY_MAX = 2 * 1024 * 1024;
/** Events that are remembered, the last ones, until the sandbox ends. */
const REMEMBERED = 1000;

/** Pixels that behave in their own way; every other one takes what it is told. */
const BEHAVIOR: Readonly<Record<string, object>> = {
  "1000000000000004": THROTTLED,
  "1000000000000002": AWAY,
};

interface Received {
  readonly pixel: string;
  readonly testEventCode: string | null;
  readonly event: Readonly<Record<string, unknown>>;
}

/** `POST /{version}/{pixel}/events`, and what it was told, for whoever develops against it. */
export function metaRoutes(app: FastifyInstance, { settings, time }: Sandbox): void {
  /** By what tells an event from its repetition: the pixel, its name and its `event_id`. */
  const received = new Map<string, Received>();
  const keep = (one: Received) => {
    const { event_name: name, event_id: id } = one.event;
    received.set([one.pixel, name, id ?? newTrace()].join(" "), one);
    for (const oldest of received.keys()) {
      if (received.size <= REMEMBERED) break;
      received.delete(oldest);
    }
  };
  app.post<{ Params: { version: string; pixel: string }; Querystring: { access_token?: string } }>(
    "/:version/:pixel/events",
    { bodyLimit: BODY_MAX },
    async ({ params: { pixel }, query, body }, reply) => {
      const fields = fieldsOf(body);
      const token = String(query.access_token ?? fields["access_token"]);
      if (!isSame(token, settings.secretKey)) return reply.status(400).send(refusal(INVALID_TOKEN));
      const behavior = BEHAVIOR[pixel];
      if (behavior === THROTTLED) return reply.status(400).send(refusal(THROTTLED));
      if (behavior) return reply.status(500).send(refusal(AWAY));
      const read = readEvents(fields["data"], time.now());
      if ("fault" in read) return reply.status(400).send(refusal(read.fault));
      const code = fields["test_event_code"];
      const testEventCode = typeof code === "string" ? code : null;
      for (const event of read.events) keep({ pixel, testEventCode, event });
      return { events_received: read.events.length, messages: [], fbtrace_id: newTrace() };
    },
  );
  app.get("/received", async () => ({ received: [...received.values()] }));
}

/** In constant time, so that nobody guesses a token letter by letter. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash("sha256").update(text).digest();
