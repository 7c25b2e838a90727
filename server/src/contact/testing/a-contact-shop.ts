import { callShop, type Coming } from "../../testing/customer.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

type Parts = NonNullable<Parameters<typeof testApp>[1]>;

/** A store with these settings. */
export const aContactShop = (
  settings: Readonly<Record<string, unknown>> = {},
  parts: Parts = {},
): Promise<TestApp> =>
  testApp(async (shop) => {
    const rows = Object.entries(settings).map(([path, value]) => ({
      scope: "default" as const,
      scope_id: 0,
      path,
      value: JSON.stringify(value),
    }));
    if (rows.length > 0) await shop.db.insertInto("config_value").values(rows).execute();
  }, parts);

export const MESSAGE = {
  name: "Kim Lee",
  email: "kim@example.com",
  telephone: "555 0100",
  comment: "Do you also sew\non coats that we have?",
};

/** Writes to the shop as its page does. */
export const writeTo = (
  app: TestApp,
  change: Readonly<Record<string, unknown>> = {},
  by: Coming = {},
) => callShop(app, "POST app-contact-us", { ...by, body: { ...MESSAGE, ...change } });

/** The messages that are kept, first to last. */
export const keptIn = (app: TestApp) =>
  app.shop.db
    .selectFrom("contact_message")
    .select(["id", "name", "email", "telephone", "comment", "state", "customer_id as customerId"])
    .orderBy("id")
    .execute();

/** Every letter that was written, first to last. */
export const lettersIn = (app: TestApp) =>
  app.shop.db
    .selectFrom("mail")
    .select(["template", "recipient", "subject", "body_text", "body_html"])
    .orderBy("id")
    .execute();
