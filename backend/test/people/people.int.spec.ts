import { AllowSections } from '../../src/modules/people/commands/allow-sections.js';
import { EditContact, EditRider, EditStaff } from '../../src/modules/people/commands/edit-person.js';
import { Hire } from '../../src/modules/people/commands/hire.js';
import { AddMember, OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { sections } from '../../src/modules/setup/commands/setup-lists.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('people of a barn', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  /** What the log says since then. */
  const since = async (work: () => Promise<unknown>) => {
    const before = (await barn.log()).length;
    await work();
    return (await barn.log()).slice(before).map(({ stream, type, data }) => ({ stream, type, data }));
  };
  const studentId = () => barn.family.studentIds[0]!;
  const allowed = async (purpose: 'book' | 'add') =>
    (
      await barn.read(
        (sql) => sql<{ id: string }[]>`
          select section_id as id from student_section where student_id = ${studentId()} and purpose = ${purpose} order by 1`,
      )
    ).map(({ id }) => id);

  it('open an account together, the holder riding or not', async () => {
    const opened = await barn.run(OpenAccount, {
      holder: { firstName: 'Mia', lastName: 'Hall', contactMobile: '+1 519 555 0001', level: 'novice' },
      holderRides: true,
      members: [{ firstName: 'Tom', dateOfBirth: '2015-04-03', tack: 'Grey saddle' }],
    });
    const rows = await barn.read(
      (sql) => sql`
        select p.person_name, p.contact_mobile, s.level, s.tack, s.date_of_birth, p.billing_person_id = ${opened.personId} as ours
        from student s join person p using (farm_id, person_id) where student_id = any(${opened.riders.map((one) => one.studentId)})
        order by p.person_name`,
    );
    expect(rows).toEqual([
      {
        person_name: 'Mia Hall',
        contact_mobile: '+1 519 555 0001',
        level: 'novice',
        tack: null,
        date_of_birth: null,
        ours: true,
      },
      {
        person_name: 'Tom',
        contact_mobile: null,
        level: null,
        tack: 'Grey saddle',
        date_of_birth: '2015-04-03',
        ours: true,
      },
    ]);
    expect(opened.riders[0]?.personId).toBe(opened.personId);
  });

  it('take in a member, on an account that there is', async () => {
    const rider = await barn.run(AddMember, { accountPersonId: barn.family.personId, firstName: 'Nora' });
    expect(await barn.log()).toContainEqual(
      expect.objectContaining({
        stream: `person-${rider.personId}`,
        data: { personId: rider.personId, change: 'added', hats: ['member', 'student'], fields: ['first_name'] },
      }),
    );
    for (const accountPersonId of [barn.newId(), rider.personId, barn.instructor.personId])
      await expect(barn.run(AddMember, { accountPersonId, firstName: 'Nobody' })).rejects.toMatchObject({
        message: 'The account was not found.',
      });
  });

  it('are hired in a colour that there is', async () =>
    expect(barn.run(Hire, { firstName: 'Ben', colourId: barn.newId() })).rejects.toMatchObject({
      message: 'The colour was not found.',
    }));

  it('are edited by the columns that differ, and not at all when none does', async () => {
    const { personId } = barn.family;
    const { instructorId } = barn.instructor;
    const edits = async () => {
      await barn.run(EditContact, { personId, firstName: 'Paula', contactMobile: '+1 519 555 0002' });
      await barn.run(EditRider, { studentId: studentId(), level: 'novice', tack: null });
      await barn.run(EditStaff, { instructorId, availability: 'Mondays' });
    };
    expect((await since(edits)).map(({ data }) => data)).toEqual([
      { personId, change: 'edited', hats: [], fields: ['contact_mobile'] },
      expect.objectContaining({ change: 'edited', hats: ['student'], fields: ['level'] }),
      { personId: barn.instructor.personId, change: 'edited', hats: ['instructor'], fields: ['availability'] },
    ]);
    expect(await since(edits)).toEqual([]);
    const nobody = barn.newId();
    await expect(barn.run(EditContact, { personId: nobody, firstName: 'x' })).rejects.toThrow(
      'The person was not found.',
    );
    await expect(barn.run(EditRider, { studentId: nobody })).rejects.toThrow('The student was not found.');
    await expect(barn.run(EditStaff, { instructorId: nobody })).rejects.toThrow('The staff person was not found.');
  });

  it('may book or add the sections of their list and no others, each purpose by itself', async () => {
    const [one, two] = [barn.sectionId, await barn.newSection({ sectionName: 'Jumping' })];
    const allow = (sectionIds: string[], purpose: 'book' | 'add' = 'book') =>
      barn.run(AllowSections, { studentId: studentId(), sectionIds, purpose });
    await allow([one, one]);
    await allow([two], 'add');
    expect(await since(() => allow([two, one]))).toEqual([
      expect.objectContaining({ data: expect.objectContaining({ hats: ['student'], fields: ['sections_to_book'] }) }),
    ]);
    expect(await allowed('book')).toEqual([one, two].sort());
    expect(await since(() => allow([one, two]))).toEqual([]);
    await allow([two]);
    expect(await allowed('book')).toEqual([two]);
    expect(await allowed('add')).toEqual([two]);
    await expect(allow([barn.newId()])).rejects.toThrow('The section was not found.');
    await expect(barn.run(AllowSections, { studentId: barn.newId(), sectionIds: [], purpose: 'book' })).rejects.toThrow(
      'The student was not found.',
    );
  });

  describe('are shown and given their sections by an administrator', () => {
    const each = [
      ['getStudentSectionsBook', 'updateStudentSectionBook', 'sections_to_book'],
      ['getStudentSectionsAdd', 'updateStudentSectionAdd', 'sections_to_add'],
    ] as const;
    const send = (path: string, body: object, who: { token: string } = barn.admin) =>
      app.call(who, 'POST', `xrefs/${path}`, body);

    it.each(each)('by %s (R161 B01 B02)', async (read, write, field) => {
      const { studentIds } = await barn.newFamily({ students: 1 });
      const single_id = studentIds[0]!;
      const zebra = await barn.newSection({ sectionName: 'Zebra' });
      const value = async () => (await app.call(barn.admin, 'GET', `xrefs/${read}`, { single_id })).body.currentValue;
      expect(await value()).toEqual([]);
      const both = [
        { value: barn.sectionId, label: 'Beginners' },
        { value: zebra, label: 'Zebra' },
      ];
      const array = [zebra, barn.sectionId, zebra];
      const [told] = await since(async () =>
        expect((await send(write, { single_id, array })).body.currentValue).toEqual(both),
      );
      expect(told?.data).toMatchObject({ fields: [field] });
      expect(await since(() => send(write, { single_id, array }))).toEqual([]);
      await barn.run(sections.SetActivation, { id: zebra, active: false });
      expect(await value()).toEqual(both);
      // Kept, but not chosen anew.
      expect((await send(write, { single_id, array: [zebra] })).body.currentValue).toEqual([both[1]]);
      await send(write, { single_id, array: [] });
      expect(await send(write, { single_id, array: [zebra] })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'array', message: expect.stringContaining('is inactive') }] },
      });
      expect(await value()).toEqual([]);
    });

    it.each(each)('of this barn, not by %s of others', async (read, write) => {
      const other = await app.barn();
      const single_id = studentId();
      for (const array of [[other.sectionId], [barn.newId()]])
        expect(await send(write, { single_id, array })).toMatchObject({
          status: 404,
          body: { errors: [{ field: 'array' }] },
        });
      for (const stranger of [other.family.studentIds[0], barn.newId()])
        for (const answer of [
          await send(write, { single_id: stranger, array: [] }),
          await app.call(barn.admin, 'GET', `xrefs/${read}`, { single_id: stranger }),
        ])
          expect(answer).toMatchObject({ status: 404, body: { errors: [{ field: 'single_id' }] } });
      expect((await send(write, { single_id, array: [] }, barn.family)).status).toBe(403);
    });

    it('and may add lessons of those, or of all where the barn does not restrict it (B02)', async () => {
      const open = await app.barn();
      const [student_id, elsewhere] = [open.family.studentIds[0]!, barn.family.studentIds[0]!];
      const closed = await open.newSection({ sectionName: 'Closed' });
      const jumping = await open.newSection({ sectionName: 'Jumping' });
      await open.run(AllowSections, { studentId: student_id, sectionIds: [jumping, closed], purpose: 'add' });
      await open.run(AllowSections, { studentId: student_id, sectionIds: [open.sectionId], purpose: 'book' });
      await open.run(sections.SetActivation, { id: closed, active: false });
      const ask = async (who: { token: string }, wanted: string) =>
        (await app.call(who, 'GET', 'students/getStudentAddSections', { student_id: wanted })).body;
      expect((await ask(open.family, student_id)).sectionStudentAddArray).toEqual([
        { value: open.sectionId, label: 'Beginners' },
        { value: jumping, label: 'Jumping' },
      ]);
      await open.run(ChangePreference, { field: 'restrict_client_add_sections', value: 1 });
      for (const who of [open.family, open.admin])
        expect((await ask(who, student_id)).sectionStudentAddArray).toEqual([{ value: jumping, label: 'Jumping' }]);
      expect((await ask(open.family, open.family.studentIds[1]!)).sectionStudentAddArray).toEqual([]);
      const stranger = (await open.newFamily()).studentIds[0]!;
      for (const wanted of [stranger, elsewhere, open.newId()])
        expect(await ask(open.family, wanted)).toMatchObject({ errors: [{ field: 'student_id' }] });
    });
  });

  describe('are inactivated together (R029, R030, F20)', () => {
    const ask = (path: string, person_ids: string[], more: object = {}) =>
      barn.call(barn.admin, 'POST', path, { person_ids, whattodo: 'inactivate', ...more });
    const update = (person_ids: string[], more: object = {}) => ask('people/updateActivations', person_ids, more);
    const inactive = async (among: readonly string[]) =>
      (
        await barn.read(
          (sql) => sql<{ id: string }[]>`
            select person_id as id from person where person_id = any(${[...among]}) and not is_active`,
        )
      ).map(({ id }) => id);

    it('with what follows said first in numbers, and exactly that is taken back', async () => {
      const [one, two] = [await barn.newFamily(), await barn.newFamily({ students: 1 })];
      const teacher = await barn.newInstructor();
      const [gone, ...stay] = one.riders.map(({ personId }) => personId) as [string, ...string[]];
      await update([gone]);
      await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
        section_id: barn.sectionId,
        instructor_id: teacher.instructorId,
        start: '2026-12-02 16:00',
        students: two.studentIds,
      });
      const chosen = [one.personId, two.personId, teacher.personId];
      const { body: preview } = await ask('people/previewActivations', chosen);
      expect(preview).toEqual({ people: 5, along: 2, logins: 3, staff: 1, booked: 1, taught: 1 });
      let changed: string[] = [];
      const events = await since(async () => void (changed = (await update(chosen)).body.person_ids));
      const everybody = [...chosen, ...stay, two.riders[0]!.personId];
      expect(changed.toSorted()).toEqual(everybody.toSorted());
      expect(events.map(({ stream }) => stream).toSorted()).toEqual(chosen.map((id) => `person-${id}`).toSorted());
      expect(await inactive([...everybody, gone])).toHaveLength(6);
      await update(changed, { whattodo: 'activate', alone: 1 });
      expect(await inactive([...everybody, gone])).toEqual([gone]);
      expect((await update(chosen, { whattodo: 'activate' })).body.person_ids).toEqual([gone]);
    });

    it('all or none: not oneself, nobody of another barn, nobody unknown', async () => {
      const { personId } = await barn.newFamily();
      expect((await update([personId, barn.admin.personId])).body.code).toBe('own_inactivation');
      const other = await app.barn({ farmName: 'Lakeside' });
      for (const stranger of [other.family.personId, barn.family.studentIds[0]!])
        for (const path of ['people/updateActivations', 'people/previewActivations'])
          expect((await ask(path, [personId, stranger])).status).toBe(404);
      expect(await inactive([personId])).toEqual([]);
      expect((await update([])).body.person_ids).toEqual([]);
      expect((await update(['x'])).status).toBe(400);
    });
  });
});
