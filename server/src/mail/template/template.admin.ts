import type { templateAdminEndpoints } from "@placket/contract/mail/template.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { changeLetterTexts } from "./change-texts.ts";
import { listTemplates, templateAt, type TemplateAt } from "./staff-templates.ts";
import { previewLetter, sendTestLetter } from "./try-letter.ts";

export const templateAdminHandlers: Handlers<typeof templateAdminEndpoints> = {
  letterTemplates: async ({ ctx }) => {
    const templates = await listTemplates(ctx);
    return ok({ templates: templates.map((one) => ({ ...one, wordedFor: [...one.wordedFor] })) });
  },
  letterTemplate: async ({ ctx }, { params: { name }, query }) =>
    toWire(await templateAt(ctx, { name, viewId: query.view })),
  changeLetterTexts: async ({ ctx }, { params: { name }, body }) => {
    const { view: viewId, ...change } = body;
    const asked = { name, viewId };
    const changed = await transact(ctx, async (tx) => {
      const written = await changeLetterTexts(tx, asked, change);
      return written.ok ? templateAt(tx, asked) : written;
    });
    return toWire(changed);
  },
  previewLetter: ({ ctx }, { params: { name }, body: { view: viewId, texts } }) => {
    const letter = previewLetter(ctx, { name, viewId }, texts);
    if (!letter.ok) return letter;
    const { subject, html, text } = letter.value;
    return ok({ subject, html, text });
  },
  sendTestLetter: ({ ctx }, { params: { name }, body: { view: viewId, texts } }) =>
    transact(ctx, (tx) => sendTestLetter(tx, { name, viewId }, texts)),
};

function toWire(found: Result<TemplateAt>) {
  if (!found.ok) return found;
  const { views, viewId, placeholders, texts, ...rest } = found.value;
  return ok({
    ...rest,
    view: viewId,
    views: views.map(({ id, name }) => ({ id, name })),
    placeholders: [...placeholders],
    texts: texts.map(({ changed, ...text }) => ({
      ...text,
      changed: changed && { by: changed.by, at: changed.at.toISOString() },
    })),
  });
}
