import { startSmtpEmulator } from "@placket/server/providers/mail/smtp-emulator";
import { once } from "node:events";
import { createServer } from "node:http";

/** Where the letters of the store under test go, and where the journeys, which run elsewhere, read them. */
interface Mailbox {
  readonly smtpUrl: string;
  /** Gives the text parts of what came for `?to=`, the oldest first, as JSON. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Opens the mailbox of everybody in the journeys: what is behind a letter's link stands nowhere else. */
export async function openMailbox(): Promise<Mailbox> {
  const smtp = await startSmtpEmulator();
  const reader = createServer(({ url = "/" }, answer) => {
    const to = new URL(url, "http://127.0.0.1").searchParams.get("to");
    const came = smtp.taken.filter(({ recipient }) => recipient === to);
    answer.setHeader("Content-Type", "application/json");
    answer.end(JSON.stringify(came.map(({ source }) => textOf(source))));
  }).listen(0, "127.0.0.1");
  await once(reader, "listening");
  const address = reader.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    smtpUrl: smtp.url,
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      reader.closeAllConnections();
      reader.close();
      await smtp.close();
    },
  };
}

/** A letter's text part, which comes first and is written as quoted-printable or as it is. */
function textOf(source: string): string {
  const [, part = ""] =
    /\r\nContent-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(source) ?? [];
  return part
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
}
