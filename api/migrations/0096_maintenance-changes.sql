-- Tasks of preventative maintenance are part of the feed of changes.
DO $$
BEGIN
  PERFORM follow_changes('maintenance_task', 'maintenanceTask', 'r.maintenance_task_id');
END
$$;
