import { stitchingDesk, type Answered, type Asked } from "./desk.ts";
import { fontUrls } from "./font-urls.ts";

/** What a worker has around it, of all that a window would have. */
interface Around {
  addEventListener(type: "message", take: (event: MessageEvent<Asked>) => void): void;
  postMessage(answered: Answered, moved: Transferable[]): void;
}

const around = self as unknown as Around;

const desk = stitchingDesk({
  fontBytes: async (font) => {
    const response = await fetch(fontUrls[font]);
    if (!response.ok) throw new Error(`The font ${font} did not come: ${response.status}`);
    return response.arrayBuffer();
  },
  answer: (answered) => around.postMessage(answered, buffersOf(answered)),
  later: (task) => setTimeout(task, 0),
});

around.addEventListener("message", ({ data }) => desk.take(data));

/** Large arrays move to the page instead of being copied; nothing here needs them again. */
function buffersOf(answered: Answered): Transferable[] {
  if (!("value" in answered) || !answered.value.ok) return [];
  const { value } = answered.value;
  if ("rgba" in value) return [value.rgba.buffer];
  if (!("pattern" in value)) return [];
  const { cmd, x, y } = value.pattern;
  return [cmd.buffer, x.buffer, y.buffer] as Transferable[];
}
