import { SYSTEM } from '../../src/platform/tenancy/actor.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { everyList } from './every-list.js';

const NUMBERS = /^(?:smallint|integer|bigint|numeric|real|double precision|boolean|date|time|timestamp)/;

describe('every list', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const put = (path: string, sent: object, who: { token: string } = barn.admin) => barn.call(who, 'PUT', path, sent);
  const one = async (path: string) => (await barn.call(barn.admin, 'GET', path)).body;
  const exported = (path: string, query: object = {}, who: { token: string } = barn.admin) =>
    barn.call(who, 'GET', path, query, { accept: 'text/csv' });

  describe('stands in order', () => {
    it('of its words, whatever their capitals', async () => {
      const stable = await app.barn();
      for (const name of ['zoe', 'Anton', 'apollo', 'Zeus']) await stable.newHorse(name);
      const names = async (direction: string) => {
        const { body } = await stable.call(stable.admin, 'GET', 'rest/horses', { sort: ['horse_name', direction] });
        return (body as { horse_name: string }[]).map(({ horse_name }) => horse_name);
      };
      const ascending = ['Anton', 'apollo', 'Biscuit', 'Juniper', 'Zeus', 'zoe'];
      expect(await names('ASC')).toEqual(ascending);
      expect(await names('DESC')).toEqual([...ascending].reverse());
    });

    it('of its numbers where a column holds some', async () => {
      for (const { resource, rows, columns, numbers = [] } of await everyList()) {
        const held = await barn.read((sql) => {
          const types = columns.map(
            (column, i) => sql`${i ? sql`,` : sql``} pg_typeof(r.${sql(column)})::text as ${sql(column)}`,
          );
          return sql<
            Record<string, string>[]
          >`select ${types} from (select 1) none left join (${rows(sql, SYSTEM)}) r on false`;
        });
        const found = columns.filter((column) => NUMBERS.test(held[0]?.[column] ?? ''));
        expect([resource, [...numbers].sort()]).toEqual([resource, found.sort()]);
      }
    });
  });

  describe('notices what somebody else changed', () => {
    const horse = () => one(`rest/horses/${barn.horseIds[0]}`);
    const second = async () => {
      const login = await barn.newAdmin();
      return { token: login.token };
    };

    it('and says what it looks like now, who changed it and when, and keeps it', async () => {
      const seen = await horse();
      const other = await second();
      expect((await put(`rest/horses/${seen.id}`, { ...seen, color: 'grey' }, other)).status).toBe(200);
      const refused = await put(`rest/horses/${seen.id}`, { ...seen, color: 'bay', height: '15.2' });
      expect(refused).toMatchObject({
        status: 412,
        body: {
          code: 'stale',
          current: {
            id: seen.id,
            color: 'grey',
            height: null,
            changed_by: 'Ada Minister',
            changed_at: expect.any(String),
          },
        },
      });
      expect(await horse()).toMatchObject({ color: 'grey', height: null });
      const { current } = refused.body as unknown as { current: { version: number } };
      expect(await put(`rest/horses/${seen.id}`, { ...current, color: 'bay' })).toMatchObject({
        status: 200,
        body: { color: 'bay', version: current.version + 1 },
      });
    });

    it('not when nothing would change, nor what is no field of it', async () => {
      const seen = await horse();
      await put(`rest/horses/${seen.id}`, { ...seen, color: 'dun' });
      expect((await put(`rest/horses/${seen.id}`, { ...seen, color: 'dun' })).status).toBe(200);
      expect((await put(`rest/horses/${seen.id}`, { is_active: 1 })).status).toBe(200);
    });

    it('also that it was taken out of use', async () => {
      const path = `rest/locations/${await barn.newLocation('Meadow')}`;
      const seen = await one(path);
      await put(path, { is_active: 0 });
      expect(await put(path, { ...seen, location_name: 'Field' })).toMatchObject({
        status: 412,
        body: { current: { location_name: 'Meadow', is_active: 0 } },
      });
      expect((await put(path, { ...seen, is_active: 0 })).status).toBe(200);
    });

    it('of two at once lets one through', async () => {
      const path = `rest/tacks/${(await barn.call(barn.admin, 'POST', 'rest/tacks', { tack_name: 'Western' })).body.id}`;
      const seen = await one(path);
      const answers = await Promise.all(
        ['Dressage', 'Jumping', 'Side saddle'].map((tack_name) => put(path, { ...seen, tack_name })),
      );
      expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '412', '412']);
    });
  });

  describe('is exported', () => {
    it('with all that matches, in its order and words, as a spreadsheet reads it', async () => {
      const stable = await app.barn();
      for (const name of ['=HYPERLINK("x")', 'Says "no", then goes']) await stable.newHorse(name);
      const columns = '[["horse_name","Name"],["age","Born"],["is_active","State"]]';
      const { body, headers } = await stable.call(
        stable.admin,
        'GET',
        'rest/horses',
        { columns, sort: ['horse_name', 'ASC'], filter: { is_active: 1 } },
        { accept: 'text/csv' },
      );
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename="horses.csv"');
      expect(body.split('\r\n')).toEqual([
        '\uFEFFName,Born,State',
        `"'=HYPERLINK(""x"")",,Active`,
        'Biscuit,,Active',
        'Juniper,,Active',
        '"Says ""no"", then goes",,Active',
        '',
      ]);
    });

    it('also where it is longer than a slice', async () => {
      const stable = await app.barn();
      await app.owner`
        insert into horse (farm_id, horse_id, horse_name)
        select ${stable.farmId}, md5(i::text)::uuid, 'Horse ' || lpad(i::text, 4, '0') from generate_series(1, 2500) i`;
      const { body } = await stable.call(
        stable.admin,
        'GET',
        'rest/horses',
        { columns: '[["horse_name","Name"]]', filter: { q: 'Horse' } },
        { accept: 'text/csv' },
      );
      const lines = body.trim().split('\r\n').slice(1);
      expect(lines).toHaveLength(2500);
      expect([lines[0], lines[999], lines[1000], lines[2499]]).toEqual(
        ['0001', '1000', '1001', '2500'].map((number) => `Horse ${number}`),
      );
    });

    it('whatever it is, and to nobody who may not see it', async () => {
      for (const { resource } of await everyList()) {
        const { status, headers } = await exported(`rest/${resource}`);
        expect([resource, status, headers['content-type']]).toEqual([resource, 200, 'text/csv; charset=utf-8']);
        expect([resource, (await exported(`rest/${resource}`, {}, barn.family)).status]).toEqual([resource, 403]);
      }
    });

    it('with riders by their names, and only the columns that there are', async () => {
      const { body } = await exported('rest/accounts', { columns: '[["members","Riders"]]' });
      expect(body).toContain('"Rider 1 Rent');
      for (const columns of ['[["password","Password"]]', '[["person_name"]]', '["person_name"]', 'x'])
        expect(await exported('rest/accounts', { columns })).toMatchObject({
          status: 400,
          body: { errors: [{ field: 'columns' }] },
        });
    });
  });
});
