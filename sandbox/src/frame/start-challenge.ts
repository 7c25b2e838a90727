/** The challenge page: two buttons, and word to the page around it when one was pressed. */
const parentOrigin = meta("parent-origin");

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-passed]")) {
  button.addEventListener("click", () => void answer(button.dataset["passed"] === "true"));
}

async function answer(passed: boolean): Promise<void> {
  for (const button of document.querySelectorAll("button")) button.disabled = true;
  const place = document.getElementById("outcome");
  try {
    const response = await fetch(`${location.pathname}/answer`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ passed }),
      credentials: "omit",
    });
    const done = response.ok;
    if (place !== null) place.textContent = done ? "Thank you." : "This request is no longer open.";
    report(done && passed ? "passed" : "failed");
  } catch {
    for (const button of document.querySelectorAll("button")) button.disabled = false;
    if (place !== null) place.textContent = "Your bank did not answer. Try again.";
  }
}

function report(outcome: "passed" | "failed"): void {
  if (parentOrigin === "") return;
  window.parent.postMessage({ channel: "placket.challenge", type: "done", outcome }, parentOrigin);
}

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}
