import { linksOnTheirWay } from "../customer/link/links.ts";
import type { TestApp } from "./test-app.ts";

/** The token of the link in the last letter of a kind, once what follows behind an answer is done. */
export async function linkIn(app: TestApp, template: string): Promise<string> {
  await app.call.held(linksOnTheirWay).close();
  const letters = await app.shop.db
    .selectFrom("mail")
    .select("body_text")
    .where("template", "=", template)
    .orderBy("id")
    .execute();
  return /#([\w-]{43})$/m.exec(letters.at(-1)?.body_text ?? "")?.[1] ?? "no link";
}
