// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallReply } from "../../api/rest.ts";
import { dismissNotice, notices } from "../../notice/notices.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";
import { ReviewForm } from "../ReviewForm.tsx";

vi.mock("./video-preview.ts", () => ({
  previewOf: (file: File) =>
    file.name === "odd.mov"
      ? Promise.reject(new Error("cannot"))
      : Promise.resolve(new File(["p"], "preview.jpg", { type: "image/jpeg" })),
}));

type Form = Readonly<Record<string, unknown>>;
let brought: Form[];
let sent: object[];
let answer: (form: Form) => Promise<CallReply<"uploadReviewMedia">>;
beforeEach(() => {
  brought = [];
  sent = [];
  answer = (form) => Promise.resolve([uploaded(form)]);
});
afterEach(() => {
  for (const { id } of notices.get()) dismissNotice(id);
  cleanup();
});

const uploaded = (form: Form) => {
  const file = form["fileToUpload[]"];
  const title = file instanceof File ? file.name : "film.mp4";
  const url = `/media/reviews/${title}`;
  return { url, title, caption: "", rotate: 0, ...(file ? {} : { poster: `${url}.jpg` }) };
};

function show({ turnsVideos = false }: { readonly turnsVideos?: boolean } = {}) {
  const uploadReviewMedia: Handlers["uploadReviewMedia"] = ({ body }) => {
    brought.push(body as Form);
    return answer(body as Form);
  };
  const graphql = (operation: { text: string }, variables: object) => {
    if (operation.text.includes("mutation")) {
      sent.push((variables as { input: object }).input);
      return Promise.resolve({ createNewReview: { success: true, message: "" } });
    }
    return Promise.resolve({
      storeConfig: {
        recaptcha_site_key: null,
        form_recaptcha_type: null,
        form_recaptcha_actions: [],
        cw_reviews_video_rotate_enabled: turnsVideos,
      },
    });
  };
  renderInShop(<ReviewForm productId={7} productUrl="/cap" link={{}} onEnd={() => undefined} />, {
    shop: { ...aShop({ uploadReviewMedia }), graphql: graphql as never },
  });
  return userEvent.setup();
}

const photo = (name: string, bytes = 10) => {
  const file = new File(["x"], name, { type: "image/jpeg" });
  return Object.defineProperty(file, "size", { value: bytes });
};
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => photo(`${index}.jpg`));
const addPhotos = () => screen.getByLabelText<HTMLInputElement>("Add photos");
const press = () => screen.getByRole<HTMLButtonElement>("button", { name: "Submit review" });

describe("photos and videos of a form", () => {
  it("REVIEW-01 REVIEW-25 photos are brought one by one, called something, turned and taken away", async () => {
    const user = show();
    await user.upload(addPhotos(), photos(2));
    await screen.findByText("Uploaded: 0.jpg, 1.jpg");
    expect(brought.map((form) => form["media_type"])).toEqual(["1", "1"]);
    await user.type(screen.getByRole("textbox", { name: "Caption of Photo 2" }), "Front");
    await user.click(screen.getByRole("button", { name: "Turn Photo 2" }));
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Remove Photo 1" }));
    expect(document.activeElement).toBe(addPhotos());
    await user.click(screen.getByRole("radio", { name: "4 stars" }));
    for (const name of ["Headline", "Nickname", "Location", "Comments"]) {
      // oxlint-disable-next-line no-await-in-loop -- as somebody types
      await user.type(screen.getByRole("textbox", { name }), "Warm");
    }
    await user.click(press());
    expect(sent).toMatchObject([
      {
        uploadedImageData: [
          { url: "/media/reviews/1.jpg", title: "1.jpg", caption: "Front", rotate: 90 },
        ],
        uploadedVideoData: [],
      },
    ]);
  });

  it("REVIEW-08 nothing is sent while a file is on its way", async () => {
    const { promise, resolve } = Promise.withResolvers<CallReply<"uploadReviewMedia">>();
    answer = () => promise;
    const user = show();
    await user.upload(addPhotos(), photos(1));
    await screen.findByText("Uploading 1 of 1: 0.jpg");
    expect(press().disabled).toBe(true);
    resolve([{ url: "/media/reviews/0.jpg", title: "0.jpg", caption: "", rotate: 0 }]);
    await waitFor(() => expect(press().disabled).toBe(false));
  });

  it("REVIEW-19 REVIEW-17 a file that is too large is skipped, and told of for five seconds", async () => {
    const user = show();
    await user.upload(addPhotos(), [photo("large.jpg", 5 * 1024 * 1024 + 1), photo("small.jpg")]);
    await screen.findByText("Uploaded: small.jpg");
    expect(notices.get()).toMatchObject([
      {
        text: "File large.jpg exceeds the maximum size of 5 MB and will be skipped.",
        ms: 5000,
      },
    ]);
    expect(brought).toHaveLength(1);
  });

  it("REVIEW-20 what is chosen beyond the free places is dropped", async () => {
    const user = show();
    await user.upload(addPhotos(), photos(7));
    await screen.findByText(/^Uploaded: .*6\.jpg$/);
    await user.upload(addPhotos(), photos(7));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(10));
    expect(addPhotos().disabled).toBe(true);
  });

  it("REVIEW-30 what the server does not take is told of in its words", async () => {
    answer = () => Promise.reject(aRefusal(400, { said: "0.jpg is no picture." }));
    const user = show();
    await user.upload(addPhotos(), photos(1));
    await waitFor(() =>
      expect(notices.get()).toMatchObject([{ text: "0.jpg is no picture.", type: "error" }]),
    );
    expect(press().disabled).toBe(false);
  });

  it("REVIEW-12 a caption has the characters of reviews", async () => {
    const user = show();
    await user.upload(addPhotos(), photos(1));
    const caption = await screen.findByRole("textbox", { name: "Caption of Photo 1" });
    await user.type(caption, "50%");
    await user.click(press());
    const summary = screen.getByText("THERE ARE 6 ERRORS IN THIS FORM").parentElement;
    const link = within(summary ?? document.body).getByRole("link", {
      name: "Invalid input: Please only enter valid characters.",
    });
    await user.click(link);
    expect(document.activeElement).toBe(caption);
  });
});

describe("videos of a form", () => {
  const film = (name: string) => new File(["x"], name, { type: "video/mp4" });
  const addVideos = () => screen.getByLabelText<HTMLInputElement>("Add videos");

  it.each([true, false])(
    "REVIEW-26 CONF-28 REVIEW-23 one comes with its preview; whether it is turned the shop says: %s",
    async (turnsVideos) => {
      const user = show({ turnsVideos });
      await user.upload(addVideos(), film("film.mp4"));
      await screen.findByText("Uploaded: film.mp4");
      expect(brought).toMatchObject([
        {
          media_type: "2",
          "files[videoFile_0]": { name: "film.mp4" },
          "files[previewImage_0]": { name: "preview.jpg" },
        },
      ]);
      expect(screen.getByRole("img", { name: "Video 1: film.mp4" }).getAttribute("src")).toBe(
        "/media/reviews/film.mp4.jpg",
      );
      expect(screen.queryByRole("button", { name: "Turn Video 1" }) !== null).toBe(turnsVideos);
    },
  );

  it("REVIEW-26 one that the browser cannot play is not brought", async () => {
    const user = show();
    await user.upload(addVideos(), film("odd.mov"));
    await waitFor(() =>
      expect(notices.get()).toMatchObject([
        { text: expect.stringMatching(/^odd\.mov is no video/) },
      ]),
    );
    expect(brought).toEqual([]);
  });
});
