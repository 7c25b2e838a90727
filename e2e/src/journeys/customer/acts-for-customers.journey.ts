import { DEMO_CUSTOMER, signInAs } from "../../act/account.ts";
import { fillCart } from "../../act/cart.ts";
import { journey, step } from "../../journey.ts";

const { password } = DEMO_CUSTOMER;

journey(
  "OPEN-11 REP-18 REP-26 a representative shops at a customer number's prices, a super user in a customer's name",
  async (representative, newcomer) => {
    await step("the representative is told that no number is assigned", async () => {
      const { page } = representative;
      await signInAs(representative, { email: "representative@placket.example", password });
      const bar = page.getByRole("complementary", { name: "Whom you shop as" });
      await bar
        .getByText("You do not have customer number assigned.")
        .or(bar.getByText("You are connected as"))
        .waitFor();
      await representative.expectAccessible("the banner of a representative");
      await bar.getByRole("button", { name: /^Change/ }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Customer number or company name").fill("bistro");
      await dialog.getByRole("radio", { name: /^100001 Demo Bistro Group/ }).check();
      await representative.expectAccessible("the popup of customer numbers");
      await dialog.getByRole("button", { name: "Change Customer Number" }).click();
      await bar.getByText("100001, Demo Bistro Group").waitFor();
    });
    const superUser = await newcomer();
    const { page } = superUser;
    const bar = page.getByRole("complementary", { name: "Whom you shop as" });
    await step("a super user finds the customer by name and shops for them", async () => {
      await signInAs(superUser, { email: "superuser@placket.example", password });
      await bar.getByText("You are not logged in as Super User customer.").waitFor();
      await bar.getByRole("button", { name: /^Switch/ }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Customer id, email or name").fill("Demo Buyer");
      await dialog.getByRole("radio", { name: `Demo Buyer, ${DEMO_CUSTOMER.email}` }).check();
      await superUser.expectAccessible("the popup of super users");
      await dialog.getByRole("button", { name: "Login Super User As Customer" }).click();
      await bar.getByText(`Demo Buyer, ${DEMO_CUSTOMER.email}`).waitFor();
    });
    await step("fills the customer's cart, the banner stays in the checkout", async () => {
      await fillCart(superUser, { path: "/dish-pit-apron-black" });
      await superUser.open("/checkout/cart");
      await page
        .getByRole("main")
        .getByRole("textbox", { name: /^Quantity of .*apron/i })
        .waitFor();
      await superUser.expectAccessible("the cart of a customer");
      await superUser.open("/checkout");
      await bar.getByText("Super user is logged in as").waitFor();
      await superUser.open("/checkout/cart");
      // Other walks find the demo buyer's cart as it was.
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Remove .*apron/i })
        .click();
      await page
        .getByRole("main")
        .getByRole("textbox", { name: /^Quantity of .*apron/i })
        .waitFor({ state: "detached" });
    });
    await step("and is themselves again, with a cart of their own", async () => {
      // The banner says so before the page is loaded anew.
      const isLoaded = page.waitForEvent("load");
      await bar.getByRole("button", { name: "Close Session" }).click();
      await isLoaded;
      await bar.getByText("You are not logged in as Super User customer.").waitFor();
      await superUser.open("/checkout/cart");
      await page.getByRole("heading", { level: 1, name: "Your cart is empty" }).waitFor();
    });
  },
);
