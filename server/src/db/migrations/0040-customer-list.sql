-- Staff list customers by name and by when they came, and count who is in a group.
CREATE INDEX customer_name ON customer (lower(last_name || ' ' || first_name), id);
CREATE INDEX customer_group_members ON customer (group_id);
