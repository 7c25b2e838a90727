-- What the store's own draft of a logo was sewn in outlives the draft: whoever names the threads of its digitizer's file
-- is shown them, and nothing is traced for that (decision 0105).
ALTER TABLE embroidery_logo ADD COLUMN draft_threads text[];
COMMENT ON COLUMN embroidery_logo.draft_threads IS 'numbers of the threads of the store''s own draft, in the order of use; null where there was none';
UPDATE embroidery_logo SET draft_threads = ARRAY(SELECT jsonb_array_elements_text(sewn -> 'threads'))
  WHERE state = 'draft' AND sewn IS NOT NULL;

-- Quotes and links keep lines, too: a logo on one of them is in use, which is found by an index.
CREATE INDEX cart_quote_logos ON cart_quote USING gin (jsonb_path_query_array(prices, '$.lines[*].line.configuration.parts[*].made.logo'))
  WHERE jsonb_path_exists(prices, '$.lines[*].line.configuration.parts[*].made.logo');
CREATE INDEX shared_cart_logos ON shared_cart USING gin (jsonb_path_query_array(lines, '$[*].configuration.parts[*].made.logo'))
  WHERE jsonb_path_exists(lines, '$[*].configuration.parts[*].made.logo');
COMMENT ON COLUMN embroidery_logo.used_at IS 'of a guest''s: when it was last chosen for a line, or found on one';
