import { DeliveryFailure } from "@placket/domain/delivery/failure";
import { createTransport } from "nodemailer";
import { failureOf } from "./smtp-failure.ts";

/** Whoever carries letters. */
export interface MailTransport {
  /** Resolves when the next server has taken the letter. @throws DeliveryFailure when it has not. */
  send(letter: OutgoingLetter): Promise<void>;
  close(): void;
}

interface OutgoingLetter {
  /** `name@host` or `Name <name@host>`. */
  readonly from: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Unique among all letters of all stores; the same whenever this letter is sent. */
  readonly messageId: string;
}

/** How long a mail server is waited for, ms. */
interface MailTimeouts {
  /** For the connection, its name looked up and its encryption agreed. */
  readonly connection: number;
  /** For the server's first word. */
  readonly greeting: number;
  /** For each further word. */
  readonly silence: number;
  /** For the whole letter: a server that says a little every now and then is no better. */
  readonly letter: number;
}

const TIMEOUTS: MailTimeouts = {
  connection: 10_000,
  greeting: 10_000,
  silence: 20_000,
  letter: 60_000,
};

/**
 * SMTP through nodemailer; `url` as in `smtp://user:secret@host:587`. A connection for each letter: the
 * library's pool queues by itself a letter whose connection was lost, while the caller may be trying it again.
 */
export function smtpTransport(url: string, timeouts: MailTimeouts = TIMEOUTS): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
  });
  return {
    send: async ({ from, recipient, subject, text, html, messageId }) => {
      const host = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
      const letter = { from, to: recipient, subject, text, html };
      await within(
        transport.sendMail({ ...letter, messageId: `<${messageId}@${host}>` }),
        timeouts.letter,
      );
    },
    close: () => transport.close(),
  };
}

async function within(sending: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const tooLong = () => new DeliveryFailure("unreachable", "The mail server took too long.");
    timer = setTimeout(() => reject(tooLong()), ms);
  });
  try {
    await Promise.race([sending, limit]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}
