
import { openDatabase } from "../db/database.ts";
import { buildApp } from "../app.ts";
import { readSettings } from "../settings.ts";
import { silentLog } from "../http/log.ts";
const database = await openDatabase({ databaseUrl: process.env["DATABASE_URL"], dataDir: "." });
const t = performance.now();
const app = await buildApp({ database, settings: { ...readSettings({}), writesPerMinute: 0 }, log: silentLog });
console.log("ready", performance.now() - t);
await app.fastify.listen({ port: 39417, host: "127.0.0.1" });
setInterval(() => {}, 1000);
process.on("SIGTERM", () => { console.log("rss", process.memoryUsage().rss / 2 ** 20); process.exit(0); });
