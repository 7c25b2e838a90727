import { SingleBar } from "cli-progress";
import type { Progress } from "../catalog/import/report.ts";

interface ProgressDisplay {
  show(progress: Progress): void;
  end(): void;
}

/** A bar on a terminal; elsewhere a line at every tenth of the file. */
export function progressDisplay(out: NodeJS.WriteStream): ProgressDisplay {
  return out.isTTY ? bar(out) : lines(out);
}

function bar(out: NodeJS.WriteStream): ProgressDisplay {
  const format = "{bar} {percentage} %  {rows} rows  {duration_formatted}";
  const single = new SingleBar({ format, hideCursor: true, clearOnComplete: true, stream: out });
  let isStarted = false;
  return {
    show: ({ bytes, totalBytes, rows }) => {
      if (!isStarted) single.start(totalBytes, 0, { rows: 0 });
      isStarted = true;
      single.update(bytes, { rows: rows.toLocaleString("en-US") });
    },
    end: () => {
      if (isStarted) single.stop();
    },
  };
}

function lines(out: NodeJS.WriteStream): ProgressDisplay {
  let tenths = 0;
  return {
    show: ({ bytes, totalBytes, rows }) => {
      const reached = Math.floor((bytes / totalBytes) * 10);
      if (reached <= tenths) return;
      tenths = reached;
      out.write(`${reached * 10} % read, ${rows} rows done\n`);
    },
    end: () => undefined,
  };
}
