import { buildSchema, parse, validate, type GraphQLSchema } from "graphql";
import { expect } from "vitest";
import { readSchema } from "../graphql/schema.ts";
import { ANN } from "./customer.ts";
import type { TestApp } from "./test-app.ts";

// The shape is what each test asserts.
type Answered = Readonly<Record<string, never>>;

/** A storefront that was written for Magento: another origin's program with a bearer of its own. */
export interface MagentoClient {
  /** Validates a document against the schema, asks it, expects no errors. */
  ask(document: string, variables?: object): Promise<Answered>;
  /** The same of one that is refused: gives the category of the first error. */
  refused(document: string, variables?: object): Promise<string | undefined>;
  /** Carries a token from now on; nobody's without one. */
  carry(token?: string): void;
}

/** Asks as such storefronts do: queries by GET, mutations by POST, the store view in a header. */
export function magentoClient(app: TestApp): MagentoClient {
  const schema = buildSchema(readSchema());
  let bearer: string | undefined;
  const send = async (document: string, variables: object) => {
    expectValid(schema, document);
    const isMutation = document.trimStart().startsWith("mutation");
    const headers = {
      store: "us",
      "content-currency": "USD",
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    };
    const asked = { query: document, variables };
    const answer = await app.fastify.inject(
      isMutation
        ? { method: "POST", url: "/graphql", headers, payload: asked }
        : {
            method: "GET",
            url: "/graphql",
            headers,
            query: { query: document, variables: JSON.stringify(variables) },
          },
    );
    return answer.json<{
      readonly data: Answered | null;
      readonly errors?: readonly { readonly extensions: { readonly category: string } }[];
    }>();
  };
  return {
    ask: async (document, variables = {}) => {
      const { data, errors } = await send(document, variables);
      expect(errors ?? [], document).toEqual([]);
      return data ?? {};
    },
    refused: async (document, variables = {}) =>
      (await send(document, variables)).errors?.[0]?.extensions.category,
    carry: (token) => {
      bearer = token;
    },
  };
}

function expectValid(schema: GraphQLSchema, document: string): void {
  const faults = validate(schema, parse(document)).map(({ message }) => message);
  expect(faults, document).toEqual([]);
}

/** The token of somebody with the password of the tests, as a Magento storefront asks for it. */
export async function tokenOf(client: MagentoClient, email: string): Promise<string> {
  const came = await client.ask(
    `mutation Enter($email: String!, $password: String!) {
      generateCustomerToken(email: $email, password: $password) { token } }`,
    { email, password: ANN.password },
  );
  return (came["generateCustomerToken"] as unknown as { token: string }).token;
}
