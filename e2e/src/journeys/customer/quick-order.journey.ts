import { makeAccount } from "../../act/account.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";

// A line of which there is nothing is refused on purpose.
const expectedErrors = /status of 404 .*app-quick-order/;

journey(
  "issue 11.5 a buyer orders by item numbers, all at once",
  async (shopper) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const sku = `QUICK-${viewport.toUpperCase()}`;
    const name = `Tally apron ${viewport}`;
    await importProduct(aSimpleProduct({ sku, name, url_key: sku.toLowerCase(), qty: "9" }));
    await makeAccount(shopper, `quick-order-${viewport}@example.com`);
    const main = page.getByRole("main");

    await step("the account's menu leads there", async () => {
      await open("/customer/account");
      const menu = page.getByRole("navigation", { name: "Account" });
      const door = menu.getByRole("button", { name: "Account menu" });
      if (viewport === "phone") await door.click();
      await menu.getByRole("link", { name: "Quick Order" }).click();
      await page.getByRole("heading", { level: 1, name: "Quick Order" }).waitFor();
      await expectAccessible("an order by item numbers, empty");
    });

    await step(
      "what is pasted is told line by line; what there is none of, beside its line",
      async () => {
        await main.getByRole("button", { name: "Paste a list or choose a file" }).click();
        await main
          .getByLabel(/^One item on each line/)
          .fill(`sku,qty\n${sku},2\nNO-SUCH-ITEM,1\n${sku.toLowerCase()},1\nMRW-10-WHT-L,4`);
        await main.getByRole("button", { name: "Add Lines" }).click();
        await main.getByText("4 lines were read.").waitFor();
        await main.getByRole("link", { name }).waitFor();
        await main.getByText('Could not find a product with SKU "NO-SUCH-ITEM"').waitFor();
        await main.getByRole("link", { name: /Merrow/ }).waitFor();
        await expectAccessible("an order by item numbers with a line that is wrong");
      },
    );

    await step("none is added while one cannot be; all are once it is gone", async () => {
      await main.getByRole("button", { name: "Add All to Cart" }).click();
      await main.getByText(/^Nothing was added yet/).waitFor();
      await main.getByRole("button", { name: /^Remove\s*NO-SUCH-ITEM$/ }).click();
      await main.getByRole("button", { name: "Add All to Cart" }).click();
      await main.getByText("2 items were added to your cart.").waitFor();
      await main.getByRole("link", { name: "View Cart" }).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await main.getByRole("textbox", { name: `Quantity of ${name}` }).waitFor();
      const pieces = await main.getByRole("textbox", { name: /^Quantity of/ }).count();
      if (pieces !== 2) throw new Error(`${pieces} items are in the cart`);
    });
  },
  { expectedErrors },
);
