import { expect } from "vitest";
import { fillCart, itemOf } from "../act/cart.ts";
import { checkOut, goToPayment, GUEST, shipAndBill } from "../act/checkout.ts";
import { placedOrder } from "../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../act/payment.ts";
import { journey, step } from "../journey.ts";

const PASSWORD = "Twill-and-thread-1";
const APRON = "Dish-pit apron, black";

journey(
  "ACCT-30 CHECK-01 CHECK-14 OPEN-38 a guest orders, makes an account of it and orders again on another device",
  async (guest, newcomer) => {
    const { page, viewport, expectAccessible } = guest;
    const email = `noor-${viewport}@example.com`;
    let number = "";
    await step("a guest orders", async () => {
      await fillCart(guest, { path: "/dish-pit-apron-black", pieces: 2 });
      await checkOut(guest);
      await goToPayment(guest, email);
      await fillCard(guest, CARDS.approved);
      await agree(guest);
      ({ number } = await placedOrder(guest, () => placeOrder(guest)));
    });
    await step("finds the order on another device by what they know of it", async () => {
      const elsewhere = await newcomer();
      await elsewhere.open("/sales/guest/form");
      await elsewhere.expectAccessible("find an order");
      await elsewhere.page.getByLabel("Order number").fill(number);
      await elsewhere.page.getByLabel("Email", { exact: true }).fill(email);
      await elsewhere.page.getByLabel("Billing last name").fill("Somebody");
      await elsewhere.page.getByRole("button", { name: "Find the order" }).click();
      await elsewhere.page.getByText("The order does not exist.").first().waitFor();
      await elsewhere.expectAccessible("find an order, refused");
      await elsewhere.page.getByLabel("Billing last name").fill(GUEST.lastName);
      await elsewhere.page.getByRole("button", { name: "Find the order" }).click();
      await elsewhere.page.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
      await elsewhere.page.getByText("Your order was placed.").waitFor();
      await elsewhere.expectAccessible("a guest's order");
    });
    await step("makes an account with only a password", async () => {
      const offer = page.getByRole("region", { name: "Keep this order in an account" });
      await offer.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await offer.getByRole("button", { name: "Create Account" }).click();
      await page.getByText("You are signed in, and the order is in it.").waitFor();
      await expectAccessible("success, with an account");
      await page.getByRole("main").getByRole("link", { name: "My Orders" }).click();
      await page.getByRole("heading", { level: 1, name: "My Orders" }).waitFor();
      await page.getByRole("link", { name: `Order ${number}` }).waitFor();
      await expectAccessible("my orders");
    });
    const device = await newcomer();
    await step("signs in on another device, searches the order and orders it again", async () => {
      const { page: there } = device;
      await device.open("/customer/account/login");
      await there.getByLabel("Email", { exact: true }).fill(email);
      await there.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await there.getByRole("main").getByRole("button", { name: "Sign In" }).click();
      await there.getByRole("heading", { name: "Recent Orders" }).waitFor();
      await there.getByText(`${GUEST.city}, OR ${GUEST.postcode}`).first().waitFor();
      await there.getByRole("link", { name: "All orders" }).click();
      await there.getByLabel("Order number or item").fill("no such thing");
      await there.getByRole("button", { name: "Search orders" }).click();
      await there.getByText("No order fits this search.").waitFor();
      await there.getByLabel("Order number or item").fill("dish-pit");
      await there.getByRole("button", { name: "Search orders" }).click();
      await there.getByRole("link", { name: `Order ${number}` }).click();
      await there.getByRole("button", { name: "Order again" }).click();
      await there.getByRole("checkbox", { name: APRON }).waitFor();
      await device.expectAccessible("an order, to be ordered again");
      await there.getByRole("button", { name: "Add to Cart" }).click();
      await there.getByText("It is in your cart.").waitFor();
    });
    await step("the cart is the same on the first device", async () => {
      await guest.open("/checkout/cart");
      await itemOf(page.getByRole("main"), APRON).waitFor();
    });
    const again = await step("buys as a customer, shipped to the address of the book", async () => {
      await device.open("/checkout");
      await device.page.getByRole("button", { name: /^Ship here: / }).waitFor();
      await device.page.getByRole("checkbox", { name: "Save in my address book" }).waitFor();
      await device.expectAccessible("checkout of a customer, address");
      await device.page.getByRole("button", { name: /^Ship here: / }).click();
      await shipAndBill(device);
      await fillCard(device, CARDS.approved);
      await agree(device);
      const placed = await placedOrder(device, () => placeOrder(device));
      await guest.open("/sales/order/history");
      await page.getByRole("link", { name: `Order ${placed.number}` }).waitFor();
      return placed;
    });
    await step(
      "cancels what is under way, for an account with open orders does not end",
      async () => {
        for (const open of [number, again.number]) {
          await guest.open(`/sales/order/view/order_id/${open}`);
          await page.getByRole("button", { name: "Cancel the order", exact: true }).click();
          await page.getByRole("button", { name: "Yes, cancel it", exact: true }).click();
          await page.getByText("You canceled the order.").waitFor();
        }
      },
    );
    await step("signs all other devices out, and deletes the account", async () => {
      await guest.open("/customer/account/devices");
      await page.getByRole("button", { name: "Sign out all other devices" }).click();
      await page.getByText("All other devices are signed out.").waitFor();
      await expectAccessible("devices and data");
      const file = page.getByRole("link", { name: "Download my data" });
      const data = await page.request.get((await file.getAttribute("href")) ?? "");
      const copy = (await data.json()) as { account: object; orders: { number: string }[] };
      expect(copy.account).toMatchObject({ email });
      expect(copy.orders.map((order) => order.number)).toContain(number);
      expect(copy.orders).toHaveLength(2);
      await page.getByRole("button", { name: "Delete my account" }).click();
      await page.getByLabel("Current password").fill(PASSWORD);
      await expectAccessible("deleting the account");
      await page.getByRole("button", { name: "Delete for good" }).click();
      await page.getByText("Your account is deleted.").waitFor();
      await device.open("/customer/account");
      await device.page.getByRole("button", { name: "Sign In" }).waitFor();
    });
  },
  // The cart that was ordered on the other device.
  { expectedErrors: /app-get-cart\?cartId=/ },
);
