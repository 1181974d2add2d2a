-- What somebody did stays as it was written: the service adds to it and reads it. It goes only with its property or workspace,
-- which foreign keys see to as the owner of the table.
REVOKE UPDATE, DELETE, TRUNCATE ON activity_item FROM roofline_app;
