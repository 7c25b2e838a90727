import { isDay } from "@placket/domain/clock-days";
import { z } from "zod";

/** A day on which something may be sewn: one of the calendar, `2026-11-24`. */
export const day = z.iso.date().refine(isDay);
