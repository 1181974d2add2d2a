ALTER TABLE "plan" ADD COLUMN "ended_moves" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE plan SET ended_moves = coalesce((
  SELECT jsonb_agg(move || jsonb_build_object('projectId', done.project_id))
  FROM jsonb_array_elements(plan.settings -> 'moves') move
  JOIN LATERAL (
    SELECT c.project_id FROM project_completion c
    WHERE c.workspace_id = plan.workspace_id AND c.property_id = plan.property_id AND c.fiscal_year = plan.fiscal_year
      AND c.property_component_id::text = lower(move ->> 'propertyComponentId')
    ORDER BY c.version_after DESC LIMIT 1
  ) done ON true
), '[]'::jsonb)
WHERE jsonb_array_length(plan.settings -> 'moves') > 0;
