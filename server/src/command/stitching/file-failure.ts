import { StitchRefusal } from "./refusal.ts";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "no such file or folder",
  EACCES: "not allowed",
  EISDIR: "is a folder",
  ENOTDIR: "no such folder",
  ENOSPC: "no room is left",
};

/** Turns what the file system says of a path into one line. */
export function failedAt(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const reason = REASONS[error.code ?? ""] ?? error.message;
    throw new StitchRefusal(`${path}: ${reason}`, 1);
  };
}
