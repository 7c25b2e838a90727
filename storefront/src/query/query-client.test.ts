import { describe, expect, it } from "vitest";
import { createQueries, type QueryManner } from "./query-client.ts";
import type { QueryOptions } from "./query.ts";

const HOUR = 3_600_000;

/** A client whose clock the test sets, and a question that counts how often it was asked. */
function aClient(manner: Partial<QueryManner> = {}) {
  const clock = { ms: 0 };
  const reported: unknown[] = [];
  const client = createQueries({
    staleTime: 60_000,
    isWorthRetrying: () => false,
    pause: () => Promise.resolve(),
    report: (error) => reported.push(error),
    now: () => clock.ms,
    isOffline: () => false,
    ...manner,
  });
  return { client, clock, reported };
}

/** A question that is answered when the test says so. */
function aQuestion(queryKey: readonly unknown[] = ["us", "cart"]) {
  const asked: PromiseWithResolvers<string>[] = [];
  const query: QueryOptions<string> = {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  };
  return { asked, query };
}

describe("an answer", () => {
  it("is asked for once while it is fresh, and by all who ask meanwhile", async () => {
    const { client, clock } = aClient();
    const { asked, query } = aQuestion();
    const both = [client.fetchQuery(query), client.fetchQuery(query)];
    asked[0]?.resolve("first");
    expect(await Promise.all(both)).toEqual(["first", "first"]);
    clock.ms = 59_999;
    expect(await client.fetchQuery(query)).toBe("first");
    clock.ms = 60_000;
    const later = client.fetchQuery(query);
    asked[1]?.resolve("second");
    expect(await later).toBe("second");
    expect(asked).toHaveLength(2);
  });

  it("is the same for objects that hold the same in another order", () => {
    const { client } = aClient();
    client.setQueryData(["us", { page: 1, size: 24 }], "tiles");
    expect(client.getQueryData(["us", { size: 24, page: 1 }])).toBe("tiles");
    expect(client.getQueryData(["us", { size: 48, page: 1 }])).toBeUndefined();
  });

  it("that says what the last one said is the same object", () => {
    const { client } = aClient();
    const cart = { items: [1] };
    client.setQueryData(["cart"], cart);
    client.setQueryData(["cart"], { items: [1] });
    expect(client.getQueryData(["cart"])).toBe(cart);
  });

  it("does not come in once it was cancelled, though it is under way", async () => {
    const { client } = aClient();
    const { asked, query } = aQuestion();
    const before = client.fetchQuery(query);
    client.cancelQueries(query);
    client.setQueryData(query.queryKey, "after");
    asked[0]?.resolve("before");
    await before;
    expect(client.getQueryState(query.queryKey)).toMatchObject({
      data: "after",
      isFetching: false,
    });
  });

  it("is told once it came, and that it is on its way", async () => {
    const { client } = aClient();
    const { asked, query } = aQuestion();
    const told: boolean[] = [];
    client.subscribe(() => told.push(client.getQueryState(query.queryKey).isFetching));
    const answer = client.fetchQuery(query);
    asked[0]?.resolve("it");
    await answer;
    expect(told).toEqual([true, false]);
  });
});

describe("a failure", () => {
  it("issue 10 is reported to nobody where the page tells it in its own words", async () => {
    const { client, reported } = aClient();
    const [gone, down] = [new Error("gone"), new Error("down")];
    const isTold = (error: unknown) => error === gone;
    const failing = (error: Error) => ({
      queryKey: [error.message],
      isTold,
      queryFn: (): Promise<never> => {
        throw error;
      },
    });
    await expect(client.fetchQuery(failing(gone))).rejects.toBe(gone);
    expect(reported).toEqual([]);
    expect(client.getQueryState(["gone"]).error).toBe(gone);
    await expect(client.fetchQuery(failing(down))).rejects.toBe(down);
    expect(reported).toEqual([down]);
  });

  it("is asked once more where that may help, then told and kept", async () => {
    const { client, reported } = aClient({ isWorthRetrying: () => true });
    const down = new Error("down");
    let times = 0;
    const query = { queryKey: ["x"], queryFn: () => Promise.reject((times++, down)) };
    await expect(client.fetchQuery(query)).rejects.toBe(down);
    expect(times).toBe(2);
    expect(reported).toEqual([down]);
    expect(client.hasFailures()).toBe(true);
    await expect(client.fetchQuery({ ...query, retry: false })).rejects.toBe(down);
    expect(times).toBe(3);
  });

  it("leaves what was answered before, and is over with the next answer", async () => {
    const { client } = aClient();
    const { asked, query } = aQuestion();
    client.setQueryData(query.queryKey, "before");
    const again = client.refetch(query);
    asked[0]?.reject(new Error("down"));
    await again;
    expect(client.getQueryState(query.queryKey)).toMatchObject({ data: "before" });
    expect(client.hasFailures()).toBe(true);
    const last = client.refetch(query);
    asked[1]?.resolve("after");
    await last;
    expect(client.hasFailures()).toBe(false);
  });

  it("is nobody's who asks ahead of need", async () => {
    const { client } = aClient();
    const query = { queryKey: ["x"], queryFn: () => Promise.reject(new Error("down")) };
    await expect(client.prefetchQuery(query)).resolves.toBeUndefined();
  });
});

describe("what is no longer true", () => {
  it("is asked anew at once where it is watched, over what is under way", async () => {
    const { client } = aClient();
    const { asked, query } = aQuestion();
    client.watch(query);
    const over = client.invalidateQueries(query);
    asked[1]?.resolve("true now");
    asked[0]?.resolve("true once");
    await over;
    expect(client.getQueryData(query.queryKey)).toBe("true now");
  });

  it("waits for whoever asks next where nobody watches it", async () => {
    const { client } = aClient();
    const { asked, query } = aQuestion();
    const leave = client.watch(query);
    asked[0]?.resolve("true once");
    await expect.poll(() => client.getQueryData(query.queryKey)).toBe("true once");
    leave();
    await client.invalidateQueries(query);
    expect(asked).toHaveLength(1);
    void client.prefetchQuery(query);
    expect(asked).toHaveLength(2);
  });
});

describe("what is watched", () => {
  it("is asked for, unless it is fresh or not to be asked yet", () => {
    const { client } = aClient();
    const { asked, query } = aQuestion();
    client.watch({ ...query, enabled: false });
    expect(asked).toHaveLength(0);
    client.watch(query);
    expect(asked).toHaveLength(1);
    client.setQueryData(["told"], "it");
    const told = aQuestion(["told"]);
    client.watch(told.query);
    expect(told.asked).toHaveLength(0);
  });

  it("is kept, and what nobody watches is forgotten after a while", () => {
    const { client, clock } = aClient();
    client.setQueryData(["watched"], 1);
    client.watch(aQuestion(["watched"]).query);
    client.setQueryData(["left"], 1);
    clock.ms = HOUR;
    client.setQueryData(["new"], 1);
    expect(client.answers().map(({ key }) => key)).toEqual([["watched"], ["new"]]);
  });

  it("is forgotten with its last watcher where it was for the moment", async () => {
    const { client } = aClient();
    const { query } = aQuestion();
    client.setQueryData(query.queryKey, "adopted");
    client.watch({ ...query, isPassing: true })();
    await expect.poll(() => client.getQueryData(query.queryKey)).toBeUndefined();
  });
});

it("an answer travels inside a page with its age", async () => {
  const server = aClient();
  server.client.setQueryData(["config"], { name: "Placket" });
  const travelled = JSON.parse(JSON.stringify(server.client.answers())) as ReturnType<
    typeof server.client.answers
  >;
  const browser = aClient();
  browser.client.takeUp(travelled);
  browser.clock.ms = 60_000;
  const { asked, query } = aQuestion(["config"]);
  expect(browser.client.getQueryData(query.queryKey)).toEqual({ name: "Placket" });
  void browser.client.prefetchQuery(query);
  expect(asked).toHaveLength(1);
});

describe("PERSIST-11 without a network", () => {
  it("PERSIST-11 what is known serves, however old, and is not forgotten", async () => {
    const line = { isOffline: true };
    const { client, clock } = aClient({ isOffline: () => line.isOffline });
    const { asked, query } = aQuestion();
    client.setQueryData(query.queryKey, "seen before");
    clock.ms = HOUR;
    client.setQueryData(["us", "other"], "another page");
    expect(await client.fetchQuery(query)).toBe("seen before");
    expect(asked).toHaveLength(0);
    line.isOffline = false;
    const anew = client.fetchQuery(query);
    asked[0]?.resolve("as of now");
    expect(await anew).toBe("as of now");
  });

  it("PERSIST-11 what is not known is asked for, and held by the call", async () => {
    const { client } = aClient({ isOffline: () => true });
    const { asked, query } = aQuestion();
    const held = client.fetchQuery(query);
    asked[0]?.resolve("once the line is back");
    expect(await held).toBe("once the line is back");
  });

  it("what is known serves too where the browser believes to be online and nothing answers", async () => {
    const silent = new Error("silent");
    const { client, clock } = aClient({ isOffline: (error) => error === silent });
    const { asked, query } = aQuestion();
    client.setQueryData(query.queryKey, "seen before");
    clock.ms = HOUR;
    const read = client.fetchQuery(query);
    asked[0]?.reject(silent);
    expect(await read).toBe("seen before");
    const refused = client.fetchQuery(query);
    asked[1]?.reject(new Error("refused"));
    await expect(refused).rejects.toThrow("refused");
  });
});
