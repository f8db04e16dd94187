import { operations, send, type Operation } from '../support/operations.js';
import type { SignedIn } from '../support/requests.js';
import { attempts, twoBarns } from './two-barns.js';

const isOfBarns = ({ method, path }: Operation) =>
  method !== 'GET' && !path.startsWith('passwords') && path !== 'authenticate' && !path.startsWith('super');

describe('another barn', () => {
  let barns: Awaited<ReturnType<typeof twoBarns>>;
  let guardian: SignedIn;
  beforeAll(async () => {
    barns = await twoBarns();
    guardian = await barns.mine.newRelative(barns.mine.family, 'guardian');
  });

  const positionOfOther = async () =>
    JSON.stringify(await barns.app.owner`select position from farm_clock where farm_id = ${barns.other.farmId}`);

  it.each(operations.filter(isOfBarns).map((one) => [`${one.method} /${one.path}`, one] as const))(
    'is not changed by %s',
    async (_, operation) => {
      const { app, mine, other, marks } = barns;
      const before = await positionOfOther();
      const wrong: string[] = [];
      for (const [who, session] of Object.entries({ administrator: mine.admin, family: mine.family, guardian }))
        for (const values of attempts(operation, other)) {
          const { status, body } = await send(app, session, operation, values);
          const text = JSON.stringify(body);
          if (status >= 500 || marks.some((mark) => text.includes(mark)))
            wrong.push(`${who}: ${JSON.stringify(values)} gave ${status} ${text.slice(0, 200)}`);
        }
      expect(wrong).toEqual([]);
      expect(await positionOfOther()).toBe(before);
    },
  );

  it('is never mixed into one’s own', async () => {
    const { app, mine, marks } = barns;
    const [events] = await app.owner<{ body: string }[]>`
      select coalesce(string_agg(data::text, ' '), '') as body from event where farm_id = ${mine.farmId}`;
    expect(marks.filter((mark) => events?.body.includes(mark))).toEqual([]);
  });
});
