import { RemoveLogin } from '../../src/modules/identity/contracts.js';
import { listenTo } from '../support/event-stream.js';
import type { SignedIn } from '../support/requests.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

interface News {
  position: number;
  lessonIds: string[];
  kinds: string[];
}

describe('what changes in lessons', () => {
  let app: OwnApp, barn: TestBarn, url: string;
  const left: (() => void)[] = [];
  beforeAll(async () => {
    app = await testApp({ listeners: { barn: 3, process: 4, heartbeatMs: 40 } });
    await app.app.listen(0, '127.0.0.1');
    url = `${await app.app.getUrl()}/api/lessons/changes`;
  });
  beforeEach(async () => {
    barn = await app.barn();
  });
  afterEach(() => left.splice(0).forEach((leave) => leave()));
  afterAll(() => app.stop());

  const listen = async (who: SignedIn = barn.instructor, query = '', headers: Record<string, string> = {}) => {
    const stream = await listenTo<News>(`${url}${query}`, who, headers);
    left.push(stream.leave);
    return stream;
  };
  const plan = async (one: TestBarn = barn, more: object = {}) =>
    (
      await one.call(one.admin, 'POST', 'lessons/createSingleLesson', {
        section_id: one.sectionId,
        title: 'Beginner group',
        start: '2026-11-24 16:00',
        students: one.family.studentIds,
        ...more,
      })
    ).body.lesson.id as string;
  const position = async () =>
    (await app.owner<{ position: number }[]>`select position from farm_clock where farm_id = ${barn.farmId}`)[0]!
      .position;

  it('is told to others as it happens, by ids alone', async () => {
    const [one, two] = [await listen(), await listen(barn.admin)];
    expect(one.headers['content-type']).toContain('text/event-stream');
    expect(one.headers['x-accel-buffering']).toBe('no');
    const start = await position();
    for (const stream of [one, two])
      expect(await stream.next()).toEqual({ id: String(start), data: { position: start, lessonIds: [], kinds: [] } });
    const lessonId = await plan();
    for (const stream of [one, two]) {
      const { id, data } = (await stream.next())!;
      expect(data.lessonIds).toEqual([lessonId]);
      expect(data.kinds).toEqual(['scheduling.LessonScheduled', 'enrollment.StudentEnrolled']);
      expect(id).toBe(String(data.position));
      expect(JSON.stringify(data)).not.toMatch(/Beginner|Rider/);
    }
  });

  it('goes on from the last position known, with nothing missed and nothing twice', async () => {
    const before = await position();
    const [first, second] = [await plan(), await plan()];
    const after = await position();
    expect((await (await listen(barn.admin, `?from=${before}`)).next())!.data).toMatchObject({
      position: after,
      lessonIds: [first, second],
    });
    const resumed = await listen(barn.admin, `?from=0`, { 'last-event-id': String(after) });
    expect((await resumed.next())!.data).toEqual({ position: after, lessonIds: [], kinds: [] });
    const third = await plan();
    expect((await resumed.next())!.data.lessonIds).toEqual([third]);
  });

  it('is everything for who was away too long, or was never here', async () => {
    const ahead = await listen(barn.admin, '?from=999999');
    expect((await ahead.next())!.data).toEqual({ position: await position(), lessonIds: [], kinds: ['everything'] });
  });

  it('never tells of another barn', async () => {
    const other = await app.barn();
    const stream = await listen();
    await stream.next();
    await plan(other);
    const own = await plan();
    expect((await stream.next())!.data.lessonIds).toEqual([own]);
  });

  it('tells restricted staff of their own lessons', async () => {
    const restricted = await barn.newInstructor({
      permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
    });
    const stream = await listen(restricted);
    await stream.next();
    await plan();
    const own = await plan(barn, { instructor_id: restricted.instructorId });
    expect((await stream.next())!.data.lessonIds).toEqual([own]);
  });

  it('ends when the login is removed, and keeps quiet streams alive until then', async () => {
    const stream = await listen();
    await stream.next();
    const ended = stream.next();
    await barn.run(RemoveLogin, { personId: barn.instructor.personId });
    expect(await ended).toBeUndefined();
    expect((await listenTo(url, barn.instructor)).status).toBe(401);
  });

  it('is the staff’s to hear', async () => {
    expect((await listenTo(url, barn.family)).status).toBe(403);
    expect((await listenTo(url, await barn.newInstructor({ permissions: [] }))).status).toBe(403);
  });

  it('has room for so many of a barn, and again for the next when one leaves', async () => {
    const streams = [await listen(), await listen(), await listen()];
    for (const stream of streams) await stream.next();
    expect((await listenTo(url, barn.admin)).status).toBe(429);
    streams[0]!.leave();
    for (;;) {
      const next = await listen(barn.admin);
      if (next.status === 200) break;
    }
  });

  it('needs one connection to the database, however many listen', async () => {
    const other = await app.barn();
    for (const who of [barn.admin, barn.instructor, other.admin]) await (await listen(who)).next();
    const listening = await app.owner`
      select 1 from pg_stat_activity where datname = current_database() and query = 'listen "leadline_events"'`;
    expect(listening).toHaveLength(1);
  });

  it('is answered once to who accepts no stream', async () => {
    const before = await position();
    const lessonId = await plan();
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/changes', { from: before });
    expect(body).toMatchObject({ position: await position(), lessonIds: [lessonId] });
  });
});

describe('listening to a server that stops', () => {
  it('ends at once', async () => {
    const app = await testApp();
    await app.app.listen(0, '127.0.0.1');
    const barn = await app.barn();
    const stream = await listenTo(`${await app.app.getUrl()}/api/lessons/changes`, barn.admin);
    await stream.next();
    const ended = stream.next();
    await app.stop();
    expect(await ended).toBeUndefined();
  });
});
