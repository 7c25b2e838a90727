import { useState, type PointerEvent } from "react";

/**
 * Shows a tile's second picture under a mouse and with focus inside. Spread `host` on the
 * element that holds picture and link: a link laid over the picture takes its events.
 */
export function useSecondPicture() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    secondShown: hovered || focused,
    host: {
      // A finger that scrolls by is no wish to see more.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== "touch"),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
