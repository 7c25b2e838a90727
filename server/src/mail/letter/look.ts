/** Which side a letter's lines begin and end on. */
export interface Look {
  readonly start: "left" | "right";
  readonly end: "left" | "right";
}

/** The storefront's colors (`ui/src/tokens.css`): mail programs know no tokens. */
const COLORS = {
  page: "#ffffff",
  panel: "#f3f5f4",
  ground: "#e6eae8",
  ink: "#151a22",
  muted: "#49525a",
  hair: "#d3d9d6",
  stitch: "#98a3a1",
  brand: "#21408f",
  onBrand: "#ffffff",
  thread: "#d4500f",
} as const;

/** The same in the dark. Garments keep their ground in both: black ones would vanish. */
const DARK = {
  page: "#151a22",
  panel: "#1f2733",
  ink: "#f3f5f4",
  muted: "#b6bfd0",
  hair: "#3b4657",
  stitch: "#5a6786",
  brand: "#a9bbf2",
  onBrand: "#121a2e",
} as const;

const FONT = "font-family:Archivo,Arial,Helvetica,sans-serif";
const ANYWHERE = "overflow-wrap:anywhere;word-break:break-word";

/** Styles that stand at the elements: many mail programs know no others. */
export const STYLES = {
  body: `margin:0;padding:0;background:${COLORS.page};color:${COLORS.ink}`,
  page: `width:100%;background:${COLORS.page}`,
  sheet: `width:100%;max-width:600px;color:${COLORS.ink};${FONT};font-size:16px;line-height:24px;${ANYWHERE}`,
  row: "padding:0 0 20px",
  table: "width:100%;border-collapse:collapse",
  name: `padding:0 12px;color:${COLORS.ink};font-size:24px;line-height:28px;font-weight:700;letter-spacing:-0.03em`,
  mark: `width:12px;height:30px;padding:0;border:2px solid ${COLORS.ink};vertical-align:middle`,
  buttonhole: `display:block;width:6px;height:2px;margin:5px auto;background:${COLORS.thread};font-size:0;line-height:0`,
  stitches: `height:4px;padding:0;border-bottom:1px dashed ${COLORS.stitch};font-size:0;line-height:0`,
  edge: `height:3px;padding:0;border-bottom:1px solid ${COLORS.hair};font-size:0;line-height:0`,
  heading: `margin:0;color:${COLORS.ink};font-size:22px;line-height:27px;font-weight:700`,
  paragraph: "margin:0",
  nextParagraph: "margin:12px 0 0",
  title: "margin:0 0 4px;font-size:16px;line-height:24px;font-weight:700",
  button: `display:inline-block;padding:12px 20px;border:2px solid ${COLORS.brand};border-radius:2px;background:${COLORS.brand};color:${COLORS.onBrand};font-size:16px;line-height:24px;font-weight:700;text-decoration:none`,
  cell: `padding:12px 0;border-bottom:1px solid ${COLORS.hair};vertical-align:top`,
  picture: `display:block;border:0;border-radius:2px;background:${COLORS.ground}`,
  sewnPicture: `margin:8px 0;border:0;border-radius:2px;background:${COLORS.ground}`,
  pieces: "white-space:nowrap",
  muted: `color:${COLORS.muted};font-size:14px;line-height:20px`,
  sum: "padding:4px 0;vertical-align:top",
  total: "padding:4px 0;vertical-align:top;font-size:18px;line-height:24px;font-weight:700",
  quote: `padding:0 12px;border:0 solid ${COLORS.stitch}`,
  card: `padding:16px;border:1px solid ${COLORS.stitch};border-radius:2px`,
  foot: `padding:16px;background:${COLORS.panel};color:${COLORS.muted};font-size:14px;line-height:20px`,
} as const;

/** The upper edge of a card, by its pattern. */
export const CARD_EDGES = {
  stripes: `border-top:14px solid ${COLORS.brand}`,
  dots: `border-top:10px dotted ${COLORS.thread}`,
  checks: `border-top:12px double ${COLORS.brand}`,
} as const;

/** For mail programs that know more: the dark colors. What has a class is painted anew. */
export const DARK_STYLES =
  `@media (prefers-color-scheme:dark){` +
  `.page{background:${DARK.page}!important}` +
  `.panel{background:${DARK.panel}!important;color:${DARK.muted}!important}` +
  `.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}` +
  `.hair{border-color:${DARK.hair}!important}.stitch{border-color:${DARK.stitch}!important}` +
  `.mark{border-color:${DARK.ink}!important}` +
  `.act{background:${DARK.brand}!important;border-color:${DARK.brand}!important;color:${DARK.onBrand}!important}}`;
