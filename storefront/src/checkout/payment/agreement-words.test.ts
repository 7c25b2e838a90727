// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { paragraphsOf } from "./agreement-words.ts";

describe("the words of an agreement", () => {
  it("reads paragraphs, breaks and lists out of HTML", () => {
    const content = "<h2>Terms</h2><p>One &amp; two<br>three</p><ul><li>a</li><li>b</li></ul>";
    expect(paragraphsOf(content, true)).toEqual(["Terms", "One & two", "three", "a", "b"]);
  });

  it("what is no words is left out, and nothing of it is run", () => {
    const content =
      "<p>Fine<script>fail()</script></p><img src=x onerror=fail()><style>p{}</style>";
    expect(paragraphsOf(content, true)).toEqual(["Fine"]);
  });

  it("plain text keeps its signs", () => {
    expect(paragraphsOf("a < b\n\nc", false)).toEqual(["a < b", "c"]);
  });
});
