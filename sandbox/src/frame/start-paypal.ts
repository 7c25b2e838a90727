/** The page of PayPal's buyers: who pays is chosen, and the browser goes back to the shop. */
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-buyer]")) {
  button.addEventListener("click", () => void answer(button.dataset["buyer"] ?? ""));
}

async function answer(buyer: string): Promise<void> {
  const token = document.querySelector<HTMLElement>("main")?.dataset["token"] ?? "";
  for (const button of document.querySelectorAll("button")) button.disabled = true;
  const place = document.getElementById("outcome");
  try {
    const response = await fetch(location.pathname, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token, buyer }),
      credentials: "omit",
    });
    if (!response.ok) throw new Error(String(response.status));
    const { location: next } = (await response.json()) as { readonly location: string };
    location.assign(next);
  } catch {
    for (const button of document.querySelectorAll("button")) button.disabled = false;
    if (place !== null) place.textContent = "Nothing came back. Try again.";
  }
}
