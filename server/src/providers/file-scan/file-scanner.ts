/** Whoever looks for viruses in what strangers bring. */
export interface FileScanner {
  /** What is known of a file; `unanswered` says nothing about it. */
  scan(bytes: Uint8Array): Promise<"clean" | "found" | "unanswered">;
}
