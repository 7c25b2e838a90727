import { saveAddress } from "../../act/account.ts";
import { fillCart } from "../../act/cart.ts";
import { checkOut, shipAndBill } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import { aShopper } from "../../shopper.ts";

const PASSWORD = "Twill-and-thread-1";

journey(
  "staff find a customer, shop in their name and order; both see the order",
  async (customer, newcomer) => {
    const { page, viewport } = customer;
    const email = `iris-${viewport}@example.com`;
    await step("a customer makes an account and saves an address", async () => {
      await customer.open("/customer/account/create");
      await page.getByLabel("First name").fill("Iris");
      await page.getByLabel("Last name").fill("Lund");
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm password").fill(PASSWORD);
      await page.getByRole("main").getByRole("button", { name: "Join Now" }).click();
      await page.getByRole("heading", { level: 1, name: "My Account" }).waitFor();
      await saveAddress(customer);
    });
    const staff = await newcomer();
    const office = staff.page;
    await step("staff find the customer by email", async () => {
      await signsIn(staff, "/admin/customers");
      await office.getByLabel("Search customers").fill(email);
      await office.keyboard.press("Enter");
      await staff.expectAccessible("customers");
      await office.getByRole("link", { name: "Iris Lund" }).click();
      await office.getByRole("heading", { level: 1, name: "Iris Lund" }).waitFor();
      await office.getByText("Portland, OR 97205").waitFor();
      await staff.expectAccessible("a customer");
    });
    const shop = await step("the store opens in the customer's name", async () => {
      const opened = staff.context.waitForEvent("page");
      await office.getByRole("button", { name: "Shop for Iris" }).click();
      const tab = await opened;
      const bar = tab.getByRole("complementary", { name: "Shopping for a customer" });
      await bar.getByText(`Cart of Iris Lund, ${email}`).waitFor();
      return aShopper(tab, viewport);
    });
    const number = await step(
      "staff order for the customer, shipped to their address",
      async () => {
        await fillCart(shop, { path: "/dish-pit-apron-black", pieces: 2 });
        await checkOut(shop);
        await shop.page.getByRole("button", { name: /^Ship here: / }).click();
        await shipAndBill(shop);
        await fillCard(shop, CARDS.approved);
        await agree(shop);
        return (await placedOrder(shop, () => placeOrder(shop))).number;
      },
    );
    await step("and end it there", async () => {
      await shop.page.getByRole("button", { name: "End", exact: true }).click();
      await shop.page.getByText("You are signed out.").waitFor();
    });
    await step("the order says who placed it, to staff and to the customer", async () => {
      await office.goto(`/admin/orders/${number}`);
      await office
        .getByText("staff@placket.example of the staff placed it in the customer's name.")
        .waitFor();
      await customer.open("/sales/order/history");
      await page.getByRole("link", { name: `Order ${number}` }).click();
      await page.getByText("Our staff placed it for you.").waitFor();
    });
  },
);
