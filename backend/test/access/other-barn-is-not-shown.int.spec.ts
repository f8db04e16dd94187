import { operations, send, type Operation } from '../support/operations.js';
import type { SignedIn } from '../support/requests.js';
import { agreed } from './agreed.js';
import { attempts, twoBarns } from './two-barns.js';

describe('another barn', () => {
  let staff: SignedIn;
  let barns: Awaited<ReturnType<typeof twoBarns>>;
  beforeAll(async () => {
    barns = await twoBarns();
    const rows = await barns.app.owner<{ code: string }[]>`select code from permission where not is_restriction`;
    staff = await barns.mine.newInstructor({ permissions: rows.map(({ code }) => code) });
  });

  /** A barn's public page is for everybody. */
  const isPublic = ({ path }: Operation) => agreed.some((call) => call.everybody && call.path === `/${path}`);
  const questions = operations.filter((one) => one.method === 'GET' && !isPublic(one));
  it.each(questions.map((one) => [`/${one.path}`, one] as const))('is shown to nobody by %s', async (_, operation) => {
    const { app, mine, other, marks } = barns;
    expect(marks.length).toBeGreaterThan(50);
    const callers = { administrator: mine.admin, staff, family: mine.family };
    const leaks: string[] = [];
    for (const [who, session] of Object.entries(callers))
      for (const values of [{}, ...attempts(operation, other)]) {
        const { status, body } = await send(app, session, operation, values);
        const text = JSON.stringify(body);
        const leaked = marks.find((mark) => text.includes(mark));
        if (leaked || status >= 500) leaks.push(`${JSON.stringify(values)} showed ${leaked ?? status} to ${who}`);
      }
    expect(leaks).toEqual([]);
  });
});
