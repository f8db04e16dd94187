-- Up Migration

-- While somebody hands a mail over, nobody else may; past this moment whoever held it has ended.
alter table mail_message add column held_until timestamptz;

-- Down Migration
alter table mail_message drop column held_until;
