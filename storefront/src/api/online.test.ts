import { describe, expect, it } from "vitest";
import { CallError } from "@placket/web/call/call-error";
import { holdAndRetry } from "./online.ts";

const down = () => Promise.reject(new TypeError("Failed to fetch"));

function network(isOnline: boolean) {
  const waits: (number | "online")[] = [];
  let now = isOnline;
  return {
    waits,
    drop: () => (now = false),
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
  it.each([
    ["a question is asked again", true, ["send", "online", "send"]],
    ["a change goes out only then", false, ["online", "send"]],
  ])("waits until the browser is back online: %s", async (_, isSafe, order) => {
    const net = network(false);
    const steps: string[] = [];
    const send = () => {
      steps.push("send");
      return net.isOnline() ? Promise.resolve("answer") : down();
    };
    const online = () => {
      steps.push("online");
      return net.online();
    };
    expect(await holdAndRetry(send, { network: { ...net, online }, isSafe })).toBe("answer");
    expect(steps).toEqual(order);
  });

  it("PERSIST-11 a change that was held goes out once the line that is back has settled", async () => {
    const net = network(false);
    const request = failing(0);
    expect(await holdAndRetry(request.send, { network: net, isSafe: false })).toBe("answer");
    expect([net.waits, request.sent()]).toEqual([["online", 500], 1]);
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

  it.each([
    ["while the browser believes to be online", () => undefined],
    ["when the line drops after it was sent", (net: ReturnType<typeof network>) => net.drop()],
  ])("a change that may have arrived is not sent twice %s", async (_, meanwhile) => {
    const net = network(true);
    const request = failing(1);
    const send = () => {
      meanwhile(net);
      return request.send();
    };
    await expect(holdAndRetry(send, { network: net, isSafe: false })).rejects.toMatchObject({
      kind: "offline",
    });
    expect(request.sent()).toBe(1);
  });
});
