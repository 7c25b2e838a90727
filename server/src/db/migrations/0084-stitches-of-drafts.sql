-- A machine file of the stitches that the store has sewn of a draft is that draft, and is found by what they have alike.
-- Drafts from before have no print: their files were handed out, and cannot be told from a digitizer's any more.
ALTER TABLE embroidery_logo ADD COLUMN draft_print text;
COMMENT ON COLUMN embroidery_logo.draft_print IS 'SHA-256 of the penetrations of a draft: stays when a digitizer gives the logo other stitches';
CREATE INDEX embroidery_logo_draft ON embroidery_logo (draft_print, id) WHERE draft_print IS NOT NULL;
