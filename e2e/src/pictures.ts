import { join } from "node:path";

/** Where the pictures of a run's failures lie; emptied when the next run begins. */
export const PICTURES = join(import.meta.dirname, "../../.cache/journeys");
