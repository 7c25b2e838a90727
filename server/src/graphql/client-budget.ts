import { LRUCache } from "lru-cache";

/** What each client may still ask for: points of cost that come back with time. */
interface ClientBudget {
  /** Takes the points if they are there. */
  spend(client: string, points: number): boolean;
}

/** Clients remembered; whoever is forgotten begins with a full purse. */
const CLIENTS = 10_000;

/**
 * A purse per client that holds a minute's points and fills evenly.
 * @param perMinute 0 switches the limit off
 */
export function clientBudget(perMinute: number, monotonic: () => number): ClientBudget {
  const purses = new LRUCache<string, { points: number; at: number }>({ max: CLIENTS });
  if (perMinute === 0) return { spend: () => true };
  return {
    spend(client, points) {
      const now = monotonic();
      const { points: left, at } = purses.get(client) ?? { points: perMinute, at: now };
      const filled = Math.min(perMinute, left + ((now - at) / 60_000) * perMinute);
      const isEnough = filled >= points;
      purses.set(client, { points: isEnough ? filled - points : filled, at: now });
      return isEnough;
    },
  };
}
