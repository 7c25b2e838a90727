import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** A letter as the emulated server took it. */
interface TakenLetter {
  readonly from: string;
  readonly recipient: string;
  /** Head and body as they came. */
  readonly source: string;
}

/** What the emulated server does with whoever comes. */
interface SmtpManners {
  /** Takes the connection and never says a word. */
  isSilent?: boolean;
  /** Takes the letter's content and never says that it did. */
  isSilentAfterData?: boolean;
  /** Its answer to `RCPT TO`, by recipient; 250 where nothing stands. */
  readonly answers?: Map<string, string>;
  /** Its first word, instead of 220. */
  greeting?: string;
}

/** A mail server on a port of this machine, for tests: SMTP as far as nodemailer speaks it. */
export interface SmtpEmulator {
  readonly url: string;
  readonly manners: SmtpManners;
  readonly taken: readonly TakenLetter[];
  /** Connections since the start. */
  readonly visits: () => number;
  readonly close: () => Promise<void>;
}

export async function startSmtpEmulator(manners: SmtpManners = {}): Promise<SmtpEmulator> {
  const taken: TakenLetter[] = [];
  const sockets = new Set<Socket>();
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    if (!manners.isSilent) converse(socket, manners, taken);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    manners,
    taken,
    visits: () => visits,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function converse(socket: Socket, manners: SmtpManners, taken: TakenLetter[]): void {
  let text = "";
  let envelope = { from: "", recipient: "" };
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say(manners.greeting ?? "220 emulator");
  socket.on("data", (bytes) => {
    text += bytes.toString("utf8");
    for (;;) {
      const end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (end === -1) return;
      const part = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        taken.push({ ...envelope, source: part });
        if (!manners.isSilentAfterData) say("250 taken");
        continue;
      }
      const address = /<([^>]*)>/.exec(part)?.[1] ?? "";
      const command = part.slice(0, 4).toUpperCase();
      if (command === "MAIL") envelope = { ...envelope, from: address };
      if (command === "RCPT") envelope = { ...envelope, recipient: address };
      isData = command === "DATA";
      say(answerTo(command, manners.answers?.get(address)));
      if (command === "QUIT") socket.end();
    }
  });
}

function answerTo(command: string, toRecipient: string | undefined): string {
  if (command === "RCPT") return toRecipient ?? "250 fine";
  if (command === "DATA") return "354 go on";
  return command === "QUIT" ? "221 bye" : "250 fine";
}
