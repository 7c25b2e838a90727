import { describe, expect, it } from "vitest";
import { CallError } from "@placket/web/call/call-error";
import { holdAndRetry } from "./online.ts";

const down = () => Promise.reject(new TypeError("Failed to fetch"));

function network(isOnline: boolean) {
  const waits: (number | "online")[] = [];
  let now = isOnline;
  return {
    waits,
    isOnline: () => now,
    online: () => {
      waits.push("online");
      now = true;
      return Promise.resolve();
    },
    pause: (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    },
  };
}

/** Fails so many times, then answers. */
function failing(times: number) {
  let sent = 0;
  return {
    sent: () => sent,
    send: () => {
      sent += 1;
      return sent <= times ? down() : Promise.resolve("answer");
    },
  };
}

describe("API-03, PERSIST-11 a request after a network error", () => {
  it("waits until the browser is back online, then is sent again, whatever it does", async () => {
    const net = network(false);
    const request = failing(1);
    expect(await holdAndRetry(request.send, { network: net, isSafe: false })).toBe("answer");
    expect(net.waits).toEqual(["online"]);
    expect(request.sent()).toBe(2);
  });

  it("tries again after pauses while the browser believes to be online", async () => {
    const net = network(true);
    expect(await holdAndRetry(failing(2).send, { network: net, isSafe: true })).toBe("answer");
    expect(net.waits).toEqual([500, 1500]);
  });

  it("ERROR-02 gives offline when nothing answers", async () => {
    const wrong = await holdAndRetry(down, { network: network(true), isSafe: true }).catch(
      (error: unknown) => error,
    );
    expect(wrong).toBeInstanceOf(CallError);
    expect(wrong).toMatchObject({ kind: "offline", status: 0 });
  });

  it("a change that may have arrived is not sent twice", async () => {
    const request = failing(1);
    await expect(
      holdAndRetry(request.send, { network: network(true), isSafe: false }),
    ).rejects.toMatchObject({ kind: "offline" });
    expect(request.sent()).toBe(1);
  });
});
