-- The plan that the system computes takes the name, which plans of people then cannot have in the same year.
UPDATE "plan" own SET "name" = left("name", 90) || ' (own)' WHERE NOT "is_default_recommended_plan" AND lower("name") = 'full funding'
  AND NOT EXISTS (SELECT 1 FROM "plan" other WHERE other."workspace_id" = own."workspace_id" AND other."property_id" = own."property_id"
    AND other."fiscal_year" = own."fiscal_year" AND lower(other."name") = 'full funding (own)');
--> statement-breakpoint
UPDATE "plan" d SET "name" = 'Full funding' WHERE "is_default_recommended_plan" AND "name" = 'Recommended: full funding'
  AND NOT EXISTS (SELECT 1 FROM "plan" other WHERE other."workspace_id" = d."workspace_id" AND other."property_id" = d."property_id"
    AND other."fiscal_year" = d."fiscal_year" AND lower(other."name") = 'full funding');
