import { Duplex } from "node:stream";

/** Hands a run of Postgres wire messages to a session and gives back its reply. */
export type Exchange = (request: Uint8Array) => Promise<Uint8Array>;

/**
 * What `pg` takes for a socket: speaks the Postgres wire protocol with a session that is not behind
 * a network but behind a function. So the embedded engine and a server share one client, with the
 * same values, prepared statements and notifications.
 */
export class WireStream extends Duplex {
  readonly #exchange: Exchange;
  #greeted = false;
  #held: Buffer[] = [];

  constructor(exchange: Exchange) {
    super();
    this.#exchange = exchange;
  }

  /** Part of the socket's shape; there is nothing to dial. */
  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Replies are pushed as they come: the client reads all of one before it asks the next.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#take(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #take(bytes: Buffer, done: (error?: Error) => void): void {
    if (!this.#greeted) {
      // The first packet is the start-up packet. The session behind has long begun.
      this.#greeted = true;
      this.push(GREETING);
      done();
      return;
    }
    this.#held.push(bytes);
    const request = Buffer.concat(this.#held);
    const last = lastMessageType(request);
    if (last === undefined || !REPLY_IS_DUE.has(last)) {
      done();
      return;
    }
    this.#held = [];
    if (last === TERMINATE) {
      this.push(null);
      done();
      return;
    }
    void this.#answer(request, done);
  }

  async #answer(request: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      this.push(await this.#exchange(request));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    done();
  }
}

const TERMINATE = "X";
/** Query, Sync, Flush, CopyDone, CopyFail, Terminate: after these the front end waits. */
const REPLY_IS_DUE = new Set(["Q", "S", "H", "c", "f", TERMINATE]);

/** AuthenticationOk, then ReadyForQuery outside a transaction. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** The type letter of the last message, `undefined` while the run ends within a message. */
function lastMessageType(bytes: Buffer): string | undefined {
  let at = 0;
  let type: string | undefined;
  while (at + 5 <= bytes.length) {
    type = String.fromCodePoint(bytes[at] ?? 0);
    at += 1 + bytes.readInt32BE(at + 1);
  }
  return at === bytes.length ? type : undefined;
}
