-- Of databases that have sources already: what the sign of their lines was made from. A file with debits or credits and a
-- connected app follow the kind of the account; of amounts it depends on what people said of their column.
UPDATE ledger_source SET sign_follows = CASE
    WHEN mapping->'columns' ? 'debit' OR mapping->'columns' ? 'credit' THEN 'kind'
    WHEN NOT mapping->'columns' ? 'amount' THEN 'stated'
    WHEN mapping->>'sign' = 'natural' THEN 'growth'
    WHEN mapping->>'sign' = 'debit' THEN 'kind'
    ELSE 'stated' END
  WHERE kind = 'file' AND jsonb_typeof(mapping->'columns') = 'array';
--> statement-breakpoint
-- Buildium says by how much an account grows.
UPDATE ledger_source SET sign_follows = 'growth' WHERE kind = 'integration' AND layout LIKE '3:%';
