import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

/** What strangers write to a barn by its public page, and what is answered. */
export class Enquiries1795820100000 implements Migration {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table enquiry (
        farm_id uuid not null references farm,
        enquiry_id uuid not null,
        state text not null check (state in ('unconfirmed', 'new', 'answered', 'closed')),
        wish text not null,
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text,
        rider_name text,
        birth_year integer,
        experience text,
        message text not null,
        assignee_id uuid,
        person_id uuid,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        closed_at timestamptz,
        touched_at timestamptz not null,
        primary key (farm_id, enquiry_id),
        constraint enquiry_closed check ((state = 'closed') = (closed_at is not null)),
        constraint enquiry_unconfirmed check (confirmed_at is not null or state in ('unconfirmed', 'closed'))
      );
      create index enquiry_by_state on enquiry (farm_id, state, touched_at desc);
      create table enquiry_message (
        farm_id uuid not null references farm,
        message_id uuid not null,
        enquiry_id uuid not null,
        by_barn boolean not null,
        author_id uuid,
        body text not null,
        created_at timestamptz not null,
        primary key (farm_id, message_id),
        foreign key (farm_id, enquiry_id) references enquiry (farm_id, enquiry_id)
      );
      create index enquiry_message_of on enquiry_message (farm_id, enquiry_id, created_at);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table enquiry_message; drop table enquiry;');
  }
}
