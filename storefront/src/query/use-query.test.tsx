// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { StrictMode, type ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { keepPreviousData, type QueryOptions } from "./query.ts";
import { useMutation } from "./use-mutation.ts";
import { QueryClientContext, useQuery } from "./use-query.ts";

afterEach(cleanup);

const client = createQueryClient();
const inFrame = (element: ReactElement) => (
  <StrictMode>
    <QueryClientContext value={client}>{element}</QueryClientContext>
  </StrictMode>
);

/** Shows what is known of a question. */
function Shown({ query }: { query: QueryOptions<string> }) {
  const { data, isPending, isError, isFetching, isPlaceholderData } = useQuery(query);
  const flags = { isPending, isError, isFetching, isPlaceholderData };
  const set = Object.entries(flags).flatMap(([name, is]) => (is ? [name] : []));
  return <p>{[data ?? "nothing", ...set].join(" ")}</p>;
}

const shown = () => screen.getByText(/./, { selector: "p" }).textContent;

/** A question that the test answers. */
function aQuestion(name: string, more: Partial<QueryOptions<string>> = {}) {
  const answer = Promise.withResolvers<string>();
  let times = 0;
  const queryFn = () => {
    times += 1;
    return answer.promise;
  };
  const query: QueryOptions<string> = { queryKey: [name], queryFn, retry: false, ...more };
  return { query, answer, times: () => times };
}

describe("a question in a component", () => {
  it("is asked once when it is drawn, and drawn again with its answer", async () => {
    const { query, answer, times } = aQuestion("coat");
    render(inFrame(<Shown query={query} />));
    expect(shown()).toBe("nothing isPending isFetching");
    await act(async () => answer.resolve("Merrow"));
    expect(shown()).toBe("Merrow");
    expect(times()).toBe(1);
  });

  it("shows that it failed", async () => {
    const { query, answer } = aQuestion("lost");
    render(inFrame(<Shown query={query} />));
    await act(async () => answer.reject(new Error("down")));
    expect(shown()).toBe("nothing isError");
  });

  it("is not asked before it may be", () => {
    const { query, times } = aQuestion("empty", { enabled: false });
    render(inFrame(<Shown query={query} />));
    expect(shown()).toBe("nothing isPending");
    expect(times()).toBe(0);
  });

  it("shows the last answer while the next one is on its way", async () => {
    const first = aQuestion("page 1", { placeholderData: keepPreviousData });
    const next = aQuestion("page 2", { placeholderData: keepPreviousData });
    const { rerender } = render(inFrame(<Shown query={first.query} />));
    await act(async () => first.answer.resolve("coats"));
    rerender(inFrame(<Shown query={next.query} />));
    expect(shown()).toBe("coats isFetching isPlaceholderData");
    await act(async () => next.answer.resolve("trousers"));
    expect(shown()).toBe("trousers");
  });
});

describe("a change", () => {
  /** Changes something; `follows` and the answer are the test's. */
  function Change({ work, follows }: { work: () => Promise<string>; follows?: () => unknown }) {
    const change = useMutation({
      mutationFn: (_name: string) => work(),
      ...(follows && { onSuccess: follows }),
    });
    return (
      <button
        type="button"
        onClick={() => change.mutate("it", { onSuccess: () => done.push("done") })}
      >
        {change.isPending ? `changing ${change.variables}` : (change.error?.message ?? "change")}
      </button>
    );
  }
  const done: string[] = [];
  const press = () => act(async () => screen.getByRole("button").click());
  const said = () => screen.getByRole("button").textContent;

  it("is pending until what follows from it is over", async () => {
    done.length = 0;
    const answer = Promise.withResolvers<string>();
    const after = Promise.withResolvers<void>();
    render(inFrame(<Change work={() => answer.promise} follows={() => after.promise} />));
    await press();
    await act(async () => answer.resolve("changed"));
    expect(said()).toBe("changing it");
    expect(done).toEqual([]);
    await act(async () => after.resolve());
    expect(said()).toBe("change");
    expect(done).toEqual(["done"]);
  });

  it("says why it failed, until the next one", async () => {
    let isDown = true;
    const work = () => (isDown ? Promise.reject(new Error("refused")) : Promise.resolve("ok"));
    render(inFrame(<Change work={work} />));
    await press();
    expect(said()).toBe("refused");
    isDown = false;
    await press();
    expect(said()).toBe("change");
  });

  it("is followed by what its place wanted, though the place has gone with it", async () => {
    done.length = 0;
    const answer = Promise.withResolvers<string>();
    const { unmount } = render(inFrame(<Change work={() => answer.promise} />));
    await press();
    unmount();
    await act(async () => answer.resolve("changed"));
    expect(done).toEqual(["done"]);
  });
});
