-- What was recorded of a year held figures that not everyone who reaches the property may read.
-- The owner of the table sees its rows only without FORCE.
ALTER TABLE activity_item NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE activity_item SET type = 'financials'
WHERE type = 'fiscalYear' AND description LIKE 'Reconciled % with a closing balance of %';--> statement-breakpoint
UPDATE activity_item SET type = 'componentCost'
WHERE type = 'fiscalYear' AND description LIKE 'Set up %, costs raised by %';--> statement-breakpoint
ALTER TABLE activity_item FORCE ROW LEVEL SECURITY;
