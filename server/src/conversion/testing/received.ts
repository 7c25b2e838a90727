import { createHash } from "node:crypto";

/** An event that the sandbox's Meta was told of. */
interface Received {
  readonly pixel: string;
  readonly testEventCode: string;
  readonly event: Readonly<Record<string, unknown>> & {
    readonly user_data: Readonly<Record<string, string>>;
    readonly custom_data: Readonly<Record<string, unknown>>;
  };
}

/** What the sandbox at `url` was told under Meta's name of an event. */
export async function receivedAt(url: string, name: string): Promise<readonly Received[]> {
  const answer = await fetch(`${url}/meta/received`);
  const { received } = (await answer.json()) as { received: Received[] };
  return received.filter(({ event }) => event["event_name"] === name);
}

/** As a person is told. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
