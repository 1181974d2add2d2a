-- Distributes the tables of Roofline by workspace on a Citus cluster. Nothing runs it: docs/scale.md says what has to change
-- first. As the owner of the tables, on the coordinator, after a start of Roofline has made them and before there are rows.
create extension if not exists citus;

do $$
declare
  -- Of people and of the installation, and two tables whose keys begin otherwise: on every node.
  everywhere text[] := array(
    select c.relname from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and (c.relname in ('mail_outbox', 'idempotency_key') or not exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped)));
  done text[] := '{}';
  first text;
  found text;
begin
  -- A table comes after those that it refers to.
  loop
    select c.relname into found from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (done)
      and not exists (
        select from pg_constraint k join pg_class target on target.oid = k.confrelid
        where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid and target.relname <> all (done))
    order by c.relname <> all (everywhere), c.relname
    limit 1;
    exit when found is null;
    if found = any (everywhere) then
      perform create_reference_table(found);
    elsif first is null then
      perform create_distributed_table(found, 'workspace_id');
      first := found;
    else
      -- Rows of a workspace lie on one node, whichever table they are in.
      perform create_distributed_table(found, 'workspace_id', colocate_with => first);
    end if;
    done := done || found;
  end loop;
  select string_agg(c.relname, ', ') into found from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (done);
  if found is not null then
    raise exception 'These tables refer to each other in a circle: %', found;
  end if;
end $$;
