import { askShop, type Coming } from "../../testing/customer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

type Parts = NonNullable<Parameters<typeof testApp>[1]>;

/** A store with a cap and a family of coats, and these settings. */
export const aQuestionShop = (
  settings: Readonly<Record<string, unknown>>,
  parts: Parts = {},
): Promise<TestApp> =>
  testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP" });
    await aConfigurable(shop, { sku: "COAT" });
    const rows = Object.entries(settings).map(([path, value]) => ({
      scope: "default" as const,
      scope_id: 0,
      path,
      value: JSON.stringify(value),
    }));
    if (rows.length > 0) await shop.db.insertInto("config_value").values(rows).execute();
  }, parts);

const CREATE = `mutation ($author: String, $email: String, $page_type: String, $question: String!,
    $display_at: String, $identifier: String!, $customer_id: Int) {
  createQuestion(author: $author, email: $email, page_type: $page_type, question: $question,
    display_at: $display_at, identifier: $identifier, customer_id: $customer_id) {
    question_id author email page_type question display_at identifier customer_id created_at } }`;

const ASKED = {
  author: "Kim",
  email: "kim@example.com",
  page_type: "product",
  question: "Does it shrink in a hot wash?",
  display_at: "product",
  identifier: "CAP",
};

/** Asks; gives the question, or the key of the refusal. */
export async function ask(
  app: TestApp,
  change: Readonly<Record<string, unknown>> = {},
  by: Coming = {},
): Promise<unknown> {
  const variables = { ...ASKED, ...change };
  const { data, errors } = await askShop(app, CREATE, { ...by, variables });
  return errors?.[0]?.extensions.key ?? data?.["createQuestion"];
}

const SHOWN = `query ($identifier: String!, $search: String, $pageSize: Int, $currentPage: Int) {
  getQuestionsCount(identifier: $identifier, display_at: "product") { total_count }
  getQuestions(identifier: $identifier, search: $search, pageSize: $pageSize, currentPage: $currentPage) {
    items { question_id author question answer } total_count page_info { current_page page_size total_pages } } }`;

interface Shown {
  readonly getQuestionsCount: { readonly total_count: number };
  readonly getQuestions: {
    readonly items: readonly {
      readonly question_id: number;
      readonly author: string;
      readonly question: string;
      readonly answer: string;
    }[];
    readonly total_count: number;
    readonly page_info: object;
  };
}

/** What everybody reads of a product's questions. */
export async function shown(app: TestApp, asked: Readonly<Record<string, unknown>> = {}) {
  const variables = { identifier: "CAP", ...asked };
  return (await askShop(app, SHOWN, { variables })).data as unknown as Shown;
}
