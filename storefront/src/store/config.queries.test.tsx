// @vitest-environment jsdom
import { shownConfig } from "@placket/contract/store/config.codec";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { ShopContext } from "../api/shop.ts";
import { notices, setNoticeMs, showNotice } from "../notice/notices.ts";
import { QueryClientContext } from "../query/use-query.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import { aConfigWire } from "../testing/config-wire.ts";
import { aRefusal, aShop, type Handlers } from "../testing/shop.ts";
import { applyConfig, configQuery, useConfig } from "./config.queries.ts";

const STORE = "us_en";
const wire = { ...aConfigWire(STORE), store_name: "Hollis", notification_ms: 7000 };
const copy = { ...shownConfig(wire), storeName: "Hollis of this session" };

beforeEach(() => {
  sessionStorage.clear();
  notices.set(() => []);
});
afterEach(cleanup);

/** A running page of a store whose configuration is answered so. */
function aPage(config: NonNullable<Handlers["config"]>) {
  const reported: unknown[] = [];
  const client = createQueryClient((error) => reported.push(error));
  const shop = aShop({ config });
  const show = () =>
    render(
      <QueryClientContext value={client}>
        <ShopContext value={shop}>
          <Name />
        </ShopContext>
      </QueryClientContext>,
    );
  return { client, shop, reported, show };
}

function Name() {
  return <p>{useConfig().storeName}</p>;
}

const broken = () => Promise.reject(aRefusal(400));
const byNoticeMs = ({ noticeMs }: { readonly noticeMs: number }) => setNoticeMs(noticeMs);
const kept = () => readStored(storageKeys.storeConfig);

describe("the configuration at the start", () => {
  it("CONF-01 that came with the page is kept for the session and applied", () => {
    const { client, shop } = aPage(broken);
    client.setQueryData(configQuery(shop).queryKey, shownConfig(wire));
    void applyConfig(shop, client, byNoticeMs);
    expect(kept()).toEqual(shownConfig(wire));
    showNotice("Added");
    expect(notices.get()).toMatchObject([{ ms: 7000 }]);
  });

  it("CONF-01 the app is there only when the configuration that comes later is kept and applied", async () => {
    const answer = Promise.withResolvers<typeof wire>();
    const { client, shop, show } = aPage(() => answer.promise);
    const steps: string[] = [];
    const hydrated = applyConfig(shop, client, () => steps.push("applied")).then(() =>
      steps.push("hydrated"),
    );
    show();
    await expect.poll(() => client.getQueryState(configQuery(shop).queryKey).isFetching).toBe(true);
    expect(steps).toEqual([]);
    answer.resolve(wire);
    await hydrated;
    expect(steps).toEqual(["applied", "hydrated"]);
    expect(kept()).toEqual(shownConfig(wire));
  });

  it("CONF-01, reading 67 a configuration that cannot be had leaves no blank app: defaults hold", async () => {
    const { client, shop, show } = aPage(broken);
    const hydrated = applyConfig(shop, client, byNoticeMs);
    show();
    await hydrated;
    expect(screen.getByText("Placket")).toBeTruthy();
    expect(kept()).toBeUndefined();
  });

  it("CONF-41, OPEN-61 that cannot be loaded is that of this session, and nobody is told", async () => {
    writeStored(storageKeys.storeConfig, copy);
    const { client, shop, reported, show } = aPage(broken);
    void applyConfig(shop, client, byNoticeMs);
    show();
    expect(await screen.findByText("Hollis of this session")).toBeTruthy();
    expect(kept()).toEqual(copy);
    expect(notices.get()).toEqual([]);
    expect(reported).toEqual([]);
  });

  it.each([
    ["of another version", { ...copy, noticeMs: undefined, noticeSeconds: 7 }],
    ["with a list of something else", { ...copy, stores: ["us_en"] }],
    ["of another store", { ...copy, storeCode: "uk_en" }],
    ["that is none", "config"],
  ])("CONF-41 a copy %s is not taken", async (_, other) => {
    writeStored(storageKeys.storeConfig, other);
    const { reported, show } = aPage(broken);
    show();
    await expect.poll(() => reported).toHaveLength(1);
    expect(screen.getByText("Placket")).toBeTruthy();
  });

  it("CONF-41, OPEN-61 without such a copy the defaults stand, logged only, until it is asked again", async () => {
    let answers: NonNullable<Handlers["config"]> = broken;
    const { client, shop, reported, show } = aPage((input) => answers(input));
    void applyConfig(shop, client, byNoticeMs);
    show();
    await expect.poll(() => reported).toHaveLength(1);
    expect(screen.getByText("Placket")).toBeTruthy();
    expect(notices.get()).toEqual([]);
    expect(kept()).toBeUndefined();
    answers = () => wire;
    // The next part of a page that goes by it asks again.
    show();
    expect(await screen.findAllByText("Hollis")).toHaveLength(2);
    expect(kept()).toEqual(shownConfig(wire));
  });

  it("OPEN-61 a copy of another store is none", async () => {
    writeStored(storageKeys.storeConfig, { ...copy, storeCode: "fr_fr" });
    const { reported, show } = aPage(broken);
    show();
    await expect.poll(() => reported).toHaveLength(1);
    expect(screen.getByText("Placket")).toBeTruthy();
  });
});
