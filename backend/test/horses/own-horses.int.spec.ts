import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { MergeAccounts } from '../../src/modules/people/commands/merge-accounts.js';
import { FitHorses } from '../../src/modules/people/commands/fit-horses.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

type Family = Awaited<ReturnType<TestBarn['newFamily']>>;
type Warning = { code: string; message: string };
const codes = (warnings: Warning[]) => warnings.map(({ code }) => code);

describe('a family’s own horse', () => {
  let app: TestApp, barn: TestBarn, owner: Family, other: Family, biscuit: string, juniper: string;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => {
    app.clock.set('2026-11-23T14:00:00Z');
    barn = await app.barn();
    [owner, other] = [barn.family, await barn.newFamily()];
    [biscuit, juniper] = barn.horseIds as [string, string];
  });

  const get = (path: string, query: object = {}, who: SignedIn = barn.admin) => barn.call(who, 'GET', path, query);
  const post = (path: string, body: object) => barn.call(barn.admin, 'POST', path, body);
  const owned = (owner_id: string | null, horse = biscuit) =>
    barn.call(barn.admin, 'PUT', `rest/horses/${horse}`, { owner_id });
  const riderOf = ({ studentIds }: Family) => studentIds[0]!;
  /** A lesson with a rider of each of these families. */
  const lessonOf = async (...families: Family[]) => {
    const start = '2026-11-24 16:00';
    const students = families.map(riderOf);
    const { body } = await post('lessons/createSingleLesson', { section_id: barn.sectionId, start, students });
    const placeOf = (family: Family) =>
      body.LessonStudents.find(({ student_id }: { student_id: string }) => student_id === riderOf(family)).id as string;
    return { id: body.lesson.id as string, placeOf };
  };
  const rides = (lesson_person_id: string, horse_id = biscuit, more: object = {}) =>
    post('lesson_people/updateHorseInStudentLesson', { lesson_person_id, horse_id, ...more });
  const choices = async (id: string, family?: Family) => {
    const { body } = await get('horses/choices', { id, ...(family && { student_id: riderOf(family) }) });
    return body.horses as { id: string; is_own: number; is_private: number; fit: null; warnings: Warning[] }[];
  };
  const onOwnHorse = async (family: Family) => {
    const { body } = await get('lessons/index', { dbday: '2026-11-24' });
    const students = body.LessonStudents as { student_id: string; on_own_horse: number }[];
    return students.find(({ student_id }) => student_id === riderOf(family))?.on_own_horse;
  };

  it('has an account holder in use as its owner, which its row, its filter and its history say', async () => {
    const { status, body } = await owned(owner.personId);
    expect([status, body.owner_id, typeof body.owner_name]).toEqual([200, owner.personId, 'string']);
    const filter = JSON.stringify({ owner_id: owner.personId });
    expect((await get('rest/horses', { filter })).body.map(({ id }: { id: string }) => id)).toEqual([biscuit]);
    const { changes } = (await get('history/index', { record: 'horse', id: biscuit })).body;
    expect(changes[0].values).toMatchObject([{ field: 'owner_id', was: null, became: body.owner_name }]);
    expect((await owned(owner.riders[0]!.personId)).status).toBe(404);
    expect((await owned((await app.barn()).family.personId)).status).toBe(404);
    await post('people/updateIsActiveAccount', { accountHolderId: other.personId, whattodo: 'inactivate' });
    expect((await owned(other.personId)).status).toBe(400);
    expect((await post('horses/create', { name: 'Luna', owner_id: owner.riders[0]!.personId })).status).toBe(404);
    expect((await post('horses/create', { name: 'Luna', owner_id: owner.personId })).body.horse.owner_id).toBe(
      owner.personId,
    );
  });

  it('tells other families and staff who do not know the owner nothing of the owner', async () => {
    await owned(owner.personId);
    const shown = async (who: SignedIn) => (await get('horses/horse', { id: biscuit }, who)).body.horse;
    for (const field of ['clients_can_view_horses', 'restrict_clients_to_staff'])
      await barn.run(ChangePreference, { field, value: 1 });
    const instructor = await barn.newInstructor({ permissions: ['VIEW_HORSE_PROFILE'] });
    expect(await shown(owner)).toMatchObject({ owner_id: owner.personId });
    expect(await shown(other)).toMatchObject({ owner_id: null, owner_name: null });
    expect(await shown(instructor)).toMatchObject({ owner_id: null, owner_name: null });
  });

  it('is offered to its riders first, whatever it is called', async () => {
    await owned(owner.personId, juniper);
    const { id } = await lessonOf(owner);
    expect((await choices(id, owner)).map((one) => [one.id === juniper, one.is_own, one.is_private])[0]).toEqual([
      true,
      1,
      1,
    ]);
    expect((await choices(id)).map(({ is_own }) => is_own)).toEqual([0, 0]);
  });

  it('with a rider of another family is a warning that staff decide about, and no refusal', async () => {
    await owned(owner.personId);
    const { id, placeOf } = await lessonOf(owner, other);
    const offered = await choices(id, other);
    expect(offered.map((one) => one.id)).toEqual([juniper, biscuit]);
    expect(codes(offered[1]!.warnings)).toEqual(['horse_of_another']);
    const { status, body } = await rides(placeOf(other), biscuit, { override_reason: 'Agreed by phone' });
    expect([status, codes(body.warnings)]).toEqual([200, ['horse_of_another']]);
    const standing = await get('lessons/warnings', { dbday: '2026-11-24' });
    expect(codes(standing.body.warnings)).toEqual(['horse_of_another']);
    expect(standing.body.warnings[0].message).toMatch(/^Biscuit is a private horse, and not .*’s$/);
    const { body: own } = await rides(placeOf(owner));
    expect(codes(own.warnings)).not.toContain('horse_of_another');
  });

  it('is none to be warned of where staff have noted that the rider may ride it', async () => {
    await owned(owner.personId);
    const { placeOf } = await lessonOf(other);
    await barn.run(FitHorses, { studentId: riderOf(other), horseIds: [biscuit], kind: 'favourite' });
    expect((await rides(placeOf(other))).body.warnings).toEqual([]);
  });

  it('stands beside its rider on the day sheet, and follows the owner', async () => {
    const { placeOf } = await lessonOf(owner, other);
    await rides(placeOf(owner));
    expect(await onOwnHorse(owner)).toBe(0);
    await owned(owner.personId);
    expect(await onOwnHorse(owner)).toBe(1);
    await owned(null);
    expect(await onOwnHorse(owner)).toBe(0);
  });

  it('goes along when its owner’s account joins another one', async () => {
    await owned(owner.personId);
    const { placeOf } = await lessonOf(owner, other);
    await rides(placeOf(other));
    expect(await onOwnHorse(other)).toBe(0);
    await barn.run(MergeAccounts, { accountId: other.personId, mergedId: owner.personId });
    expect((await get('horses/horse', { id: biscuit })).body.horse.owner_id).toBe(other.personId);
    expect(await onOwnHorse(other)).toBe(1);
  });

  it('is ridden by those who join its owner’s account, as by the others', async () => {
    await owned(owner.personId);
    const { placeOf } = await lessonOf(other);
    await rides(placeOf(other));
    await barn.run(MergeAccounts, { accountId: owner.personId, mergedId: other.personId });
    expect(await onOwnHorse(other)).toBe(1);
  });

  it('is nobody’s once its owner is erased', async () => {
    await owned(other.personId);
    const holder = await get('people/getUserClients', { person_id: other.personId });
    await post('people/erase', {
      person_id: other.personId,
      person_name: holder.body.account.person_name,
    });
    expect((await get('horses/horse', { id: biscuit })).body.horse).toMatchObject({ owner_id: null, owner_name: null });
  });

  it('is shown to its family alone, with its lessons of the week', async () => {
    await owned(owner.personId);
    const { placeOf } = await lessonOf(owner, other);
    await rides(placeOf(owner));
    const { body } = await get('horses/own', {}, owner);
    expect(body).toMatchObject({ week_start: '2026-11-22', week_end: '2026-11-28' });
    expect(body.horses).toMatchObject([
      { id: biscuit, name: 'Biscuit', photo_id: null, lessons: [{ date: '2026-11-24', start_time: '16:00' }] },
    ]);
    expect(typeof body.horses[0].lessons[0].rider_name).toBe('string');
    expect((await get('horses/own', {}, other)).body.horses).toEqual([]);
    await rides(placeOf(other));
    await rides(placeOf(owner), juniper);
    expect((await get('horses/own', {}, owner)).body.horses[0].lessons).toMatchObject([{ rider_name: null }]);
    expect((await get('horses/own')).status).toBe(403);
  });
});
