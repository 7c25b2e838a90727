/** The page of Credit Key's buyers: one is chosen, and the browser goes back to the shop, from a frame by its page. */
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-buyer]")) {
  button.addEventListener("click", () => void answer(button.dataset["buyer"] ?? ""));
}

const isFramed = new URLSearchParams(location.search).has("modal");

/** What Credit Key tells the page around its frame. */
const tell = (action: "cancel" | "complete" | "height", options?: string | number) =>
  parent.postMessage(JSON.stringify({ action, type: "modal", options }), "*");

if (isFramed) tell("height", document.documentElement.scrollHeight);

async function answer(buyer: string): Promise<void> {
  for (const button of document.querySelectorAll("button")) button.disabled = true;
  const place = document.getElementById("outcome");
  try {
    const response = await fetch(location.pathname, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ buyer }),
      credentials: "omit",
    });
    if (!response.ok) throw new Error(String(response.status));
    const { location: next } = (await response.json()) as { readonly location: string };
    if (!isFramed) location.assign(next);
    else if (buyer === "") tell("cancel");
    else tell("complete", next);
  } catch {
    for (const button of document.querySelectorAll("button")) button.disabled = false;
    if (place !== null) place.textContent = "Nothing came back. Try again.";
  }
}
