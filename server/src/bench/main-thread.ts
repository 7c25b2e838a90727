/**
 * The longest time requests have to wait, as work of the main thread between two turns of the event loop:
 * other processes on the machine do not count.
 */
export function watchPauses(): { stop(): number } {
  let longest = 0;
  let last = worked();
  const timer = setInterval(() => {
    longest = Math.max(longest, worked() - last);
    last = worked();
  }, 1);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(longest, worked() - last);
    },
  };
}

/** Processor time of this thread in ms. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
