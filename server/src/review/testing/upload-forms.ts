import sharp from "sharp";

/** A photo of one color that says who took it with what. */
export const aPhoto = async (size: { readonly width: number; readonly height: number }) =>
  new Uint8Array(
    await sharp({ create: { ...size, channels: 3, background: "#8a9" } })
      .withExif({ IFD0: { Copyright: "Somebody", Make: "Camera 7" } })
      .jpeg()
      .toBuffer(),
  );

/** A box of an MP4 file, its bytes as characters. */
export const box = (type: string, inside: string) => {
  const bytes = Buffer.alloc(8 + inside.length);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(type + inside, 4, "latin1");
  return bytes.toString("latin1");
};
const FILMED_AT = "+45.7640+004.8357/";
/** A video that says where it was filmed, as far as the store looks into it. */
export const VIDEO =
  box("ftyp", "isom....") +
  box("moov", box("mvhd", "\0\0\0\0filmed1!....") + box("udta", box("\u{A9}xyz", FILMED_AT))) +
  box("mdat", "pictures");
export const aVideo = (name = "film.mp4") => new File([Buffer.from(VIDEO, "latin1")], name);

/** Photos as the form of a review sends them. */
export function photos(...files: readonly File[]): FormData {
  const form = new FormData();
  form.set("media_type", "1");
  for (const file of files) form.append("fileToUpload[]", file);
  return form;
}

/** A video and its preview as the form of a review sends them. */
export function videos(file: File, preview: File | undefined): FormData {
  const form = new FormData();
  form.set("media_type", "2");
  form.set("files[videoFile_0]", file);
  if (preview) form.set("files[previewImage_0]", preview);
  return form;
}
