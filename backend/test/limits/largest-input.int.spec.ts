import { multipart } from '../support/multipart.js';
import { operations, send, type Operation } from '../support/operations.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { bigBarn, type BigBarn } from './big-barn.js';
import { largestInput } from './largest-input.js';

/** What one answer may hold, and how much of the log one call may write. */
const MOST_BYTES = 2_000_000;
const MOST_EVENTS = 5000;

/** Prints with a browser; what it prints is asked for as `lessons/daysheet`, too. */
const SLOW = ['lessons/daysheetPdf'];
const isUpload = ({ fields }: Operation) => fields.some(({ schema }) => schema.format === 'binary');
/** What takes nothing away comes first. */
const ORDER = ['GET', 'POST', 'PUT', 'DELETE'];
const takesAway = ({ path, method }: Operation) =>
  /remove|delete|cancel|inactive|deactivate|logout|revoke|password/i.test(path) ? 10 : ORDER.indexOf(method);
const calls = operations
  .filter((one) => !SLOW.includes(one.path) && !isUpload(one))
  .toSorted((a, b) => takesAway(a) - takesAway(b));

describe('the largest input that a call allows', () => {
  let app: TestApp;
  let barn: BigBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await bigBarn(app);
  }, 300_000);

  const position = async () =>
    (await barn.read((sql) => sql<[{ position: number }]>`select position from farm_clock`))[0].position;

  const year = { period: 'days', endtype: 'after', repeat_count: 400 };
  const anybody = (count: number) => Array.from({ length: count }, () => barn.newId());
  const post = (path: string, sent: object) => app.call(barn.admin, 'POST', path, { ...year, ...sent });
  const inSection = (sent: object) => ({ section_id: barn.ids.section, start: '2027-11-24 16:00', ...sent });
  const refusedAt = (fits: number) => [
    400,
    expect.stringMatching(
      new RegExp(`^With \\d+ riders, .*, at most ${fits} events can be planned at once; these are (?:399|400)`),
    ),
  ];
  const told = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.message];

  it('is refused with the number of dates that would fit, where dates and people multiply', async () => {
    const people = { students: anybody(40), horses: anybody(30), staff: anybody(20) };
    const asked = inSection({ ...people, end: '2027-12-24 16:00' });
    expect(told(await post('lessons/previewDates', asked))).toEqual(refusedAt(32));
    expect((await post('lessons/previewDates', { ...asked, repeat_count: 32 })).status).toBe(200);
    const { horses } = barn;
    expect(told(await post('lessons/createRecurringLesson', inSection({ horses })))).toEqual(refusedAt(90));
  }, 120_000);

  it('is refused, too, where the people are those of a lesson that is there', async () => {
    const riders = { students: barn.studentIds, horses: barn.horses };
    const { body } = await app.call(barn.admin, 'POST', 'lessons/createSingleLesson', inSection(riders));
    const { id } = body.lesson as { id: string };
    for (const path of ['lessons/previewDates', 'lessons/changeExistingToRecurring'])
      expect(told(await post(path, { id }))).toEqual(refusedAt(66));
  }, 120_000);

  it('is read beside other work where it is a file', async () => {
    const quotes = `"${'""'.repeat(2_000_000)}"`;
    const { payload, headers } = multipart([
      { name: 'kind', value: 'people' },
      { name: 'file', filename: 'quotes.csv', content: Buffer.from(quotes) },
    ]);
    let isRead = false;
    let turns = 0;
    const reading = app.call(barn.admin, 'POST', 'imports/upload', payload, headers).finally(() => (isRead = true));
    while (!isRead) {
      turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { status, body } = await reading;
    expect([status, body.message]).toEqual([400, 'A cell in row 1 has more than 5000 characters']);
    // Read on this thread, the file lets a few dozen turns pass: those of its arrival.
    expect(turns).toBeGreaterThan(1000);
  }, 120_000);

  it('is answered by so much, after so much was written, or refused', async () => {
    const tooMuch: string[] = [];
    let done = 0;
    for (const call of calls)
      for (const isWhole of [false, true]) {
        const before = await position();
        const { status, body } = await send(app, barn.admin, call, largestInput(call, barn.idsFor, { isWhole }));
        const bytes = Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body));
        const events = (await position()) - before;
        if (status < 300) done += 1;
        if (status >= 500 || bytes > MOST_BYTES || events > MOST_EVENTS)
          tooMuch.push(`${call.method} ${call.path}: ${status}, ${bytes} bytes, ${events} events`);
      }
    expect(tooMuch).toEqual([]);
    // Not everything was refused at the door.
    expect(done).toBeGreaterThan(calls.length / 2);
  }, 600_000);
});
