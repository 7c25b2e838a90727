import type { FastifyInstance } from "fastify";
import { amountText } from "./amount-text.ts";
import type { Sandbox } from "./app.ts";
import { formatNumber } from "./frame/card-number.ts";
import { TEST_NUMBERS } from "./frame/test-numbers.ts";
import type { Payment } from "./ledger.ts";
import { escapeHtml, sendPage } from "./page.ts";
import { stateOf, sumOf } from "./standing.ts";

/** What happened lately, for whoever develops against the sandbox. */
export function overviewRoutes(app: FastifyInstance, { processor }: Sandbox): void {
  app.get("/", async (_request, reply) =>
    sendPage(reply, {
      title: "Sandbox processor",
      style: "overview.css",
      body: `<main><h1>Sandbox processor</h1>${numbers()}${payments(processor.latest(LATEST))}</main>`,
    }),
  );
}

function numbers(): string {
  const rows = TEST_NUMBERS.map(({ number, behavior }) => [formatNumber(number), behavior]);
  return `<h2>Test numbers</h2>${table(["Number", "What happens"], rows)}`;
}

function payments(latest: readonly Payment[]): string {
  if (latest.length === 0) return "<h2>Payments</h2><p>None yet.</p>";
  const rows = latest.map((payment) => [
    new Date(payment.createdAt).toISOString(),
    payment.orderNumber,
    amountText(payment.amount),
    `${payment.card.brand} ${payment.card.last4}`,
    [stateOf(payment), payment.reason].filter(Boolean).join(": "),
    amountText({ ...payment.amount, minor: sumOf(payment, "capture") }),
    amountText({ ...payment.amount, minor: sumOf(payment, "refund") }),
    payment.key,
  ]);
  const heads = ["When", "Order", "Amount", "Card", "State", "Captured", "Refunded", "Key"];
  return `<h2>Payments</h2>${table(heads, rows)}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("");
  const body = rows.map(
    (cells) => `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

const LATEST = 200;
