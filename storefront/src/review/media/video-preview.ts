/** Side of the preview of a video, in px (REVIEW-26). */
const PREVIEW_SIDE = 400;
/** Where in the video it is taken, in seconds. */
const PREVIEW_AT = 1;
const PREVIEW_QUALITY = 0.85;
/** A video that tells nothing for so long cannot be played here, in ms. */
const PATIENCE_MS = 15_000;

/**
 * A square picture of a video, a second after it begins: whole, on black.
 * @throws where this browser cannot play it
 */
export async function previewOf(video: File): Promise<File> {
  const address = URL.createObjectURL(video);
  const player = document.createElement("video");
  try {
    player.muted = true;
    player.playsInline = true;
    player.preload = "auto";
    player.src = address;
    await happens(player, "loadeddata");
    const { duration } = player;
    player.currentTime = Number.isFinite(duration) ? Math.min(PREVIEW_AT, duration / 2) : 0;
    await happens(player, "seeked");
    return await drawn(player);
  } finally {
    player.removeAttribute("src");
    player.load();
    URL.revokeObjectURL(address);
  }
}

function happens(player: HTMLVideoElement, what: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error("This browser cannot play it."));
    const timer = setTimeout(gone, PATIENCE_MS);
    player.addEventListener(
      what,
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
    player.addEventListener("error", gone, { once: true });
  });
}

async function drawn(player: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = PREVIEW_SIDE;
  canvas.height = PREVIEW_SIDE;
  const brush = canvas.getContext("2d");
  const { videoWidth, videoHeight } = player;
  const scale = PREVIEW_SIDE / Math.max(videoWidth, videoHeight);
  if (!brush || !Number.isFinite(scale)) throw new Error("It has no picture.");
  brush.fillRect(0, 0, PREVIEW_SIDE, PREVIEW_SIDE);
  const [width, height] = [videoWidth * scale, videoHeight * scale];
  const [x, y] = [(PREVIEW_SIDE - width) / 2, (PREVIEW_SIDE - height) / 2];
  brush.drawImage(player, x, y, width, height);
  const picture = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, "image/jpeg", PREVIEW_QUALITY),
  );
  if (!picture) throw new Error("It has no picture.");
  return new File([picture], "preview.jpg", { type: "image/jpeg" });
}
