import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Sandbox } from "../app.ts";
import { fieldsOf } from "../request-reading.ts";
import { refusal } from "./dotdigital-answer.ts";

/** Bytes of a call: a cart of a hundred items. */
const BODY_MAX = 256 * 1024;
/** Contacts that are remembered, the last ones, until the sandbox ends. */
const REMEMBERED = 500;

/** By the part before the at sign: who behaves in their own way. */
const BEHAVIOR: Readonly<Record<string, number>> = { throttled: 429, away: 503 };
/** A contact of that name is there already, and unsubscribed. */
const UNSUBSCRIBED = "unsubscribed";

interface Contact {
  readonly contactId: number;
  readonly email: string;
  readonly status: string;
  readonly carts: Map<string, object>;
}

type AtEmail = { Params: { email: string } };
type AtRecord = { Params: { email: string; collection: string; record: string } };

/** The calls by which the store tells of contacts and carts, and what it was told, for whoever develops against it. */
export function dotdigitalRoutes(app: FastifyInstance, { settings }: Sandbox): void {
  const contacts = new Map<string, Contact>();
  const collections = new Set<string>();
  let made = 0;
  const add = (email: string, status: string): Contact => {
    const contact = { contactId: (made += 1), email, status, carts: new Map() };
    contacts.set(email.toLowerCase(), contact);
    for (const oldest of contacts.keys()) {
      if (contacts.size <= REMEMBERED) break;
      contacts.delete(oldest);
    }
    return contact;
  };
  const find = (email: string): Contact | undefined => {
    const known = contacts.get(email.toLowerCase());
    return known ?? (email.startsWith(`${UNSUBSCRIBED}@`) ? add(email, UNSUBSCRIBED) : undefined);
  };
  app.get("/received", async () => ({
    contacts: [...contacts.values()].map(({ carts, ...contact }) => ({
      ...contact,
      carts: [...carts.values()],
    })),
  }));
  app.register(async (api) => {
    api.addHook("onRequest", async ({ headers }, reply) => {
      const wanted = Buffer.from(`sandbox:${settings.secretKey}`).toString("base64");
      if (!isSame(headers.authorization ?? "", `Basic ${wanted}`)) return reply.status(401).send();
      return undefined;
    });
    api.get<AtEmail>("/contacts/v3/email/:email", async ({ params: { email } }, reply) => {
      const behavior = BEHAVIOR[email.split("@")[0] ?? ""];
      if (behavior !== undefined) {
        return reply.status(behavior).send(refusal("contacts:unavailable", "Try again later"));
      }
      const contact = find(email);
      if (!contact) return reply.status(404).send(notFound("contacts", email));
      return wire(contact);
    });
    api.delete<AtEmail>("/contacts/v3/email/:email", async ({ params: { email } }, reply) => {
      const isThere = contacts.delete(email.toLowerCase());
      return isThere
        ? reply.status(204).send()
        : reply.status(404).send(notFound("contacts", email));
    });
    api.post("/contacts/v3", { bodyLimit: BODY_MAX }, async ({ body }, reply) => {
      const fields = fieldsOf(body);
      const { email } = fieldsOf(fields["identifiers"]);
      if (typeof email !== "string" || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
        const words = `The id value '${String(email)}' is invalid for the identifier 'email'`;
        return reply.status(400).send(refusal("contacts:invalidId", words));
      }
      if (find(email)) {
        const words = `The id value '${email}' for the identifier 'email' already exists.`;
        return reply.status(409).send(refusal("contacts:idAlreadyExists", words));
      }
      const { status } = fieldsOf(fieldsOf(fields["channelProperties"])["email"]);
      const contact = add(email, typeof status === "string" ? status : "subscribed");
      return reply.status(201).send(wire(contact));
    });
    api.post<{ Params: { collection: string }; Querystring: Record<string, string> }>(
      "/insightData/v3/collections/:collection",
      async ({ params: { collection }, query }, reply) => {
        if (query["collectionScope"] !== "contact" || query["collectionType"] !== "cartInsight") {
          const words = "The collection's scope or type is invalid";
          return reply.status(400).send(refusal("insightData:invalidId", words));
        }
        const isNew = !collections.has(collection);
        collections.add(collection);
        return reply.status(isNew ? 201 : 200).send();
      },
    );
    api.put<AtRecord>(
      "/insightData/v3/contacts/email/:email/:collection/:record",
      { bodyLimit: BODY_MAX },
      async ({ params: { email, collection, record }, body }, reply) => {
        const contact = find(email);
        if (!contact) return reply.status(404).send(notFound("insightData", email));
        if (!collections.has(collection)) {
          const words = "The collection could not be found";
          const code = "insightData:collectionNotFound";
          return reply.status(404).send(refusal(code, words, collection));
        }
        const isNew = !contact.carts.has(record);
        contact.carts.set(record, fieldsOf(body));
        return reply.status(isNew ? 201 : 204).send();
      },
    );
    api.delete<AtRecord>(
      "/insightData/v3/contacts/email/:email/:collection/:record",
      async ({ params: { email, record } }, reply) => {
        const contact = find(email);
        if (!contact) return reply.status(404).send(notFound("insightData", email));
        if (contact.carts.delete(record)) return reply.status(204).send();
        const words = "The record could not be found";
        return reply.status(404).send(refusal("insightData:recordNotFound", words, record));
      },
    );
  });
}

const notFound = (service: "contacts" | "insightData", email: string) =>
  refusal(`${service}:contactNotFound`, "The following contacts could not be found", email);

const wire = ({ contactId, email, status }: Contact) => ({
  contactId,
  status,
  identifiers: { email },
  channelProperties: { email: { status } },
});

/** In constant time, so that nobody guesses a key letter by letter. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash("sha256").update(text).digest();
