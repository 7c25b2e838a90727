import { makeAccount } from "../../act/account.ts";
import { linkFor } from "../../act/letter.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";

journey(
  "WISH-14 issue 11.5 a customer asks to be told, gets the letter when it is in stock, and ends all alerts by its link",
  async (shopper) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const email = `waits-${viewport}@example.com`;
    const sku = `WAIT-${viewport.toUpperCase()}`;
    const name = `Rowan apron ${viewport}`;
    const shelve = (qty: string) =>
      importProduct(
        aSimpleProduct({
          sku,
          name,
          url_key: sku.toLowerCase(),
          qty,
          is_in_stock: qty === "0" ? "0" : "1",
        }),
      );
    await shelve("0");
    await makeAccount(shopper, email);
    await step("asks on the product's page", async () => {
      await open(`/${sku.toLowerCase()}`);
      await page.getByRole("button", { name: "Tell me when it is in stock" }).click();
      await page.getByText("Alert subscription has been saved.").waitFor();
      await expectAccessible("a product that is waited for");
      await open("/productalert/customer");
      await page.getByRole("link", { name }).waitFor();
      await expectAccessible("alerts");
    });
    const end = await step("gets a letter once there is some", async () => {
      await shelve("5");
      return linkFor(email, "/productalert/unsubscribe");
    });
    await step("waits for a lower price, and ends it by the letter's link", async () => {
      await open(`/${sku.toLowerCase()}`);
      await page.getByRole("button", { name: "Tell me when it costs less" }).click();
      await page.getByText("You saved the alert subscription.").waitFor();
      await open(end);
      await page.getByRole("button", { name: "End all alerts" }).click();
      await page.getByText("You get no alerts any more.").waitFor();
      await expectAccessible("alerts, ended");
      await open("/productalert/customer");
      await page.getByText(/You have no alerts/).waitFor();
    });
  },
);
