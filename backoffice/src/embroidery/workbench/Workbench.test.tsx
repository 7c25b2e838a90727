// @vitest-environment jsdom
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { JUMP, STITCH, TRIM, type Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, FileReply, open, type Answers, type Asked } from "../../testing/show.tsx";
import { downloads } from "../testing/downloads.ts";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";

beforeEach(() => stitchHere());

async function openWorkbench(answers: Answers = {}) {
  const { user } = open("/admin/embroidery", { ...SIGNED_IN, ...answers });
  await screen.findByRole("heading", { name: "Embroidery" });
  return { user, field: (name: string) => screen.getByLabelText<HTMLInputElement>(name) };
}

/** The number beside a name among the read-outs. */
const readOut = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextSibling?.textContent;
const stitches = () => Number(readOut("Stitches")?.replace(",", ""));
const expectSewn = () => waitFor(() => expect(stitches()).toBeGreaterThan(100));

it("sews the text it starts with and says what it takes", async () => {
  await openWorkbench();
  await expectSewn();
  expect(readOut("Sewn size")).toMatch(/^\d\d\.\d × \d\d\.\d mm \(\d\.\d\d × \d\.\d\d in\)$/);
  expect(readOut("Sewing time")).toMatch(/min/);
  const picture = screen.getByLabelText(/Stitched preview of “HEAD CHEF, Kitchen”/);
  expect(picture.getAttribute("aria-label")).toContain("Thread: Navy");
  expect(await axeViolations()).toEqual([]);
});

it("sews what is typed", async () => {
  const { user, field } = await openWorkbench();
  await expectSewn();
  const before = stitches();
  await user.clear(field("Line 2"));
  await user.type(field("Line 2"), "I");
  await waitFor(() => expect(stitches()).toBeLessThan(before));
  await user.click(screen.getByRole("radio", { name: /^Slab/ }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Slab/ }).checked).toBe(true),
  );
});

it("undoes and does again, by keys and by buttons, and the button keeps the focus", async () => {
  const { user, field } = await openWorkbench();
  await user.clear(field("Line 1"));
  await user.type(field("Line 1"), "PASTRY");
  await user.click(screen.getByRole("radio", { name: /^Slab/ }));
  const slab = () => screen.getByRole<HTMLInputElement>("radio", { name: /^Slab/ }).checked;
  await user.keyboard("{Control>}z{/Control}");
  expect([slab(), field("Line 1").value]).toEqual([false, "PASTRY"]);
  const undo = screen.getByRole("button", { name: "Undo" });
  await user.click(undo);
  expect(field("Line 1").value).toBe("HEAD CHEF");
  expect(undo.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(undo);
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect([slab(), field("Line 1").value]).toEqual([true, "PASTRY"]);
});

describe("what is wrong", () => {
  it("stands at its field, and nothing is sewn", async () => {
    const { user, field } = await openWorkbench();
    await expectSewn();
    await user.clear(field("Height of a capital"));
    await user.type(field("Height of a capital"), "2");
    expect(field("Height of a capital").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Enter a letter height from 3.8 to 100 mm.")).toBeTruthy();
    expect(screen.getByText("Nothing to sew yet.")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "DST" }).disabled).toBe(true);
  });

  it("names a letter that cannot be sewn at its line", async () => {
    const { user, field } = await openWorkbench();
    await user.clear(field("Line 1"));
    await user.type(field("Line 1"), "Кухня");
    const { id } = field("Line 1");
    expect(document.getElementById(`${id}-error`)?.textContent).toContain("There is no “К”");
  });

  it("leaves that letter out of the picture, shows the rest, and lets no file of it be taken", async () => {
    const { user, field } = await openWorkbench();
    await user.clear(field("Line 2"));
    await user.clear(field("Line 1"));
    await user.type(field("Line 1"), "ШEF");
    expect(screen.getByText(/There is no “Ш”/)).toBeTruthy();
    await expectSewn();
    await screen.findByLabelText(/Stitched preview of “EF/);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "DST" }).disabled).toBe(true);
  });

  it("asks for a text when there is none", async () => {
    const { user, field } = await openWorkbench();
    await user.clear(field("Line 1"));
    await user.clear(field("Line 2"));
    expect(screen.getByText("Enter the text to embroider.")).toBeTruthy();
  });

  it("names an arc that is too tight only once the text is laid around it", async () => {
    const { user, field } = await openWorkbench();
    await user.click(screen.getByRole("radio", { name: "Arch up" }));
    await user.clear(field("Radius of the arc"));
    await user.type(field("Radius of the arc"), "15");
    expect(await screen.findByText(/does not fit around this arc/)).toBeTruthy();
  });
});

it("shows the last text that could be sewn, never an older one, while the next is sewn", async () => {
  const { user, field } = await openWorkbench();
  await expectSewn();
  const first = stitches();
  await user.clear(field("Line 2"));
  await waitFor(() => expect(stitches()).toBeLessThan(first));
  const second = stitches();
  await user.clear(field("Height of a capital"));
  expect(stitches()).toBe(0);
  await user.type(field("Height of a capital"), "40");
  await waitFor(() => expect(stitches()).toBeGreaterThan(second));
  const seen: number[] = [];
  const watcher = new MutationObserver(() => seen.push(stitches()));
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.clear(field("Height of a capital"));
  await user.type(field("Height of a capital"), "8");
  await waitFor(() =>
    expect(screen.getByLabelText(/Stitched preview of “HEAD CHEF”/)).toBeTruthy(),
  );
  await waitFor(() => expect(stitches()).toBeLessThan(second));
  watcher.disconnect();
  expect(seen).not.toContain(first);
});

it("gives advice at the field that would change it", async () => {
  const { user, field } = await openWorkbench();
  await user.click(screen.getByRole("radio", { name: /^Monogram \d/ }));
  await user.clear(field("Height of a capital"));
  await user.type(field("Height of a capital"), "8");
  const advice = await screen.findByText(/Monogram sews best from 10 mm up/);
  expect(field("Height of a capital").getAttribute("aria-describedby")).toContain(advice.id);
});

it("chooses a thread by its name, out of all of them when asked", async () => {
  const { user } = await openWorkbench();
  const group = screen.getByRole("radiogroup", { name: /^Thread/ });
  expect(within(group).getAllByRole("radio").length).toBe(20);
  await user.click(screen.getByRole("button", { name: /^Show all/ }));
  expect(within(group).getAllByRole("radio").length).toBeGreaterThan(100);
  await user.click(within(group).getByRole("radio", { name: "Gold 1070" }));
  expect(await screen.findByLabelText(/Thread: Gold/)).toBeTruthy();
});

describe("files", () => {
  it.each(["DST", "EXP", "PES", "JEF", "VP3"])("downloads the stitches as %s", async (format) => {
    const files = downloads();
    const { user } = await openWorkbench();
    await expectSewn();
    await user.click(screen.getByRole("button", { name: format }));
    const [taken] = files;
    expect(taken?.name).toBe(`head-chef-kitchen.${format.toLowerCase()}`);
    const read = readMachineFile(new Uint8Array(await taken!.file.arrayBuffer()), taken!.name);
    expect(read.ok && statistics(read.value.pattern).stitches).toBe(stitches());
  });

  const pattern: Pattern = {
    cmd: Uint8Array.of(JUMP, STITCH, STITCH, STITCH, TRIM),
    x: Int32Array.of(0, 0, 40, 80, 80),
    y: Int32Array.of(0, 0, 0, 0, 0),
    threads: [],
  };

  function aFile(name: string): File {
    const written = writeDst(pattern, { name: "Square" });
    if (!written.ok) throw new Error("not written");
    return new File([Uint8Array.from(written.value)], name);
  }

  it("opens a machine file in the text's place, and goes back", async () => {
    const { user } = await openWorkbench();
    await expectSewn();
    await user.upload(screen.getByLabelText("Design file"), aFile("square.dst"));
    expect(await screen.findByText("square.dst")).toBeTruthy();
    expect(readOut("Stitches")).toBe("3");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "square.dst" }));
    await user.click(screen.getByRole("button", { name: "Back to the text" }));
    await expectSewn();
    expect(screen.queryByText("square.dst")).toBeNull();
  });

  it("gives a machine file the threads that it does not hold", async () => {
    const { user } = await openWorkbench();
    await user.upload(screen.getByLabelText("Design file"), aFile("square.dst"));
    await user.selectOptions(await screen.findByLabelText("Color 1"), "Gold 1070");
    expect(screen.getByLabelText(/Thread: Gold/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Color 1"), "No thread chosen");
    expect(screen.getByLabelText(/Thread: Color 1/)).toBeTruthy();
  });

  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="20mm" viewBox="0 0 30 20">' +
    '<rect width="30" height="20" fill="#16295f"/></svg>';
  const aDrawing = (text: string) => new File([text], "Seal.svg", { type: "image/svg+xml" });

  it("opens a drawing, whose width and threads can be chosen", async () => {
    const { user, field } = await openWorkbench();
    await user.upload(screen.getByLabelText("Design file"), aDrawing(SVG));
    expect(await screen.findByLabelText(/Thread: Navy/)).toBeTruthy();
    expect(field("Width of the drawing").value).toBe("30");
    const before = stitches();
    await user.clear(field("Width of the drawing"));
    expect(screen.getByText("Enter a width from 5 to 400 mm.")).toBeTruthy();
    await user.type(field("Width of the drawing"), "45");
    await waitFor(() => expect(stitches()).toBeGreaterThan(before));
    await user.selectOptions(screen.getByLabelText("#16295f"), "Gold 1070");
    expect(await screen.findByLabelText(/Thread: Gold/)).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("sends a drawing to be sewn for its papers, not the stitches that are shown", async () => {
    const files = downloads();
    const asked: Asked["body"][] = [];
    const { user, field } = await openWorkbench({
      printProof: ({ body }) => {
        asked.push(body);
        return new FileReply("seal-proof.pdf", "%PDF");
      },
    });
    await user.upload(screen.getByLabelText("Design file"), aDrawing(SVG));
    await screen.findByLabelText(/Thread: Navy/);
    await user.clear(field("Width of the drawing"));
    await user.type(field("Width of the drawing"), "45");
    await user.selectOptions(screen.getByLabelText("#16295f"), "Gold 1070");
    await screen.findByLabelText(/Thread: Gold/);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Proof PDF" });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(["seal-proof.pdf"]));
    const threads = { "#16295f": "1070" };
    const design = { as: "drawing", widthMm: 45, threads, fabric: "twill" };
    const file = expect.any(File) as File;
    expect(asked).toEqual([{ title: "Seal", placement: "leftChest", design, file }]);
    const sent = asked[0]?.["file"] as File;
    expect([sent.name, await sent.text()]).toEqual(["Seal.svg", SVG]);
  });

  it("says why a drawing cannot be sewn", async () => {
    const { user } = await openWorkbench();
    const file = aDrawing(SVG.replace("<rect", "<script/><rect"));
    await user.upload(screen.getByLabelText("Design file"), file);
    expect(await screen.findByText(/The drawing contains script/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Proof PDF" }).disabled).toBe(
      true,
    );
  });

  it("says why a file cannot be opened", async () => {
    const { user } = await openWorkbench();
    await user.upload(screen.getByLabelText("Design file"), new File(["no"], "logo.dst"));
    expect(await screen.findByText(/no design that can be read/)).toBeTruthy();
  });
});

it("says so when the stitching itself fails, and tries again", async () => {
  let works = false;
  stitchHere(() => works);
  const { user } = await openWorkbench();
  // A font that no text before needed.
  await user.click(screen.getByRole("radio", { name: /^Varsity/ }));
  const alert = await screen.findByText(/could not be sewn/);
  works = true;
  await user.click(within(alert.parentElement!).getByRole("button", { name: "Try Again" }));
  await expectSewn();
});
