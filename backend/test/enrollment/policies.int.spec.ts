import { sharedApp, type TestApp } from '../support/test-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

// The lesson of every spec: Tuesday 24 November 2026, 16:00 in Toronto, which is 21:00 UTC.
const NOW = '2026-11-20T14:00:00Z';
const IN_TIME = '2026-11-23T21:00:00Z';
const LATE = '2026-11-23T21:01:00Z';

const IN_TIME_STEP = { notice: 'hours', count: 24, gives: 'lesson' };
const FEE_STEP = { notice: 'start', gives: 'nothing', fee_kind: 'amount', fee: 10 };
const RULE = { scope: 'barn', steps: [IN_TIME_STEP, FEE_STEP] };

describe('the barn’s own policies', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { preferences: { can_use_invoices: 1 } });
  });
  afterEach(() => expectCountsToEqualTheLog(barn));

  const save = (rule: object, who: { token: string } = barn.admin) => barn.call(who, 'POST', 'policies/save', rule);
  const list = async () => (await barn.call(barn.admin, 'GET', 'policies/index')).body;
  const coveredPlace = async (lesson?: string) => {
    await barn.sell(10);
    return barn.book(lesson ?? (await barn.newLesson()));
  };
  const preview = async (id: string, asked: object = {}, who: { token: string } = barn.family) =>
    (await barn.call(who, 'GET', 'lesson_people/previewCancel', { id, ...asked })).body;
  const place = (id: string) =>
    barn
      .read((sql) => sql<Record<string, unknown>[]>`select * from lesson_person where lesson_person_id = ${id}`)
      .then(([row]) => row);
  const invoices = () =>
    barn.read(
      (sql) => sql<{ total_minor: number; paid: boolean; line: string | null }[]>`
        select pay.total_minor, pay.paid, k.product_name as line from payment pay
          left join package k on k.payment_id = pay.payment_id
        where pay.transaction_type = 'invoice' order by pay.invoice_number`,
    );

  it('are none at first: the settings decide, in the same words', async () => {
    const { policies, built_in } = await list();
    expect(policies).toEqual([]);
    expect(built_in[0].sentence).toBe(
      'Cancel at least 24 hours before: the lesson comes back. After that: the lesson counts as used.',
    );
    const id = await coveredPlace();
    app.clock.set(LATE);
    expect(await preview(id)).toMatchObject({ code: 'CNM', policy_sentence: null, is_by_policy: 0, late_fee: 0 });
  });

  it('announce the fee, charge it on an invoice once, and say so in the history by the version that decided', async () => {
    await save(RULE);
    const id = await coveredPlace();
    app.clock.set(LATE);
    const shown = await preview(id);
    expect(shown).toMatchObject({
      code: 'CNM',
      late_fee: 10,
      policy_sentence:
        'Cancel before Mon 23 Nov, 16:00: the lesson comes back. After that: the lesson counts as used and CAD 10.00 is charged.',
      sentence: 'Too late: the lesson counts as used. CAD 10.00 is charged and put on an invoice.',
    });
    const seen = { seen_outcome_key: shown.outcome_key };
    const both = await Promise.all([barn.cancel(id, seen, barn.family), barn.cancel(id, seen, barn.family)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await invoices()).toEqual([{ total_minor: 1000, paid: false, line: 'Late cancellation' }]);
    await save({ ...RULE, steps: [{ notice: 'start', gives: 'lesson' }] });
    const { lesson_id: lesson } = (await place(id)) as { lesson_id: string };
    const { body } = await barn.call(barn.admin, 'GET', 'history/index', { record: 'lesson', id: lesson });
    expect(body.changes.flatMap(({ details }: { details: string[] }) => details)).toContain(
      'By version 1 of the barn’s policy: Cancel at least 24 hours before: the lesson comes back. ' +
        'After that: the lesson counts as used and CAD 10.00 is charged.',
    );
  });

  it('hold to the minute of the notice', async () => {
    await save(RULE);
    const id = await coveredPlace();
    app.clock.set(IN_TIME);
    await barn.cancel(id, {}, barn.family);
    expect(await place(id)).toMatchObject({ status_code: 'CWP', cancel_fee_minor: 0, cancel_policy_version: 1 });
    expect(await invoices()).toEqual([]);
  });

  it('take the fee off the invoice when staff change the cancellation, but not once it is paid', async () => {
    await save(RULE);
    const id = await coveredPlace();
    app.clock.set(LATE);
    await barn.cancel(id, {}, barn.family);
    expect((await barn.cancel(id, { newEnrollStatus: 'CWM' })).status).toBe(200);
    expect(await invoices()).toEqual([{ total_minor: 0, paid: true, line: null }]);
    expect(await place(id)).toMatchObject({ status_code: 'CWM', cancel_policy_id: null, cancel_fee_minor: null });
    expect((await barn.packages()).map(({ kind }) => kind)).toEqual(['package', 'makeup']);
  });

  it('let one late cancellation a month go free, whichever of two at once comes first', async () => {
    await save({ ...RULE, free_count: 1, free_per: 'month' });
    await barn.sell(10);
    const ids = [await barn.book(await barn.newLesson()), await barn.book(await barn.newLesson('2026-11-24', '18:00'))];
    app.clock.set('2026-11-24T20:00:00Z');
    expect(await preview(ids[0] as string)).toMatchObject({
      code: 'CWP',
      sentence: expect.stringContaining('It is late, and free this time; none is left after it.'),
      policy_sentence: expect.stringContaining('1 free late cancellation left this month.'),
    });
    await Promise.all(ids.map((id) => barn.cancel(id, {}, barn.family)));
    const codes = await Promise.all(ids.map(async (id) => (await place(id))?.status_code));
    expect(new Set(codes)).toEqual(new Set(['CNM', 'CWP']));
    expect(await invoices()).toHaveLength(1);
  });

  it('reckon by the barn’s own terms, and by the settings once none is left', async () => {
    const makeups = { notice: 'hours', count: 24, gives: 'makeup' };
    const byTerm = { scope: 'barn', steps: [makeups, FEE_STEP], valid_kind: 'term', cap_count: 1, cap_per: 'term' };
    const refused = await save(byTerm);
    expect([refused.status, refused.body.code]).toEqual([409, 'policy_needs_terms']);
    const newTerm = async (term_name: string, first_day: string, last_day: string) =>
      (await barn.call(barn.admin, 'POST', 'rest/terms', { term_name, first_day, last_day })).body.id as string;
    const terms = [
      await newTerm('Autumn', '2026-09-07', '2026-12-18'),
      await newTerm('Spring', '2027-01-04', '2027-03-26'),
    ];
    expect((await save(byTerm)).body.policies).toMatchObject([{ valid_kind: 'term', cap_per: 'term', lacks_terms: 0 }]);
    await barn.sell(10);
    const until = async (date: string) => {
      const id = await barn.book(await barn.newLesson(date));
      await barn.cancel(id, {}, barn.family);
      return (await barn.packages()).filter(({ kind }) => kind === 'makeup').map(({ expiry_date }) => expiry_date);
    };
    expect(await until('2026-12-15')).toEqual(['2026-12-18']);
    expect(await until('2026-12-17')).toEqual(['2026-12-18']);
    expect(await until('2026-12-29')).toEqual(['2026-12-18', '2027-03-26']);
    for (const id of terms) await barn.call(barn.admin, 'POST', 'terms/updateActivationStatus', { id });
    expect((await list()).policies).toMatchObject([{ lacks_terms: 1 }]);
    const last = await barn.book(await barn.newLesson('2027-04-06'));
    expect(await preview(last)).toMatchObject({ code: 'CNA' });
  });

  it('are asked again where another was written while the dialog was open', async () => {
    await save(RULE);
    const id = await coveredPlace();
    app.clock.set(LATE);
    const shown = await preview(id);
    await save({ ...RULE, steps: [IN_TIME_STEP, { ...FEE_STEP, fee: 20 }] });
    const refused = await barn.cancel(id, { seen_outcome_key: shown.outcome_key }, barn.family);
    expect([refused.status, refused.body.code]).toEqual([409, 'outcome_changed']);
    expect(await place(id)).toMatchObject({ is_cancelled: false });
    const again = await preview(id);
    expect(again.late_fee).toBe(20);
    expect((await barn.cancel(id, { seen_outcome_key: again.outcome_key }, barn.family)).status).toBe(200);
  });

  it('hold for the most particular: series before section before program before barn, and end', async () => {
    const [lesson] = (await barn.newSeries(2)) as string[];
    const { series_id, section_id, program_id } = await barn
      .read(
        (sql) => sql<Record<string, string>[]>`select l.series_id, l.section_id, x.program_id from lesson l
          join section x on x.section_id = l.section_id where l.lesson_id = ${lesson as string}`,
      )
      .then(([row]) => row as Record<string, string>);
    const id = await coveredPlace(lesson);
    const scopes = [
      ['barn', null, 1],
      ['program', program_id, 2],
      ['section', section_id, 3],
      ['series', series_id, 4],
    ] as const;
    app.clock.set(LATE);
    for (const [scope, scope_id, fee] of scopes) {
      const saved = await save({ scope, scope_id, steps: [IN_TIME_STEP, { ...FEE_STEP, fee }] });
      expect(saved.status).toBe(200);
      expect((await preview(id)).late_fee).toBe(fee);
    }
    const { policies } = await list();
    expect(policies.map(({ scope }: { scope: string }) => scope)).toEqual(['barn', 'program', 'section', 'series']);
    await barn.call(barn.admin, 'POST', 'policies/end', { id: policies[3].id });
    await barn.call(barn.admin, 'POST', 'policies/end', { id: policies[3].id });
    expect((await preview(id)).late_fee).toBe(3);
  });

  it('are applied by staff in the family’s place, with the same result', async () => {
    await save(RULE);
    const id = await coveredPlace();
    app.clock.set(LATE);
    const asked = await preview(id, { by_policy: 1 }, barn.admin);
    expect(asked).toMatchObject({ code: 'CNM', late_fee: 10, is_by_policy: 1 });
    expect(await preview(id, { newEnrollStatus: 'CWP' }, barn.admin)).toMatchObject({ code: 'CWP', is_by_policy: 0 });
    await barn.cancel(id, { by_policy: 1 });
    expect(await place(id)).toMatchObject({ status_code: 'CNM', cancel_fee_minor: 1000 });
  });

  it('are refused where they cannot be, by the name of the field; saved twice they are one version', async () => {
    const wrong = await save({ ...RULE, steps: [{ ...IN_TIME_STEP, count: 0 }, FEE_STEP] });
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'steps[0].count']);
    const [one, two] = await Promise.all([save(RULE), save(RULE)]);
    expect([one.body.policies[0].version, two.body.policies[0].version]).toEqual([1, 1]);
    expect((await save({ ...RULE, version: 0 })).status).toBe(412);
    expect((await save(RULE, barn.family)).status).toBe(403);
    expect((await save({ ...RULE, scope: 'section', scope_id: barn.family.personId })).status).toBe(404);
    const without = await ridingBarn(app);
    const refused = await without.call(without.admin, 'POST', 'policies/save', RULE);
    expect([refused.status, refused.body.code]).toEqual([409, 'fees_need_invoices']);
  });

  it('can be tried, and say what would have changed', async () => {
    const id = await coveredPlace();
    app.clock.set(LATE);
    await barn.cancel(id, {}, barn.family);
    const times = { lesson_start: '2026-11-24T16:00', cancelled_at: '2026-11-24T10:00', price: 50 };
    const tried = await barn.call(barn.admin, 'POST', 'policies/tryOut', { ...RULE, ...times });
    expect(tried.body).toMatchObject({
      words: 'The lesson counts as used and CAD 10.00 is charged.',
      late_fee: 10,
      is_late: 1,
      spans: [{ until: '2026-11-23T16:00', gives: 'lesson' }, { until: '2026-11-24T16:00' }],
    });
    const { body } = await barn.call(barn.admin, 'POST', 'policies/changes', {
      scope: 'barn',
      steps: [{ notice: 'start', gives: 'makeup' }],
    });
    expect(body).toMatchObject({ looked_at: 1, changed: 1, cancellations: [{ after: 'A makeup lesson.' }] });
    expect((await list()).policies).toEqual([]);
  });

  it('are read by strangers at the public address', async () => {
    await save(RULE);
    const [farm] = await barn.read((sql) => sql<{ public_id: string }[]>`select public_id from farm`);
    const { body } = await barn.call({ token: '' }, 'GET', 'public/policy', { public_id: farm?.public_id });
    expect(body).toEqual({
      can_cancel: 1,
      policies: [{ about: null, sentence: expect.stringContaining('CAD 10.00') }],
    });
  });
});
