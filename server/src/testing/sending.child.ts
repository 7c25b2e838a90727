// A process to be killed: a store on the data directory of its argument that sends the letters that wait.
import { stdin } from "node:process";
import { buildApp } from "../app.ts";
import { openDatabase } from "../db/database.ts";
import { deliverOutside } from "../delivery/deliver-outside.ts";
import { contextFor } from "../http/open-call.ts";
import { mailServer } from "../mail/mail.ts";
import { readSettings } from "../settings.ts";
import { silentLog } from "./silent-log.ts";

export interface SendingLetters {
  readonly dataDir: string;
  readonly smtpUrl: string;
  /** ISO 8601; the clock of the store stands still. */
  readonly now: string;
}

// The test that started it may be killed itself: nobody is left to end this one then.
stdin.resume().once("end", () => process.exit());

const { dataDir, smtpUrl, now } = JSON.parse(process.argv[2] ?? "") as SendingLetters;
const { call } = await buildApp({
  database: await openDatabase({ dataDir }),
  settings: readSettings({ SMTP_URL: smtpUrl }),
  clock: () => new Date(now),
  log: silentLog,
});
await deliverOutside(contextFor(call), mailServer);
process.exit();
