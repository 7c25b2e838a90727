import { createTransport } from "nodemailer";

/** Whoever carries letters. */
export interface MailTransport {
  /** Resolves when the next server has taken the letter, throws when it has not. */
  send(letter: OutgoingLetter): Promise<void>;
  close(): void;
}

export interface OutgoingLetter {
  readonly from: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How long one letter may take, in ms. */
const TIMEOUT_MS = 20_000;

/** SMTP through nodemailer; `url` as in `smtp://user:secret@host:587`. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async ({ from, recipient, subject, text, html }) => {
      await transport.sendMail({ from, to: recipient, subject, text, html });
    },
    close: () => transport.close(),
  };
}
