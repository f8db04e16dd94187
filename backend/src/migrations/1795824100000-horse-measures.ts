import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A horse is weighed again and again, and the newest weight counts. What was filled in is the first, of the day of its last change. */
export class HorseMeasures1795824100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table horse_measure (
        farm_id uuid not null references farm,
        horse_measure_id uuid not null,
        horse_id uuid not null,
        measured_on date not null,
        -- Kilograms.
        weight int check (weight between 50 and 1500),
        -- From 1 to 9 in halves, which are exact.
        condition_score double precision check (condition_score between 1 and 9 and condition_score * 2 = floor(condition_score * 2)),
        remark text,
        primary key (farm_id, horse_measure_id),
        constraint horse_measure_day unique (farm_id, horse_id, measured_on),
        constraint horse_measure_says check (weight is not null or condition_score is not null),
        foreign key (farm_id, horse_id) references horse
      );
      insert into horse_measure (farm_id, horse_measure_id, horse_id, measured_on, weight)
      select h.farm_id, gen_random_uuid(), h.horse_id, (coalesce(filled.at, now()) at time zone f.time_zone)::date, h.own_weight
      from horse h join farm f on f.farm_id = h.farm_id
        left join lateral (
          select max(e.occurred_at) as at from event e
          where e.farm_id = h.farm_id and e.stream = 'horse-' || h.horse_id
            and e.type = 'horses.HorseChanged' and e.data -> 'fields' ? 'own_weight') filled on true
      where h.own_weight is not null;
      alter table horse drop column own_weight;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table horse add column own_weight integer check (own_weight between 50 and 1500);
      update horse h set own_weight = m.weight from (
        select distinct on (farm_id, horse_id) farm_id, horse_id, weight from horse_measure
        where weight is not null order by farm_id, horse_id, measured_on desc) m
      where m.farm_id = h.farm_id and m.horse_id = h.horse_id;
      drop table horse_measure;
    `);
  }
}
