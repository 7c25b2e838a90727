import { afterAll, describe, expect, it } from "vitest";
import { startBraintreeEmulator } from "../providers/payment/braintree-emulator.ts";
import { braintreeProvider } from "../providers/payment/braintree-provider.ts";
import type { PaymentProvider } from "../providers/payment/payment-provider.ts";
import { startTestSandbox } from "../providers/payment/test-sandbox.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const ending: (() => unknown)[] = [];
afterAll(async () => {
  await Promise.all(ending.map((end) => end()));
});

async function aStore(payment: PaymentProvider): Promise<TestApp> {
  const app = await testApp(async () => undefined, { payment });
  ending.push(() => app.close());
  return app;
}

const asked = (app: TestApp) =>
  app.graphql("mutation CreateBraintreeClientToken { createBraintreeClientToken }");

describe("PAY-01 a document of a Magento storefront: Braintree's card fields", () => {
  it("begin with a token of Braintree, for whoever shops; while it is away that is said", async () => {
    const emulator = await startBraintreeEmulator();
    const { keys, environment } = emulator;
    const app = await aStore(braintreeProvider({ keys, environment, timeoutMs: 5000 }));
    const answer = await asked(app);
    expect(answer.data).toEqual({ createBraintreeClientToken: "client-token" });
    emulator.close();
    const [refusal] = (await asked(app)).errors ?? [];
    expect(refusal?.extensions).toMatchObject({ key: "payment.providerUnreachable" });
  });

  it("are nobody's where another processor charges cards", async () => {
    const sandbox = await startTestSandbox();
    ending.push(() => sandbox.close());
    const [refusal] = (await asked(await aStore(sandbox.provider))).errors ?? [];
    expect(refusal?.extensions).toMatchObject({ key: "payment.methodUnavailable" });
  });
});
