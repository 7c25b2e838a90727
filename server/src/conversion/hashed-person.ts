import { createHash } from "node:crypto";
import { normalPerson, type ToldPerson } from "@placket/domain/conversion/person";
import type { Ctx } from "../context.ts";

/** What Meta is told of whoever did something, by its own names. */
export type UserData = Readonly<Record<string, string>>;

/** What is typed of a person, made alike and hashed: nothing of it can be read again. */
export const hashedPerson = (person: ToldPerson): UserData =>
  Object.fromEntries(
    Object.entries(normalPerson(person)).map(([field, text]) => [field, sha256(text)]),
  );

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** What a call says of its browser: Meta wants it as it is. */
export function browserData({ client, metaIds = {} }: Pick<Ctx, "client" | "metaIds">): UserData {
  const data = {
    client_ip_address: client?.address ?? "",
    client_user_agent: client?.browser ?? "",
    fbp: metaId(metaIds.fbp),
    fbc: metaId(metaIds.fbc),
  };
  return Object.fromEntries(Object.entries(data).filter(([, text]) => text !== ""));
}

/** Version, subdomain index, time, and a number or the click's own id; whatever else stands in such a cookie is left out. */
const metaId = (text = "") => (/^fb\.\d\.\d{10,15}\.[\w-]{1,500}$/.test(text) ? text : "");
