-- Lists of a hundred thousand properties: each order has an index that answers a page by itself, and words have one, too.
DROP INDEX property_active;
--> statement-breakpoint
CREATE INDEX property_active ON property (workspace_id, property_type_id) WHERE is_active;
--> statement-breakpoint
DROP INDEX property_by_name;
--> statement-breakpoint
CREATE INDEX property_by_name ON property (workspace_id, is_active, lower(name), property_id) INCLUDE (name);
--> statement-breakpoint
DROP INDEX property_by_place;
--> statement-breakpoint
CREATE INDEX property_by_place ON property (workspace_id, is_active, state, lower(city), lower(name), property_id) INCLUDE (city, name);
--> statement-breakpoint
DROP INDEX property_by_type;
--> statement-breakpoint
CREATE INDEX property_by_type ON property (workspace_id, is_active, property_type_id, lower(name), property_id) INCLUDE (name);
--> statement-breakpoint
-- Every one, two and three letters in a row of a text as numbers that are of one workspace: what another one holds is never looked through.
CREATE FUNCTION text_grams(of uuid, folded text, sizes int[] DEFAULT '{1,2,3}') RETURNS bigint[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(DISTINCT hashtextextended(substr(folded, place, size), seed)), '{}')
  FROM (SELECT uuid_hash_extended(of, 0) AS seed) s, unnest(sizes) size, generate_series(1, length(folded) - size + 1) place
$$;
--> statement-breakpoint
CREATE INDEX property_words ON property USING gin (text_grams(workspace_id, search_text)) WITH (fastupdate = off) WHERE is_active;
--> statement-breakpoint
-- Nothing plans by them, and they take longer to make than those of all other columns.
ALTER INDEX property_words ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO roofline_system;
--> statement-breakpoint
-- Row security lets only operators that tell nothing of a row into an index condition, and none that finds letters is one. So the
-- index is asked in here, for workspaces of the transaction only, and gives ids, whose rows are then read under row security.
CREATE FUNCTION properties_containing(workspaces uuid[], folded text, pattern text, at_most int)
RETURNS TABLE (property_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 100
AS $$
  SELECT found.property_id FROM unnest(workspaces) asked CROSS JOIN LATERAL (
    SELECT p.property_id FROM property p
    WHERE p.is_active AND text_grams(p.workspace_id, p.search_text) @> text_grams(asked, folded, ARRAY[least(3, length(folded))])
      AND p.workspace_id IS NOT DISTINCT FROM asked AND p.search_text LIKE pattern) found
  WHERE asked = ANY (nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])
  LIMIT at_most
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION properties_containing(uuid[], text, text, int) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION properties_containing(uuid[], text, text, int) TO roofline_app;
--> statement-breakpoint
ALTER FUNCTION properties_containing(uuid[], text, text, int) OWNER TO roofline_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM roofline_system;
