import { violatedConstraint } from '../src/platform/database/violated-constraint.js';
import { DataSource } from 'typeorm';
import { Horse } from '../src/modules/horses/tables/horse.entity.js';
import { BARN_ROLE } from '../src/platform/database/roles.js';
import type { BarnTransaction } from '../src/platform/event-store/barn-transaction.js';
import { countedApp } from './support/counted-app.js';
import type { TestBarn } from './support/test-barn.js';

/** What TypeORM does on our connections: the same transaction, the same barn, no round trip of its own. */
describe('entities in a command', () => {
  let counted: Awaited<ReturnType<typeof countedApp>>;
  let barn: TestBarn;
  beforeAll(async () => {
    counted = await countedApp({ poolSize: 2 });
    barn = await counted.app.barn();
  });
  afterAll(() => counted.stop());
  const names = () =>
    barn
      .read((sql) => sql<{ horse_name: string }[]>`select horse_name from horse order by 1`)
      .then((rows) => rows.map((row) => row.horse_name));
  const counting = (held: BarnTransaction) => held.repository(Horse).countBy({ farmId: held.farmId });

  it('are rolled back with it, saved or inserted', async () => {
    const failing = async (held: BarnTransaction) => {
      const horses = held.repository(Horse);
      await horses.insert({ farmId: held.farmId, horseId: held.newId(), horseName: 'Inserted' });
      await horses.save(horses.create({ farmId: held.farmId, horseId: held.newId(), horseName: 'Saved' }));
      expect(await counting(held)).toBe(4);
      throw new Error('no');
    };
    await expect(barn.during(failing)).rejects.toThrow('no');
    expect(await names()).toEqual(['Biscuit', 'Juniper']);
  });

  it('travel together with other questions', async () => {
    const asking = (how: 'together' | 'apart') => async (held: BarnTransaction) => {
      const horses = held.repository(Horse);
      const ask: (() => Promise<unknown>)[] = [
        () => horses.findOneBy({ horseId: barn.horseIds[0] }),
        () => held.sql`select 1 as one`.execute(),
        () => horses.find({ where: { isActive: true } }),
        () => held.sql`select 2 as two`.execute(),
      ];
      if (how === 'together') return void (await Promise.all(ask.map((one) => one())));
      for (const one of ask) await one();
    };
    // Once before: what is asked for the first time on a connection is prepared first.
    for (const how of ['together', 'apart'] as const) await barn.during(asking(how));
    expect(await counted.during(() => barn.during(asking('together')))).toBe(2);
    expect(await counted.during(() => barn.during(asking('apart')))).toBe(5);
  });

  it('know which barn: outside of a transaction there are no rows, and none can be written', async () => {
    const outside = counted.app.app.get(DataSource).getRepository(Horse);
    expect(await outside.find()).toEqual([]);
    await expect(outside.insert({ farmId: barn.farmId, horseId: barn.newId(), horseName: 'Trojan' })).rejects.toThrow(
      'row-level security',
    );
  });

  it('say which constraint refused them', async () => {
    const twice = async (held: BarnTransaction) =>
      void (await held
        .repository(Horse)
        .insert({ farmId: held.farmId, horseId: barn.horseIds[0], horseName: 'Again' }));
    const refused = barn.during(twice);
    await expect(refused).rejects.toMatchObject({ code: '23505' });
    expect(violatedConstraint(await refused.catch((error: unknown) => error))).toBe('horse_pkey');
  });

  it('work again after the server dropped the connections', async () => {
    const before = await barn.during(counting);
    await counted.app
      .owner`select pg_terminate_backend(pid) from pg_stat_activity where usename ^@ ${BARN_ROLE} and datname = current_database()`;
    // As many as the pool may have held: each may still meet a connection that is gone.
    await Promise.allSettled(Array.from({ length: 2 }, () => barn.during(counting)));
    expect(await barn.during(counting)).toBe(before);
  });
});
