import { adminEndpoints } from "@placket/contract/admin-endpoints";
import type { EndpointTable } from "@placket/contract/endpoint";
import { endpoints } from "@placket/contract/endpoints";
import { expect, it } from "vitest";
import { rooms } from "./rooms.ts";

/** Names of the calls that the rooms hang, sorted. */
const hung = (tables: readonly EndpointTable[]) =>
  tables.flatMap((table) => Object.keys(table)).toSorted();

it("every call of the contract is hung by one room, and no other", () => {
  expect(hung(rooms.map(({ rest }) => rest?.table ?? {}))).toEqual(hung([endpoints]));
  expect(hung(rooms.map(({ admin }) => admin?.table ?? {}))).toEqual(hung([adminEndpoints]));
});

it("what a room holds, and each job, has a name of its own", () => {
  const names = rooms.flatMap(({ holds = [] }) => holds.map(({ name }) => name));
  const jobs = rooms.flatMap((room) => (room.jobs ?? []).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(jobs).size).toBe(jobs.length);
});

it("what a room gathers it resolves itself, and no change is gathered twice", () => {
  for (const { gathers = [], resolvers } of rooms) {
    const own = Object.keys(resolvers?.Mutation ?? {});
    expect(own).toEqual(expect.arrayContaining(gathers.flatMap(({ fields }) => fields)));
  }
  const all = rooms.flatMap(({ gathers = [] }) => gathers.flatMap(({ fields }) => fields));
  expect(new Set(all).size).toBe(all.length);
});
