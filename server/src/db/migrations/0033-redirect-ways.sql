-- Where a redirect begins and leads, as an index finds it: no query, no slashes around, no .html. Codes and blanks
-- are read by the store alone: such a path is NULL here, and whoever looks for rules looks at those as well.
CREATE FUNCTION redirect_key(path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length(path) > 1000
      OR path ~ '[%\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' THEN NULL
    ELSE regexp_replace(
      btrim(regexp_replace(regexp_replace(path, '[?#].*$', ''), '/{2,}', '/', 'g'), '/'), '\.html$', '', 'i')
  END
$$;

CREATE INDEX url_rewrite_by_request ON url_rewrite (redirect_key(request_path));
CREATE INDEX url_rewrite_by_target ON url_rewrite (redirect_key(target_path));
