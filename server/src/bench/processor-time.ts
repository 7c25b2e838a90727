import { readFileSync } from "node:fs";

/** Time of all cores that a process has taken so far, in ms; not that of its children. */
export function processorTimeOf(pid: number): number {
  const { user, system } = accountsOf(pid);
  return user + system;
}

/** The same of everything that a process has started, and of what that started, ended or not. */
export function processorTimeBelow(pid: number): number {
  const children = childrenOf(pid).map((child) => {
    try {
      return processorTimeOf(child) + processorTimeBelow(child);
    } catch {
      // It ended between two looks: from the next one on its parent's account has it.
      return 0;
    }
  });
  return children.reduce((sum, one) => sum + one, accountsOf(pid).ended);
}

/** A tick of the kernel's accounts, in ms. */
const TICK_MS = 10;

/** What the kernel has written down for a process, in ms; `ended` is for those of its children that it has waited for. */
function accountsOf(pid: number): { user: number; system: number; ended: number } {
  const [user, system, endedUser, endedSystem] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .split(") ")[1]!
    .split(" ")
    .slice(11)
    .map((ticks) => Number(ticks) * TICK_MS);
  return { user: user!, system: system!, ended: endedUser! + endedSystem! };
}

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return listed.split(" ").filter(Boolean).map(Number);
}
