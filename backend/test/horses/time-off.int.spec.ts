import { v7 as uuid } from 'uuid';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

interface Affected {
  id: string;
  riders: { lesson_person_id: string; name: string }[];
}

/** A horse that is ill or rests, and what becomes of the lessons it is planned for. */
describe('a horse that is off work', () => {
  let app: TestApp, barn: RidingBarn, biscuit: string, juniper: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app);
    [biscuit, juniper] = barn.horseIds as [string, string];
  });

  const get = (path: string, query: object, who: SignedIn = barn.admin) => barn.call(who, 'GET', path, query);
  const post = (path: string, body: object, who: SignedIn = barn.admin) => barn.call(who, 'POST', path, body);
  const off = (said: object, who?: SignedIn) => post('horses/setTimeOff', { horse_id: biscuit, ...said }, who);
  const days = { off_from: '2026-11-24', off_until: '2026-11-26' };
  const preview = async (asked: object = days) =>
    (await get('horses/previewTimeOff', { horse_id: biscuit, ...asked })).body as { lessons: Affected[]; size: number };
  const limits = async () => (await get('horses/limits', { id: biscuit })).body.limits;
  const riding = async (date: string, time: string, horse_id = biscuit) => {
    const place = await barn.book(await barn.newLesson(date, time));
    await post('lesson_people/updateHorseInStudentLesson', { lesson_person_id: place, horse_id });
    return place;
  };
  const horseOf = async (place: string) =>
    (
      await barn.read(
        (sql) =>
          sql<{ horse_id: string | null }[]>`select horse_id from lesson_person where lesson_person_id = ${place}`,
      )
    )[0]?.horse_id;
  const warned = async (date: string) =>
    (
      await get('lessons/warnings', { start: `${date} 09:00`, end: `${date} 10:00`, horses: JSON.stringify([biscuit]) })
    ).body.warnings.map(({ message }: { message: string }) => message);

  it('is warned of on its days, and on no other, with the reason', async () => {
    await off({ ...days, off_reason: 'lame' });
    expect(await warned('2026-11-23')).toEqual([]);
    expect(await warned('2026-11-24')).toEqual(['Biscuit is off work until Thu 26 Nov (lame)']);
    expect(await warned('2026-11-25')).toHaveLength(1);
    expect(await warned('2026-11-26')).toEqual([]);
    await off({ off_from: '2026-11-24' });
    expect(await warned('2027-06-01')).toEqual(['Biscuit is off work until further notice']);
    await off({});
    expect(await limits()).toMatchObject({ off_from: null, off_until: null, off_reason: null });
    expect(await warned('2026-11-24')).toEqual([]);
  });

  it('stands last among those that are free, and is named to whoever chooses horses', async () => {
    await off({ ...days, off_reason: 'lame' });
    const lesson = await barn.newLesson('2026-11-24', '16:00');
    const { horses } = (await get('horses/choices', { id: lesson })).body;
    expect(horses.map(({ name }: { name: string }) => name).at(-1)).toBe('Biscuit');
    const named = async (date: string) => (await get('horses/offWork', { date })).body.horses;
    expect(await named('2026-11-25')).toEqual([
      { id: biscuit, name: 'Biscuit', words: 'off work until Thu 26 Nov (lame)' },
    ]);
    expect(await named('2026-11-26')).toEqual([]);
  });

  it('is not proposed as the horse of last time', async () => {
    await riding('2026-11-21', '16:00');
    await barn.book(await barn.newLesson('2026-11-24', '16:00'));
    const proposed = async () => (await get('lessons/lastHorses', { dbday: '2026-11-24' })).body.horses;
    expect(await proposed()).toMatchObject([{ horse_name: 'Biscuit' }]);
    await off(days);
    expect(await proposed()).toEqual([]);
  });

  it('says first which lessons and riders it concerns', async () => {
    const first = await riding('2026-11-24', '16:00');
    await riding('2026-11-23', '16:00');
    await riding('2026-11-26', '16:00');
    await riding('2026-11-25', '16:00', juniper);
    const found = await preview();
    expect(found).toMatchObject({ size: 1, lessons: [{ riders: [{ lesson_person_id: first }] }] });
    expect((await preview({ off_from: '2026-11-24' })).size).toBe(2);
    expect((await preview({})).size).toBe(3);
    app.clock.set('2026-11-26T20:00:00Z');
    expect((await preview({})).size).toBe(1);
  });

  it('hands its riders over together with it, and takes all of it back', async () => {
    const [first, second] = [await riding('2026-11-24', '16:00'), await riding('2026-11-25', '16:00')];
    const handovers = [
      { lesson_person_id: first, seen_horse_id: biscuit, horse_id: juniper },
      { lesson_person_id: second, seen_horse_id: biscuit, horse_id: null },
    ];
    const { body } = await off({ ...days, off_reason: 'lame', handovers });
    expect(body).toEqual({ handed_over: handovers, warnings: [] });
    expect([await horseOf(first), await horseOf(second)]).toEqual([juniper, null]);
    expect((await preview()).size).toBe(0);
    const before = (await barn.log()).length;
    expect((await off({ ...days, off_reason: 'lame', handovers })).body.handed_over).toEqual([]);
    expect(await barn.log()).toHaveLength(before);
    const back = handovers.map(({ lesson_person_id, seen_horse_id, horse_id }) => ({
      lesson_person_id,
      seen_horse_id: horse_id,
      horse_id: seen_horse_id,
    }));
    expect((await off({ handovers: back })).body.handed_over).toHaveLength(2);
    expect([await horseOf(first), await horseOf(second)]).toEqual([biscuit, biscuit]);
  });

  it('leaves whoever has another horse by then, and warns of the horses that take over', async () => {
    const [moved, stays] = [await riding('2026-11-24', '16:00'), await riding('2026-11-25', '16:00', juniper)];
    await post('horses/updateLimits', { id: juniper, days_off: [2] });
    const { body } = await off({
      ...days,
      handovers: [
        { lesson_person_id: moved, seen_horse_id: biscuit, horse_id: juniper },
        { lesson_person_id: stays, seen_horse_id: biscuit, horse_id: null },
      ],
    });
    expect(body.handed_over).toMatchObject([{ lesson_person_id: moved }]);
    expect(body.warnings).toMatchObject([{ code: 'horse_day_off', about_id: juniper }]);
    expect(await horseOf(stays)).toBe(juniper);
    expect((await barn.log()).some(({ type }) => type === 'enrollment.WarningsOverridden')).toBe(true);
  });

  it('is all or nothing: a horse that cannot take over leaves everything as it was', async () => {
    const place = await riding('2026-11-24', '16:00');
    await post('horses/updateActivationStatus', { id: juniper, is_active: 0 });
    const refused = await off({
      ...days,
      handovers: [{ lesson_person_id: place, seen_horse_id: biscuit, horse_id: juniper }],
    });
    expect(refused.status).toBe(409);
    expect(await limits()).toMatchObject({ off_from: null, off_until: null });
    expect(await horseOf(place)).toBe(biscuit);
  });

  it.each([
    [{ off_from: '2026-11-24', off_until: '2026-11-24' }, 400, 'off_until'],
    [{ off_from: '2026-02-30' }, 400, 'off_from'],
    [{ off_from: '2026-11-24', off_reason: 'x'.repeat(101) }, 400, 'off_reason'],
    [{ off_from: '2026-11-24', handovers: [{ lesson_person_id: 'no' }] }, 400, 'handovers'],
    [{ horse_id: uuid(), off_from: '2026-11-24' }, 404, undefined],
  ])('is refused at its field: %j', async (said, status, field) => {
    const { status: answered, body } = await off(said);
    expect([answered, body.errors?.[0]?.field?.split('.')[0]]).toEqual([status, field]);
    expect(await limits()).toMatchObject({ off_from: null, off_until: null });
  });

  it('is set by administrators, on horses and riders of their own barn', async () => {
    const place = await riding('2026-11-24', '16:00');
    const reads = await barn.newInstructor({ permissions: ['STAFF_CAN_ACCESS_WHITEBOARD'] });
    expect((await off(days, reads)).status).toBe(403);
    expect((await get('horses/offWork', { date: '2026-11-24' }, reads)).status).toBe(200);
    for (const path of ['horses/offWork', 'horses/previewTimeOff'])
      expect((await get(path, { date: '2026-11-24', horse_id: biscuit }, barn.family)).status).toBe(403);
    const other = await ridingBarn(app);
    const theirs = { ...days, horse_id: other.horseIds[0] };
    const handovers = [{ lesson_person_id: place, seen_horse_id: biscuit, horse_id: null }];
    const answer = await other.call(other.admin, 'POST', 'horses/setTimeOff', { ...theirs, handovers });
    expect(answer.body.handed_over).toEqual([]);
    expect(await horseOf(place)).toBe(biscuit);
    expect((await other.call(other.admin, 'POST', 'horses/setTimeOff', { ...days, horse_id: biscuit })).status).toBe(
      404,
    );
    expect((await other.call(other.admin, 'GET', 'horses/previewTimeOff', { horse_id: biscuit })).status).toBe(404);
  });
});
