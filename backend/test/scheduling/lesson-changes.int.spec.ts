import { JwtService } from '@nestjs/jwt';
import { RemoveLogin } from '../../src/modules/identity/contracts.js';
import { SetRolePermissions } from '../../src/modules/setup/commands/set-role-permission.js';
import type { Claims } from '../../src/platform/auth/session.js';
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
    app = await testApp({ listeners: { account: 3, barn: 4, process: 5, heartbeatMs: 40 } });
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
  const plan = async (one: TestBarn = barn, more: object = {}) => (await one.planLesson(more)).lesson.id;
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

  const farewell = async (stream: Awaited<ReturnType<typeof listen>>) => {
    const last = await stream.next();
    expect(await stream.next()).toBeUndefined();
    return (last?.data as unknown as { code: string } | undefined)?.code;
  };

  it('ends when the login is removed, says so, and keeps quiet streams alive until then', async () => {
    const stream = await listen();
    await stream.next();
    const ended = farewell(stream);
    await barn.run(RemoveLogin, { personId: barn.instructor.personId });
    expect(await ended).toBe('signed_out');
    expect((await listenTo(url, barn.instructor)).status).toBe(401);
  });

  it('ends with its token', async () => {
    const { exp: _late, iat: _issued, ...claims } = app.tokens.read(barn.admin.token)! as Claims & { iat: number };
    const jwt = new JwtService({ secretOrKeyProvider: () => app.tokens.key, signOptions: { algorithm: 'HS256' } });
    /** As short as lets it in: a busy machine may take longer than the token lasts. */
    const listenFor = async (seconds: number): ReturnType<typeof listen> => {
      const stream = await listen({ token: jwt.sign(claims, { expiresIn: seconds }) });
      return stream.status === 200 ? stream : listenFor(2 * seconds);
    };
    const stream = await listenFor(1);
    await stream.next();
    expect(await farewell(stream)).toBe('signed_out');
  });

  it('ends when the role loses what it was heard by', async () => {
    const staff = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR'] });
    const stream = await listen(staff);
    await stream.next();
    const ended = farewell(stream);
    await barn.run(SetRolePermissions, {
      roleId: staff.roleId,
      permissions: ['STAFF_CAN_VIEW_CALENDAR'],
      held: false,
    });
    expect(await ended).toBe('forbidden');
  });

  it('is the staff’s to hear', async () => {
    expect((await listenTo(url, barn.family)).status).toBe(403);
    expect((await listenTo(url, await barn.newInstructor({ permissions: [] }))).status).toBe(403);
  });

  it('has room for so many of a sign-in and of a barn, and again for the next when one leaves', async () => {
    const streams = [await listen(), await listen(), await listen()];
    for (const stream of streams) await stream.next();
    const refused = await listenTo(url, barn.instructor);
    expect(refused.status).toBe(429);
    await (await listen(barn.admin)).next();
    expect((await listenTo(url, barn.admin)).status).toBe(429);
    streams[0]!.leave();
    for (;;) {
      const next = await listen(barn.admin);
      if (next.status === 200) break;
    }
  });

  it('has no more room for twenty who come at once', async () => {
    const come = await Promise.all(Array.from({ length: 20 }, () => listen(barn.admin)));
    expect(come.filter(({ status }) => status === 200)).toHaveLength(3);
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

describe('listening to two servers of one database', () => {
  it('hears what the other did, and goes on there after the last message when the first one stops', async () => {
    const one = await testApp();
    const two = await testApp({ on: one.config.ownerUrl });
    for (const { app } of [one, two]) await app.listen(0, '127.0.0.1');
    const at = async ({ app }: OwnApp) => `${await app.getUrl()}/api/lessons/changes`;
    const barn = await one.barn();
    const plan = async (title: string) => (await barn.planLesson({ title, students: [] })).lesson.id;

    const stream = await listenTo<News>(await at(two), barn.admin);
    await stream.next();
    const first = await plan('Beginner group');
    const heard = await stream.next();
    expect(heard?.data.lessonIds).toEqual([first]);

    const last = stream.next();
    await two.stop();
    expect((await last)?.data).toMatchObject({ code: 'try_again' });
    expect(await stream.next()).toBeUndefined();
    const second = await plan('Jumping');
    const resumed = await listenTo<News>(await at(one), barn.admin, { 'last-event-id': heard!.id });
    expect((await resumed.next())?.data.lessonIds).toEqual([second]);
    resumed.leave();
    await one.stop();
  });
});
