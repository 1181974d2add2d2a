-- Phases that are stored already and have the name of a default one bring its checklist. The owner of the tables sees their
-- rows only without FORCE.
ALTER TABLE project_phase NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE project_phase SET checklist = CASE name
  WHEN 'Planning' THEN ARRAY[
    'Look at the condition on site and take photos',
    'Write the scope of work',
    'Check the estimate against the reserve study',
    'Choose who is responsible and a due date']
  WHEN 'Bidding' THEN ARRAY[
    'Invite at least three companies to bid',
    'Check the license and the insurance of each bidder',
    'Add each bid with its document',
    'Compare the bids line by line']
  WHEN 'Board Approval' THEN ARRAY[
    'Put the bids on the agenda of the board meeting',
    'Record the vote of the board in the minutes',
    'Confirm that the money is in the reserve fund']
  WHEN 'Contracted' THEN ARRAY[
    'Sign the contract and file it',
    'Collect the certificate of insurance',
    'Apply for permits where the work needs them',
    'Tell the residents when the work begins']
  WHEN 'In Progress' THEN ARRAY[
    'Hold a kickoff meeting with the contractor',
    'Take photos of the work as it goes on',
    'Approve each change order before the work is done',
    'Check the work before each payment']
  WHEN 'Closed' THEN ARRAY[
    'Walk the finished work and list what is left to do',
    'Collect lien releases and make the final payment',
    'File the warranty and the manuals']
  END
WHERE name IN ('Planning', 'Bidding', 'Board Approval', 'Contracted', 'In Progress', 'Closed');
--> statement-breakpoint
ALTER TABLE project_phase FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_bid TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_bid ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_bid FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_bid_of_workspace ON project_bid TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_bid_line TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_bid_line ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_bid_line FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_bid_line_of_workspace ON project_bid_line TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_change_order TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_change_order ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_change_order FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_change_order_of_workspace ON project_change_order TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_checklist_item TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_checklist_item ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_checklist_item FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_checklist_item_of_workspace ON project_checklist_item TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_person TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_person ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_person FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_person_of_workspace ON project_person TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
