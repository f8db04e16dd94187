import { AgreeToCharges, EndCharges } from '../../src/modules/cards/commands/agree-to-charges.js';
import { BeginCharge } from '../../src/modules/cards/commands/begin-charge.js';
import { NoteCardCustomer } from '../../src/modules/cards/commands/note-card-customer.js';
import { NoteChargeFailed } from '../../src/modules/cards/commands/note-charge-failed.js';
import { releaseUnpaidPlaces } from '../../src/modules/cards/jobs/release-unpaid-places.js';
import { OpenRegistration, RegisterStudents } from '../../src/modules/enrollment/contracts.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { openTill, type PayingBarn, type Till } from './till.js';

/** Six Tuesdays from 15 December. The card is declined for the last time on 13 December; ten days later places are released. */
const RELEASED_ON = '2026-12-23';

describe('places are released after the barn’s grace', () => {
  let till: Till, at: PayingBarn;
  let rounds = 0;
  beforeAll(async () => void (till = await openTill()));
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected({ charges_saved_cards: 1, invoice_due_days: 14, release_places_days: 10 });
  });
  afterAll(() => till.stop());

  const post = (path: string, body: object, who: { token: string } = at.barn.admin) =>
    at.barn.call(who, 'POST', path, body);
  const settled = () => till.app.settled(at.barn.farmId);
  const round = async (when?: string) => {
    if (when) till.app.clock.set(when);
    await till.app.jobs.add([{ type: releaseUnpaidPlaces, id: `release-${(rounds += 1)}`, data: {} }]);
    return settled();
  };
  const session = async (students: readonly string[], start = '2026-12-15') => {
    const seriesId = await at.barn.run(OpenRegistration, {
      sectionId: at.barn.sectionId,
      start: { date: start, time: '09:00' },
      studentIds: [],
      horseIds: [],
      extraStaff: [],
      recurrence: { frequency: 1, period: 'weeks', end: { type: 'after', count: 6 } },
      productId: at.product.id,
    });
    await at.barn.run(RegisterStudents, { seriesId, studentIds: [...students] });
    return seriesId;
  };
  /** What is due is not paid by a card that is declined three times. */
  const inVain = async (riders: readonly string[] = [at.student]) => {
    const { personId } = at.family;
    const known = { personId, accountId: at.account, customerId: 'cus_1' };
    await at.barn.run(NoteCardCustomer, known);
    await at.barn.run(AgreeToCharges, { ...known, cardId: 'pm_1', lastFour: '0341' });
    const invoice = await at.invoice();
    await session(riders);
    for (const [index, day] of ['2026-12-04', '2026-12-07', '2026-12-13'].entries()) {
      till.app.clock.set(`${day}T15:00:00Z`);
      await at.barn.run(BeginCharge, { invoiceId: invoice.id, isNow: false });
      const failed = { invoiceId: invoice.id, due: '2026-12-04', n: index + 1, reason: 'Your card was declined.' };
      await at.barn.run(NoteChargeFailed, failed);
      await settled();
    }
    return invoice.id;
  };
  const places = () =>
    at.barn.read(
      (sql) => sql<{ date: string }[]>`
        select l.scheduled_date as date from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        where lp.student_id = ${at.student} order by 1`,
    );
  const shown = async (who: { token: string } = at.family) => {
    const asked = { person_id: at.family.personId };
    const { body } = await at.barn.call(who, 'GET', 'payments/dueCharges', asked);
    return body.charges[0]?.release;
  };
  const subjects = async () => (await settled()).map(({ subject }) => subject);
  const released = async () => (await at.barn.log()).filter(({ type }) => type === 'cards.PlacesReleased');
  const payInCash = async (invoiceId: string, amount = 508.5) => {
    const cash = { payment_id: invoiceId, is_invoice_payment: 1, payment_method: 'cash', amount };
    expect((await post('payments/create', cash)).status).toBe(200);
  };

  it('said with the last try, reminded of three days before, done on the day, once; family and administrators are told', async () => {
    const invoiceId = await inVain();
    const last = till.app.smtp.mails.filter(({ subject }) => subject.startsWith('Your card was not charged')).at(-1);
    const says = 'If it is not paid before Wed 23 Dec, these places are released, and others may take them:';
    expect(last?.words).toContain(says);
    const release = { on: RELEASED_ON, is_held: 0, size: 6, places: [{ count: 6, from: '2026-12-15' }] };
    for (const who of [at.family, at.barn.admin]) {
      expect(await shown(who)).toMatchObject(release);
      expect((await shown(who)).sentence).toContain(says);
    }
    const issues = await at.barn.call(at.barn.admin, 'GET', 'payments/issues');
    expect(issues.body.issues).toMatchObject([{ payment_id: invoiceId, release }]);
    till.app.smtp.mails.length = 0;
    await round('2026-12-19T15:00:00Z');
    await round('2026-12-20T13:00:00Z');
    expect(await subjects()).toEqual([]);
    await round('2026-12-20T15:00:00Z');
    await round();
    const warning = till.app.smtp.mails.find(({ subject }) => subject.startsWith('Places are released on Wed 23 Dec'));
    expect([(await subjects()).length, warning?.words]).toEqual([1, expect.stringContaining('Wed 23 Dec')]);
    expect(warning?.words).toMatch(/\/pay#[\w-]+/);
    await round('2026-12-22T15:00:00Z');
    expect(await places()).toHaveLength(6);
    till.app.smtp.mails.length = 0;
    await round('2026-12-23T15:00:00Z');
    await round();
    expect((await places()).map(({ date }) => date)).toEqual(['2026-12-15', '2026-12-22']);
    expect(await released()).toHaveLength(1);
    expect((await subjects()).toSorted()).toEqual([
      expect.stringMatching(/^Places released: /),
      expect.stringMatching(/^Places were released: invoice /),
    ]);
    expect(await shown()).toBeNull();
    // What a package pays for is free again.
    const [{ remain }] = (await at.office.items(at.student)) as unknown as [{ remain: number }];
    expect(remain).toBe(8);
    const left = await at.barn.read((sql) => sql`select from registered_student where student_id = ${at.student}`);
    expect(left).toHaveLength(0);
    await round('2027-01-20T15:00:00Z');
    expect(await released()).toHaveLength(1);
  });

  it('paid before, or by card in the last minute, nothing is released', async () => {
    const invoiceId = await inVain();
    await round('2026-12-20T15:00:00Z');
    till.app.clock.set('2026-12-23T14:50:00Z');
    const { payment_intent } = (await at.start({ payment_id: invoiceId })).body;
    // The money is there, and nobody has said so yet.
    await at.enter(payment_intent);
    await round('2026-12-23T15:00:00Z');
    expect([await released(), (await places()).length, await shown()]).toEqual([[], 6, undefined]);
  });

  it('paid after the reminder was due, it is not sent', async () => {
    const invoiceId = await inVain();
    await payInCash(invoiceId);
    till.app.smtp.mails.length = 0;
    await round('2026-12-20T15:00:00Z');
    await round('2026-12-23T15:00:00Z');
    expect([await released(), (await subjects()).filter((one) => one.startsWith('Places'))]).toEqual([[], []]);
  });

  it('a barn that was away for days reminds first, and releases three days later', async () => {
    await inVain();
    await round('2027-01-02T15:00:00Z');
    expect(await shown()).toMatchObject({ on: '2027-01-05' });
    await round('2027-01-04T15:00:00Z');
    expect(await released()).toEqual([]);
    await round('2027-01-05T15:00:00Z');
    expect([(await released()).length, (await places()).length]).toEqual([1, 4]);
  });

  it('is held with a reason that the family does not see, and goes on after another reminder', async () => {
    const payment_id = await inVain();
    expect((await post('payments/holdRelease', { payment_id })).status).toBe(400);
    const { status, body } = await post('payments/holdRelease', { payment_id, reason: 'Pays on Friday' });
    expect([status, body.release]).toEqual([
      200,
      expect.objectContaining({ is_held: 1, held_reason: 'Pays on Friday', held_on: '2026-12-13' }),
    ]);
    expect([(await shown(at.barn.admin)).held_reason, await shown()]).toEqual(['Pays on Friday', null]);
    await round('2026-12-30T15:00:00Z');
    expect(await released()).toEqual([]);
    const resumed = await post('payments/resumeRelease', { payment_id });
    expect(resumed.body.release).toMatchObject({ is_held: 0, on: '2027-01-02' });
    await round('2026-12-30T16:00:00Z');
    await round('2027-01-02T15:00:00Z');
    expect(await released()).toHaveLength(1);
  });

  it('is done at once by somebody who has seen the list, and refused where that has changed, or it is paid', async () => {
    const payment_id = await inVain();
    expect((await post('payments/releasePlaces', { payment_id, seen: 5 })).body.code).toBe('release_changed');
    const { status, body } = await post('payments/releasePlaces', { payment_id, seen: 6 });
    expect([status, body, await places()]).toEqual([200, { release: null }, []]);
    const again = await post('payments/releasePlaces', { payment_id, seen: 6 });
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_release']);
    for (const path of ['releasePlaces', 'holdRelease', 'resumeRelease'])
      expect((await post(`payments/${path}`, { payment_id, seen: 0, reason: 'x' }, at.family)).status).toBe(403);
  });

  it('takes nothing that something else pays for, and nobody else’s place', async () => {
    const [, other = ''] = at.family.studentIds;
    const few = await at.office.newProduct({ product_count: 2, expires_in: 90 });
    for (const student_id of [at.student, other]) await at.office.sell(at.line({ product_id: few.id, student_id }));
    await session([other], '2026-12-16');
    await inVain();
    expect(await shown(at.barn.admin)).toMatchObject({ size: 4, places: [{ count: 4 }] });
    await round('2026-12-13T16:00:00Z');
    const { id } = (await at.barn.call(at.barn.admin, 'GET', 'payments/issues')).body.issues[0];
    expect((await post('payments/releasePlaces', { payment_id: id, seen: 4 })).status).toBe(200);
    const left = await at.barn.read(
      (sql) => sql<{ mine: number; others: number }[]>`
        select count(*) filter (where student_id = ${at.student})::int as mine, count(*) filter (where student_id = ${other})::int as others
        from lesson_person`,
    );
    expect(left).toEqual([{ mine: 2, others: 6 }]);
  });

  it('where the invoice pays for no series, the standing places of the account that nothing pays for', async () => {
    const [, other = ''] = at.family.studentIds;
    await inVain([other]);
    expect(await shown(at.barn.admin)).toMatchObject({ size: 6, places: [{ count: 6, from: '2026-12-15' }] });
  });

  it('is off unless the barn says so, and once it does, three days are left', async () => {
    await at.barn.run(ChangePreference, { field: 'release_places_days', value: '' });
    await inVain();
    await round('2027-01-02T15:00:00Z');
    expect([await shown(), await released()]).toEqual([null, []]);
    await at.barn.run(ChangePreference, { field: 'release_places_days', value: 4 });
    await round('2027-01-02T16:00:00Z');
    expect(await shown()).toMatchObject({ on: '2027-01-05' });
  });

  it('a family that ends the charging after a try has failed is told, too', async () => {
    await inVain();
    await at.barn.run(EndCharges, { personId: at.family.personId, why: 'family' });
    expect(await shown()).toMatchObject({ on: RELEASED_ON });
  });
});
