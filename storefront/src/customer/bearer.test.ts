// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { graphqlCall } from "../api/graphql-call.ts";
import { forgetSignIn, keepSignIn } from "./kept-sign-in.ts";

afterEach(forgetSignIn);

const shopName = { name: "ShopName", text: "query ShopName { storeConfig { store_name } }" };

/** What a call over GraphQL says of who asks. */
async function authorizationSent(): Promise<string | null> {
  let sent: RequestInit | undefined;
  const call = graphqlCall({
    storeCode: "us",
    fetch: (_, init) => {
      sent = init;
      return Promise.resolve(new Response(JSON.stringify({ data: {} })));
    },
    pageLocation: () => "https://store.test/",
    network: {
      isOnline: () => true,
      online: () => Promise.resolve(),
      pause: () => Promise.resolve(),
    },
  });
  await call(shopName, {});
  return new Headers(sent?.headers).get("authorization");
}

it("API-05 whoever is signed in asks with the bearer of the token's cookie, a guest without", async () => {
  expect(await authorizationSent()).toBeNull();
  keepSignIn({ token: "token-of-noor", email: "noor@example.com" });
  expect(document.cookie).toContain("token-of-noor");
  expect(await authorizationSent()).toBe("Bearer token-of-noor");
  forgetSignIn();
  expect(await authorizationSent()).toBeNull();
});
