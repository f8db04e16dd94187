import ICAL from 'ical.js';
import { RemoveLogin } from '../../src/modules/identity/commands/remove-login.js';
import { ChangeLoginRole } from '../../src/modules/identity/commands/change-login-role.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { SetFarmActivation } from '../../src/modules/farms/commands/set-farm-activation.js';
import { feedAddress, feedToken } from '../../src/modules/calendar/feeds/feed-address.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, testApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const DAY = '2026-11-24';
type Feed = {
  feed_id: string;
  address: string | null;
  last_read_at: string | null;
  subject_name: string;
  is_own: number;
};

describe('lessons in a calendar of somebody’s own', () => {
  let app: TestApp, barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
  });

  const plan = async (more: object = {}) => (await barn.planLesson(more)).lesson.id;
  const make = async (who: SignedIn, kind: string, subject_id?: string) =>
    (await barn.call(who, 'POST', 'feeds/create', { kind, subject_id })).body.feed as Feed;
  const made = async (who: SignedIn, kind: string, subject_id?: string) =>
    (await make(who, kind, subject_id)).address as string;
  const pathOf = (address: string) => address.replace(/^.*\/api\//, '');
  const fetch = (address: string, headers: Record<string, string> = {}) =>
    app.call<string>(undefined, 'GET', pathOf(address), undefined, headers);
  const events = async (address: string) => {
    const { status, body } = await fetch(address);
    expect(status).toBe(200);
    return new ICAL.Component(ICAL.parse(body) as unknown[])
      .getAllSubcomponents('vevent')
      .map((found) => new ICAL.Event(found));
  };
  const ids = async (address: string) => (await events(address)).map(({ uid }) => uid.replace('@leadline', '')).sort();
  const list = async (who: SignedIn, query: object = {}) =>
    (await barn.call(who, 'GET', 'feeds/index', query)).body.feeds as Feed[];

  it('come from an address that nobody guesses, with riders and horses for an administrator', async () => {
    const id = await plan();
    const address = await made(barn.admin, 'barn');
    const [event, ...more] = await events(address);
    expect([event?.uid, more.length]).toEqual([`${id}@leadline`, 0]);
    // 16:00 in Toronto.
    expect(event?.startDate.toJSDate()).toEqual(new Date(`${DAY}T21:00:00Z`));
    expect(event?.description).toContain('Rider 1');
    const { headers } = await fetch(address);
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex' });
  });

  it('are of one place, horse, or staff person, helpers included', async () => {
    const other = await barn.newInstructor({ firstName: 'Olga' });
    const task = (await barn.call(barn.admin, 'POST', 'tasks/create', { task_name: 'Groom' })).body;
    const [biscuit, juniper] = barn.horseIds as [string, string];
    const taskId = task.task.id as string;
    const a = await plan({ horses: [biscuit] });
    const b = await plan({
      start: `${DAY} 18:00`,
      end: `${DAY} 19:00`,
      location_id: await barn.newLocation('Outdoor'),
      instructor_id: other.instructorId,
      taskStaff: [{ staff: barn.instructor.instructorId, task: taskId }],
    });
    expect(await ids(await made(barn.admin, 'horse', biscuit))).toEqual([a]);
    expect(await ids(await made(barn.admin, 'horse', juniper))).toEqual([]);
    expect(await ids(await made(barn.admin, 'location', barn.locationId))).toEqual([a]);
    expect(await ids(await made(barn.admin, 'staff', other.personId))).toEqual([b]);
    expect(await ids(await made(barn.instructor, 'staff', barn.instructor.instructorId))).toEqual([a, b].sort());
  });

  it('are newer after each change, and stay when cancelled', async () => {
    const id = await plan();
    const address = await made(barn.admin, 'staff', barn.instructor.instructorId);
    const sequence = async () => (await events(address))[0]?.sequence ?? -1;
    const first = await sequence();
    await barn.call(barn.admin, 'POST', 'lessons/update', { id, editAction: 'title', title: 'Novices' });
    const second = await sequence();
    await barn.call(barn.admin, 'POST', 'lessons/update', { id, editAction: 'cancel', cancelAction: 'BCNA' });
    const [event] = await events(address);
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event?.summary).toBe('Cancelled: Novices');
    expect([second > first, (event?.sequence ?? 0) > second]).toEqual([true, true]);
  });

  it('of a horse stay when the lesson is cancelled', async () => {
    const id = await plan();
    const [horse] = barn.horseIds as [string];
    const [place] = (await barn.call(barn.admin, 'GET', 'lessons/index', { id })).body.LessonStudents;
    await barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', { id: place.id, horse_id: horse });
    const address = await made(barn.admin, 'horse', horse);
    await barn.call(barn.admin, 'POST', 'lessons/update', { id, editAction: 'cancel', cancelAction: 'BCNA' });
    expect(await ids(address)).toEqual([id]);
  });

  it('reach from sixty days back to a year ahead', async () => {
    const at = (day: string) => plan({ start: `${day} 16:00`, end: `${day} 17:00` });
    await at('2026-09-20');
    const inside = [await at('2026-09-21'), await at('2027-11-21')];
    await at('2027-11-22');
    expect(await ids(await made(barn.admin, 'barn'))).toEqual([...inside].sort());
  });

  it('name riders for nobody who may not open a client’s page', async () => {
    await plan();
    const blind = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR'] });
    const seeing = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR', 'VIEW_CLIENT_PROFILE'] });
    const described = async (who: SignedIn) => (await events(await made(who, 'barn')))[0]?.description;
    expect(await described(blind)).not.toContain('Rider 1');
    expect(await described(blind)).toContain('2 of 4 riders');
    expect(await described(seeing)).toContain('Rider 1');
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    // B03: somebody who neither teaches them nor is linked to them.
    expect(await described(seeing)).not.toContain('Rider 1');
  });

  it('of somebody who sees only their own are their own, whatever the feed is about (A01)', async () => {
    const narrow = await barn.newInstructor({
      permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
    });
    await plan();
    const own = await plan({ start: `${DAY} 18:00`, end: `${DAY} 19:00`, instructor_id: narrow.instructorId });
    for (const about of [['barn'], ['location', barn.locationId], ['staff', narrow.personId]] as const)
      expect(await ids(await made(narrow, about[0], about[1]))).toEqual([own]);
    expect(await ids(await made(narrow, 'staff', barn.instructor.personId))).toEqual([]);
  });

  it('are had by staff without the calendar of themselves only, and by no family', async () => {
    const plainStaff = await barn.newInstructor({ permissions: [] });
    const asked = (who: SignedIn, kind: string, subject_id?: string) =>
      barn.call(who, 'POST', 'feeds/create', { kind, subject_id });
    expect((await asked(plainStaff, 'staff', plainStaff.personId)).status).toBe(200);
    expect((await asked(plainStaff, 'staff', barn.instructor.personId)).status).toBe(403);
    expect((await asked(plainStaff, 'barn')).status).toBe(403);
    expect((await asked(barn.family, 'barn')).status).toBe(403);
    expect((await asked(barn.admin, 'stable')).status).toBe(400);
    expect((await asked(barn.admin, 'horse', barn.locationId)).status).toBe(404);
    expect((await asked(barn.admin, 'staff')).status).toBe(404);
  });

  it('have one address at a time: a new one ends the one before, and a repeated request makes none', async () => {
    const first = await made(barn.admin, 'barn');
    const body = { kind: 'barn' };
    const again = async () =>
      (await barn.call(barn.admin, 'POST', 'feeds/create', body, { 'idempotency-key': 'once' })).body.feed as Feed;
    const [second, repeated] = [await again(), await again()];
    expect(second.address).not.toBe(first);
    expect(repeated.address).toBe(second.address);
    expect([(await fetch(first)).status, (await fetch(second.address as string)).status]).toEqual([404, 200]);
    expect((await list(barn.admin)).map(({ feed_id }) => feed_id)).toEqual([second.feed_id]);
  });

  it('say when they were read last, to the hour, and are shown with their address to their owner alone', async () => {
    const theirs = await make(barn.instructor, 'staff', barn.instructor.personId);
    expect(theirs.last_read_at).toBeNull();
    await fetch(theirs.address as string);
    app.clock.set('2026-11-20T14:59:00Z');
    await fetch(theirs.address as string);
    const [seen] = await list(barn.admin, { kind: 'staff', subject_id: barn.instructor.personId });
    expect(seen).toMatchObject({
      address: null,
      is_own: 0,
      subject_name: 'Ines Tructor',
      last_read_at: '2026-11-20T14:00:00.000Z',
    });
    app.clock.set('2026-11-20T15:00:00Z');
    await fetch(theirs.address as string);
    const [own] = await list(barn.instructor);
    expect(own).toMatchObject({ address: theirs.address, last_read_at: '2026-11-20T15:00:00.000Z' });
    app.clock.set('2026-11-20T14:00:00Z');
  });

  describe('end', () => {
    const gone = { status: 404, code: 'not_found', message: 'This calendar was not found.' };

    it('when they are revoked, by their owner or an administrator, and nobody else; guesses are answered alike', async () => {
      const other = await barn.newInstructor();
      const feed = await make(barn.instructor, 'staff', barn.instructor.personId);
      const revoke = (who: SignedIn) => barn.call(who, 'POST', 'feeds/delete', { feed_id: feed.feed_id });
      expect((await revoke(other)).status).toBe(404);
      expect((await fetch(feed.address as string)).status).toBe(200);
      expect([(await revoke(barn.admin)).status, (await revoke(barn.instructor)).status]).toEqual([200, 200]);
      const unsealed = feedToken('another secret', { farmId: barn.farmId, feedId: feed.feed_id });
      const guesses = [
        feed.address as string,
        `x/api/ical/${unsealed}.ics`,
        'x/api/ical/guess.ics',
        'x/api/ical/%C3%BF.ics',
      ];
      for (const guess of guesses) {
        const { status, body, headers } = await fetch(guess);
        expect([status, body]).toEqual([404, gone]);
        expect(headers['cache-control']).toBe('private, no-store');
      }
    });

    it('when the login is removed or inactivated, also for whoever is activated again', async () => {
      const [leaver, pausing] = [await barn.newInstructor(), await barn.newInstructor()];
      const of = (who: typeof leaver) => made(who, 'staff', who.personId);
      const [left, paused] = [await of(leaver), await of(pausing)];
      await barn.run(RemoveLogin, { personId: leaver.personId });
      await barn.run(SetPersonActivation, { instructorId: pausing.personId, active: false });
      expect([(await fetch(left)).body, (await fetch(paused)).body]).toEqual([gone, gone]);
      await barn.run(SetPersonActivation, { instructorId: pausing.personId, active: true });
      expect((await fetch(paused)).status).toBe(404);
    });

    it('while the owner lacks the right to them, or the barn is inactive', async () => {
      const address = await made(barn.instructor, 'barn');
      await barn.run(ChangePreference, { field: 'use_roles', value: 1 });
      expect((await fetch(address)).status).toBe(200);
      await barn.run(ChangeLoginRole, { loginId: barn.instructor.loginId, roleId: await barn.newRole([]) });
      expect((await fetch(address)).status).toBe(404);
      const admins = await made(barn.admin, 'barn');
      await barn.run(SetFarmActivation, { active: false });
      expect((await fetch(admins)).status).toBe(404);
    });
  });

  it('of another barn are neither shown nor revoked nor made', async () => {
    const other = await app.barn();
    const feed = await make(barn.admin, 'barn');
    const foreign = feedAddress(app.config, { farmId: other.farmId, feedId: feed.feed_id });
    expect((await fetch(foreign)).status).toBe(404);
    expect((await other.call(other.admin, 'GET', 'feeds/index')).body.feeds).toEqual([]);
    expect((await other.call(other.admin, 'POST', 'feeds/delete', { feed_id: feed.feed_id })).status).toBe(404);
    const [horse] = barn.horseIds;
    expect((await other.call(other.admin, 'POST', 'feeds/create', { kind: 'horse', subject_id: horse })).status).toBe(
      404,
    );
    expect((await fetch(feed.address as string)).status).toBe(200);
  });

  it('are not sent again unchanged: the tag of one feed, until the barn’s log or its day moves on', async () => {
    await plan();
    const [address, other] = [await made(barn.admin, 'barn'), await made(barn.admin, 'location', barn.locationId)];
    const tag = async (of: string) => String((await fetch(of)).headers.etag);
    const kept = await tag(address);
    const status = async (of = address) => (await fetch(of, { 'if-none-match': kept })).status;
    expect([await status(), await status(other)]).toEqual([304, 200]);
    app.clock.set('2026-11-21T14:00:00Z');
    expect(await status()).toBe(200);
    app.clock.set('2026-11-20T14:00:00Z');
    await plan({ start: `${DAY} 18:00`, end: `${DAY} 19:00` });
    expect(await status()).toBe(200);
  });
});

describe('a feed’s reader', () => {
  it('is slowed down by feed, and whoever guesses by address', async () => {
    const app = await testApp({ publicLimit: 2 });
    const barn = await app.barn();
    const { body } = await barn.call(barn.admin, 'POST', 'feeds/create', { kind: 'barn' });
    const path = body.feed.address.replace(/^.*\/api\//, '') as string;
    const read = async (of: string) => (await app.call(undefined, 'GET', of)).status;
    expect([await read(path), await read(path), await read(path)]).toEqual([200, 200, 429]);
    const guesses = ['ical/a.ics', 'ical/b.ics', 'ical/c.ics'];
    const answers = [];
    for (const guess of guesses) answers.push(await read(guess));
    expect(answers).toEqual([404, 404, 429]);
    await app.stop();
  });
});
