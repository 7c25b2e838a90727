import { expect } from "vitest";
import { DEMO_CUSTOMER, makeAccount, signInAs } from "../../act/account.ts";
import { fillCart } from "../../act/cart.ts";
import { checkOut, shipAndBill } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { journey, step } from "../../journey.ts";
import { ownStore } from "../../own-store.ts";
import type { Shopper } from "../../shopper.ts";

const APRON = { path: "/dish-pit-apron-black" };
const CARD = "Visa ending 1111";

journey(
  "PAY-16 a customer keeps the card of an order, pays the next one with it, and removes it; nobody else can use it",
  async (shopper, enter) => {
    const { page, viewport, expectAccessible } = shopper;
    await makeAccount(shopper, `keeps-${viewport}@example.com`);
    await saveAddress(shopper);
    await step("keeps the card of the first order", async () => {
      await fillCart(shopper, APRON);
      await checkOut(shopper);
      await page.getByRole("button", { name: /^Ship here: / }).click();
      await shipAndBill(shopper);
      await fillCard(shopper, CARDS.approved);
      await page.getByRole("checkbox", { name: /^Save this card/ }).check();
      await agree(shopper);
      await placedOrder(shopper, () => placeOrder(shopper));
    });
    await step("finds it in the account", async () => {
      await shopper.open("/vault/cards/listaction");
      await page.getByText(CARD).waitFor();
      await expectAccessible("stored cards");
    });
    await step("somebody else is refused it, whatever they know of it", async () => {
      const hash = await hashOfCard(shopper);
      const other = await enter();
      await signInAs(other, DEMO_CUSTOMER);
      await fillCart(other, APRON);
      await fillCart(shopper, APRON);
      const card = { code: await vaultOf(shopper), hash };
      expect(await payWith(other, card)).toBe("payment.noSuchCard");
      expect(await payWith(shopper, card)).toBeUndefined();
    });
    await step("pays the next order with it", async () => {
      await shopper.open("/checkout");
      await page.getByRole("button", { name: /^Ship here: / }).click();
      await shipAndBill(shopper);
      await page.getByRole("radio", { name: /^Stored card/i }).check();
      await page.getByRole("radio", { name: CARD }).waitFor();
      await expectAccessible("checkout, a stored card");
      await agree(shopper);
      const { payment } = await placedOrder(shopper, () => placeOrder(shopper));
      expect(payment).toContain("1111");
    });
    await step("removes it for good", async () => {
      await shopper.open("/vault/cards/listaction");
      await page.getByRole("button", { name: `Remove: ${CARD}` }).click();
      await page.getByRole("button", { name: `Remove for good: ${CARD}` }).click();
      await page.getByText("You have no stored cards.").waitFor();
      await expectAccessible("no stored cards");
    });
  },
);

async function saveAddress(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.open("/customer/address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  await page.getByLabel("Street address").fill("12 Ferry Street");
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("State").selectOption({ label: "Oregon" });
  await page.getByLabel("ZIP code").fill("97205");
  await page.getByLabel("Telephone").fill("503 555 0134");
  await page.getByRole("button", { name: "Save Address" }).click();
  await page.getByRole("article").getByText("Portland, OR 97205").waitFor();
}

/** What of the store's answers the journey reads. */
interface Answer {
  readonly data?: {
    readonly customerPaymentTokens?: {
      readonly items: readonly { readonly public_hash: string }[];
    };
    readonly customerCart?: {
      readonly id: string;
      readonly available_payment_methods: readonly { readonly code: string }[];
    };
  };
  readonly errors?: readonly { readonly extensions: { readonly key: string } }[];
}

/** What the store answers to a document that the shopper's browser sends by hand. */
async function ask({ page }: Shopper, query: string, variables: object = {}): Promise<Answer> {
  const { href, origin } = new URL("/graphql", ownStore().url);
  const answer = await page.request.post(href, {
    headers: { origin },
    data: { query, variables },
  });
  return (await answer.json()) as Answer;
}

async function hashOfCard(shopper: Shopper): Promise<string> {
  const { data } = await ask(shopper, "{ customerPaymentTokens { items { public_hash } } }");
  return data?.customerPaymentTokens?.items[0]?.public_hash ?? "";
}

const CART = "{ customerCart { id available_payment_methods { code } } }";

/** By which code stored cards pay, as it is told to whoever has one. */
async function vaultOf(shopper: Shopper): Promise<string> {
  const { data } = await ask(shopper, CART);
  const codes = data?.customerCart?.available_payment_methods.map(({ code }) => code);
  return codes?.find((code) => code.endsWith("cc_vault")) ?? "";
}

/** Chooses a stored card for the shopper's own cart; gives what that is refused for. */
async function payWith(
  shopper: Shopper,
  { code, hash }: { readonly code: string; readonly hash: string },
): Promise<string | undefined> {
  const { data } = await ask(shopper, CART);
  const { errors } = await ask(
    shopper,
    `mutation ($id: String!, $payment: PaymentMethodInput!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`,
    {
      id: data?.customerCart?.id,
      payment: { code, [code]: { public_hash: hash } },
    },
  );
  return errors?.[0]?.extensions.key;
}
