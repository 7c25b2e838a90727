import { useEffect, useRef, useState, type RefObject } from "react";

interface Door {
  readonly isOpen: boolean;
  /** Of the button that opens, which goes away while what it opened stands in its place. */
  readonly door: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/** A button that makes way for what it opens, and has the focus again once it is back. */
export function useDoor(): Door {
  const [isOpen, setOpen] = useState(false);
  const door = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Not with the press that closes: the button is there only once that is drawn, however long it takes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) door.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, door, open: () => setOpen(true), close: () => setOpen(false) };
}
