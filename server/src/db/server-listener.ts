import { Client, type ClientConfig, escapeIdentifier } from "pg";

/** The first wait before a new try; each further one is twice as long, up to the longest. */
const RETRY_MS = 100;
const LONGEST_RETRY_MS = 4_000;

type Handler = (payload: string) => void;

/** One session of its own for LISTEN, opened with the first listener and reopened when it breaks. */
export class ServerListener {
  readonly #config: ClientConfig;
  readonly #handlers = new Map<string, Set<Handler>>();
  #client: Promise<Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;

  constructor(config: ClientConfig) {
    this.#config = { ...config, keepAlive: true, application_name: "placket listener" };
  }

  async listen(channel: string, handler: Handler): Promise<() => Promise<void>> {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handler));
    const client = await this.#session();
    await client.query(`listen ${escapeIdentifier(channel)}`);
    return async () => {
      handlers.delete(handler);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  #session(): Promise<Client> {
    this.#client ??= this.#open().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #open(): Promise<Client> {
    const client = new Client(this.#config);
    client.on("notification", ({ channel, payload }) => this.#tell(channel, payload ?? ""));
    client.on("error", () => this.#reopen());
    client.on("end", () => this.#reopen());
    await client.connect();
    const channels = [...this.#handlers.keys()].map(
      (channel) => `listen ${escapeIdentifier(channel)}`,
    );
    if (channels.length > 0) await client.query(channels.join("; "));
    return client;
  }

  #reopen(): void {
    if (this.#closed || this.#retry !== undefined) return;
    this.#client = undefined;
    const waitMs = Math.min(RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS);
    this.#retry = setTimeout(() => void this.#comeBack(), waitMs);
    this.#retry.unref();
  }

  async #comeBack(): Promise<void> {
    this.#retry = undefined;
    try {
      await this.#session();
    } catch (error) {
      if (this.#failures === 0)
        process.emitWarning(`Listening to the database failed: ${String(error)}`);
      this.#failures += 1;
      this.#reopen();
      return;
    }
    this.#failures = 0;
    for (const channel of this.#handlers.keys()) this.#tell(channel, "");
  }

  #tell(channel: string, payload: string): void {
    for (const handler of this.#handlers.get(channel) ?? []) handler(payload);
  }
}
