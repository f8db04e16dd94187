import { ChangePreference } from '../../src/modules/farms/contracts.js';
import { LinkStudents } from '../../src/modules/people/commands/link-students.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('birthdays of a week', () => {
  let app: TestApp, barn: TestBarn, rider: string;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => {
    app.clock.set('2026-11-23T14:00:00Z');
    barn = await app.barn();
    rider = barn.family.studentIds[0]!;
  });

  const born = (date_of_birth: string, id = rider) =>
    barn.call(barn.admin, 'POST', 'students/update', { id, date_of_birth });
  const week = (date?: string, who: SignedIn = barn.admin) =>
    barn.call(who, 'GET', 'birthdays/week', { ...(date && { date }) });
  const told = async (date?: string, who?: SignedIn) =>
    (await week(date, who)).body.riders.map((one: { date: string; age: number }) => [one.date, one.age]);

  it('say who becomes how old on which day, from its first day to its last', async () => {
    await born('2015-11-22');
    expect((await week()).body).toMatchObject({
      today: '2026-11-23',
      week_start: '2026-11-22',
      week_end: '2026-11-28',
      riders: [{ student_id: rider, date: '2026-11-22', age: 11 }],
    });
    await born('2015-11-28');
    expect(await told()).toEqual([['2026-11-28', 11]]);
    await born('2015-11-29');
    expect(await told()).toEqual([]);
    expect(await told('2026-11-29')).toEqual([['2026-11-29', 11]]);
  });

  it('are found over the turn of the year, and on 1 March for who is born on 29 February', async () => {
    await born('2015-01-02');
    expect(await told('2026-12-30')).toEqual([['2027-01-02', 12]]);
    await born('2016-02-29');
    expect(await told('2027-03-01')).toEqual([['2027-03-01', 11]]);
    expect(await told('2028-03-01')).toEqual([['2028-02-29', 12]]);
  });

  it('are none of a birth date that is unknown, nor of whoever does not ride any more (R160)', async () => {
    await born('1800-01-01');
    expect(await told('2027-01-01')).toEqual([]);
    await born('2015-11-24');
    await barn.call(barn.admin, 'POST', 'people/updateIsActiveAccount', {
      accountHolderId: barn.family.personId,
      whattodo: 'inactivate',
    });
    expect(await told()).toEqual([]);
  });

  it('are told to whoever reads dates of birth, limited staff those of riders they know (B03)', async () => {
    await born('2015-11-24');
    const instructor = await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] });
    expect(await told(undefined, instructor)).toEqual([['2026-11-24', 11]]);
    for (const who of [barn.family, await barn.newInstructor({ permissions: ['STAFF_CAN_ACCESS_DAYSHEET'] })])
      expect((await week(undefined, who)).status).toBe(403);
    expect(await told(undefined, (await app.barn()).admin)).toEqual([]);
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect(await told(undefined, instructor)).toEqual([]);
    await barn.run(LinkStudents, { instructorId: instructor.instructorId, studentIds: [rider] });
    expect(await told(undefined, instructor)).toEqual([['2026-11-24', 11]]);
  });
});
