import { DAY_MS } from "@placket/domain/durations";
import { isText } from "../../storage/kept-shape.ts";
import { cookie } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { buildVersion } from "./build-version.ts";

/** PERSIST-03, OPEN-44: the version that keeps nothing on this device. The next one does again. */
const switchedOff = cookie("storage-disabled", isText, { seconds: (30 * DAY_MS) / 1000 });

const version = () => String(buildVersion());

/** Whether this version of the store keeps no pages on this device. */
export const isSwitchedOff = (): boolean => readStored(switchedOff) === version();

/** Keeps no pages from now on, until there is another version (ERROR-04): one of them may be what broke. */
export const switchOff = (): void => writeStored(switchedOff, version());
