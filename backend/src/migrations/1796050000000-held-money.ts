import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What guests pay for a place with is held on the card until staff answer. */
export class HeldMoney1796050000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table card_payment
        add column place_id uuid,
        add column hold text check (hold in ('asked', 'held', 'taken', 'released')),
        add constraint card_payment_hold_of_place check ((place_id is null) = (hold is null));
      create index card_payment_of_place on card_payment (farm_id, place_id) where place_id is not null;
    `);
  }

  /** What is held stays with the provider, which lets it go within a week. */
  async down(runner: QueryRunner) {
    await runner.query(`
      delete from card_payment where place_id is not null and state <> 'received';
      drop index card_payment_of_place;
      alter table card_payment drop constraint card_payment_hold_of_place, drop column hold, drop column place_id;
    `);
  }
}
