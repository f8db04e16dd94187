#!/bin/sh
# Runs once, when the database volume is empty. The owner may create the application's two powerless roles (see the migrations), and is
# no superuser: row-level security holds for it as for everybody.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$LEADLINE_DB_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role leadline_owner login createrole password :'password';
create database leadline owner leadline_owner;
\connect leadline
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
SQL
