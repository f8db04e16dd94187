import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notes1795344158000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table note (
        farm_id uuid not null references farm,
        note_id uuid not null,
        -- A person may be client and staff. A15
        about text not null check (about in ('client', 'staff', 'horse')),
        person_id uuid,
        horse_id uuid,
        -- No foreign key: lessons are a read model.
        lesson_id uuid,
        notes text not null check (notes ~ '\\S'),
        is_public boolean not null,
        pin boolean not null,
        author_id uuid,
        author_type text not null check (author_type in ('ADM', 'INS', 'STU')),
        email_to text,
        created_at timestamptz not null,
        primary key (farm_id, note_id),
        foreign key (farm_id, person_id) references person,
        foreign key (farm_id, horse_id) references horse,
        foreign key (farm_id, author_id) references person,
        check ((about = 'horse') = (horse_id is not null) and (about = 'horse') = (person_id is null)),
        -- Families write about their own people alone. F02
        check (author_type <> 'STU' or about = 'client')
      );
      create index note_by_person on note (farm_id, person_id, created_at) where person_id is not null;
      create index note_by_horse on note (farm_id, horse_id, created_at) where horse_id is not null;
      create index note_by_lesson on note (farm_id, lesson_id) where lesson_id is not null;
      create index note_by_day on note (farm_id, created_at);
      create index lesson_person_by_horse on lesson_person (farm_id, horse_id) where horse_id is not null;
      create index lesson_horse_by_horse on lesson_horse (farm_id, horse_id);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index lesson_horse_by_horse, lesson_person_by_horse;
      drop table note;
    `);
  }
}
