import { linkToken } from '../../src/modules/identity/password-links.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type TestBarn } from '../support/test-barn.js';

interface SignIn {
  user_id: string;
  person_id: string;
  person_name: string;
  email: string | null;
  part: string;
  is_invited: number;
  is_own: number;
}

describe('other people of a family, with sign-ins of their own', () => {
  let app: TestApp;
  let barn: TestBarn;
  let family: TestBarn['family'];
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({
      preferences: { clients_can_cancel: 1, clients_can_buy_online: 1, clients_can_book_lessons: 1 },
    });
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    family = await barn.newFamily();
  });

  let counter = 0;
  const address = () => `relative-${++counter}-${barn.farmId}@home.test`;
  const call = (name: string, body: object, who: SignedIn = family) =>
    barn.call(who, 'POST', `family_sign_ins/${name}`, body);
  const father = () => ({ part: 'guardian', first_name: 'Jan', last_name: 'Kowalski', email: address() });
  const invite = (more: object = {}, who: SignedIn = family) => call('invite', { ...father(), ...more }, who);
  const listed = async (who: SignedIn = family, query: object = {}) =>
    (await barn.call(who, 'GET', 'family_sign_ins/index', query)).body as {
      sign_ins: SignIn[];
      most: number;
      can_keep: number;
    };
  const tokenOf = async (loginId: string) => {
    const asked = (await barn.log()).findLast(
      ({ type, data }) => type === 'identity.PasswordLinkRequested' && data.loginId === loginId,
    );
    return linkToken(app.config.secret, asked?.data.tokenId as string);
  };
  const accept = async (loginId: string) =>
    app.call(undefined, 'POST', 'passwords/create', { token: await tokenOf(loginId), password: PASSWORD });
  /** Invited, accepted and signed in. */
  const joined = async (more: object = {}) => {
    const email = address();
    const { body } = await invite({ ...more, email });
    expect((await accept(body.user_id)).status).toBe(200);
    return { ...(await app.signIn(email, PASSWORD)), loginId: body.user_id as string };
  };
  const status = async (who: SignedIn, name: string, query: object = {}) =>
    (await barn.call(who, 'GET', name, query)).status;
  const riders = async (who: SignedIn) =>
    ((await barn.call(who, 'GET', 'people/getUserClients')).body.members as { person_id: string }[]).map(
      ({ person_id }) => person_id,
    );

  describe('are invited', () => {
    it('by the account holder: the mailed link is good for a week and works once', async () => {
      const email = address();
      const { body, status: said } = await invite({ email });
      expect(said).toBe(200);
      expect(await listed()).toEqual({
        most: 6,
        can_keep: 1,
        sign_ins: [
          expect.objectContaining({
            user_id: body.user_id,
            person_name: 'Jan Kowalski',
            email,
            part: 'guardian',
            gets_mails: 1,
            may_buy: 0,
            is_invited: 1,
            invited_until: expect.stringMatching(/^2026-11-27T14:00:00/),
          }),
        ],
      });
      app.clock.set('2026-11-27T14:00:01Z');
      expect((await accept(body.user_id)).status).toBe(400);
      expect((await call('resend', { user_id: body.user_id })).status).toBe(200);
      expect((await accept(body.user_id)).status).toBe(200);
      expect((await accept(body.user_id)).status).toBe(400);
      expect((await listed()).sign_ins).toMatchObject([{ is_invited: 0, invited_until: null }]);
      expect((await call('resend', { user_id: body.user_id })).body.code).toBe('no_invitation');
    });

    it('by an administrator, who names the account', async () => {
      const wish = { account_person_id: family.personId };
      expect((await invite(wish, barn.admin)).status).toBe(200);
      expect((await listed(barn.admin, wish)).sign_ins).toHaveLength(1);
      expect((await invite({}, barn.admin)).status).toBe(404);
      expect((await invite({ account_person_id: barn.newId() }, barn.admin)).status).toBe(404);
    });

    it('once, when it is sent twice', async () => {
      const sent = father();
      const headers = { 'idempotency-key': barn.newId() };
      const send = () => app.call(family, 'POST', 'family_sign_ins/invite', sent, headers);
      const [first, second] = [await send(), await send()];
      expect(second.body).toEqual(first.body);
      expect((await listed()).sign_ins).toHaveLength(1);
    });

    it.each([
      ['no name', { first_name: '' }, 400, 'first_name'],
      ['no address', { email: 'nonsense' }, 400, 'email'],
      ['a part that there is not', { part: 'holder' }, 400, 'part'],
      [
        'a teen who is no rider of the account',
        { part: 'teen', rider_id: '01930000-0000-7000-8000-00000000dead' },
        404,
        'rider_id',
      ],
    ])('not with %s', async (_, wrong, code, field) => {
      const { status: said, body } = await invite(wrong);
      expect([said, body.errors?.[0]?.field]).toEqual([code, field]);
      expect((await listed()).sign_ins).toEqual([]);
    });

    it('an address that signs in elsewhere is refused as one of the same barn is', async () => {
      const other = await app.barn({ farmName: 'Lakeside' });
      const here = await invite({ email: barn.admin.email });
      const elsewhere = await invite({ email: other.family.email });
      expect(here.status).toBe(409);
      expect(elsewhere.body).toEqual(here.body);
      expect(JSON.stringify(elsewhere.body)).not.toContain('Lakeside');
      expect((await listed()).sign_ins).toEqual([]);
    });

    it('and nobody tries address after address', async () => {
      const tried = [];
      for (let i = 0; i < 13; i++) tried.push((await invite({ email: barn.admin.email })).status);
      expect(tried).toEqual([...Array.from({ length: 12 }, () => 409), 429]);
      const others = await barn.newFamily();
      expect((await invite({}, others)).status).toBe(200);
    });

    it('six at most, and again when one is removed', async () => {
      const made: string[] = [];
      for (let i = 0; i < 6; i++) made.push((await invite({ first_name: `Aunt ${i}`, part: 'reader' })).body.user_id);
      expect((await invite()).body.code).toBe('family_full');
      expect((await call('remove', { user_id: made[0] })).status).toBe(200);
      expect((await invite()).status).toBe(200);
    });
  });

  it('a guardian sees, books and cancels for all riders as the holder does, and stands in the history by name', async () => {
    const guardian = await joined();
    expect(await riders(guardian)).toEqual(family.riders.map(({ personId }) => personId));
    const { LessonStudents, lesson } = await barn.planLesson({ students: [family.studentIds[0]] });
    const cancelled = await barn.call(guardian, 'POST', 'lesson_people/cancelStudent', {
      id: LessonStudents[0]?.lesson_person_id,
    });
    expect(cancelled.status).toBe(200);
    const { changes } = (await barn.call(barn.admin, 'GET', 'history/index', { record: 'lesson', id: lesson.id })).body;
    expect(changes[0]).toMatchObject({ person_name: 'Jan Kowalski', user_type_code: 'STU' });
    const { currentUser } = (await barn.call(guardian, 'GET', 'farms/farmDefaults')).body;
    expect(currentUser).toMatchObject({ person_name: 'Jan Kowalski', family_part: 'guardian' });
  });

  it('a guardian keeps nobody else: not who signs in, nor who is on the account', async () => {
    const guardian = await joined();
    const { loginId: aunt } = await joined({ first_name: 'Aunt', part: 'reader' });
    for (const [name, body] of [
      ['invite', father()],
      ['remove', { user_id: aunt }],
      ['resend', { user_id: aunt }],
    ] as const)
      expect((await call(name, body, guardian)).status).toBe(403);
    expect((await call('change', { user_id: aunt, gets_mails: 0 }, guardian)).status).toBe(404);
    const contact = { person_id: family.personId, email: 'mine@home.test' };
    expect((await barn.call(guardian, 'POST', 'people/createNewContact', contact)).status).toBe(403);
    const { sign_ins, can_keep } = await listed(guardian);
    expect(can_keep).toBe(0);
    expect(sign_ins.map(({ email, is_own }) => [email === null, is_own])).toEqual([
      [false, 1],
      [true, 0],
    ]);
  });

  it('a guardian decides about her own mails, and about nothing else of her own', async () => {
    const guardian = await joined();
    const own = { user_id: guardian.loginId };
    expect((await call('change', { ...own, may_buy: 1 }, guardian)).status).toBe(403);
    expect((await call('change', { ...own, gets_mails: 0 }, guardian)).status).toBe(200);
    expect((await listed()).sign_ins).toMatchObject([{ gets_mails: 0, may_buy: 0 }]);
  });

  it('a teen is herself alone: her sibling is not there, whatever she names', async () => {
    const [rider, sibling] = family.riders as [(typeof family.riders)[0], (typeof family.riders)[0]];
    const teen = await joined({ part: 'teen', rider_id: rider.personId });
    expect(await riders(teen)).toEqual([rider.personId]);
    expect(await status(teen, 'students/student', { person_id: sibling.personId })).toBe(404);
    const { LessonStudents } = await barn.planLesson({ students: family.studentIds });
    const placeOf = (studentId: string) =>
      LessonStudents.find(({ student_id }) => student_id === studentId)?.lesson_person_id;
    const cancel = (id: string | undefined) => barn.call(teen, 'POST', 'lesson_people/cancelStudent', { id });
    expect((await cancel(placeOf(sibling.studentId))).status).toBe(404);
    expect((await cancel(placeOf(rider.studentId))).status).toBe(200);
    const free = await barn.planLesson({ start: '2026-11-25 16:00', students: [] });
    const book = (student_id: string) =>
      barn.call(teen, 'POST', 'lesson_people/addStudentToLesson', { lesson_date_time_id: free.lesson.id, student_id });
    expect((await book(sibling.studentId)).status).toBe(404);
    expect((await book(rider.studentId)).status).toBe(200);
  });

  it('a teen buys where the holder lets her, and from then on no longer where he does not', async () => {
    const [rider] = family.riders;
    const teen = await joined({ part: 'teen', rider_id: rider?.personId });
    const quote = () => barn.call(teen, 'POST', 'items/quote', { item_details: [] });
    const shop = async () =>
      (await barn.call(teen, 'GET', 'farms/farmDefaults')).body.farmDefaults.clients_can_buy_online;
    expect([(await quote()).status, await shop()]).toEqual([403, 0]);
    await call('change', { user_id: teen.loginId, may_buy: 1 });
    expect([(await quote()).status, await shop()]).toEqual([200, 1]);
    await call('change', { user_id: teen.loginId, may_buy: 0 });
    expect([(await quote()).status, await shop()]).toEqual([403, 0]);
  });

  it('a reader sees the schedule and does nothing', async () => {
    const reader = await joined({ part: 'reader', first_name: 'Grandma' });
    const [rider] = family.riders as [(typeof family.riders)[0]];
    const { LessonStudents } = await barn.planLesson({ students: [rider.studentId] });
    const { body } = await barn.call(reader, 'GET', 'students/lessonSchedule', { student_id: rider.studentId });
    expect(body.data).toMatchObject([{ lesson_person_id: LessonStudents[0]?.lesson_person_id, can_cancel: 0 }]);
    const held = await barn.call(family, 'GET', 'students/lessonSchedule', { student_id: rider.studentId });
    expect(held.body.data).toMatchObject([{ can_cancel: 1 }]);
    expect(
      (await barn.call(reader, 'POST', 'lesson_people/cancelStudent', { id: LessonStudents[0]?.lesson_person_id }))
        .status,
    ).toBe(403);
    for (const name of ['items/studentPurchases', 'reports/financial', 'students/student', 'family_sign_ins/index'])
      expect(await status(reader, name)).toBe(403);
  });

  describe('are gone', () => {
    it('at once when they are removed: sessions, and links that were not used', async () => {
      const guardian = await joined();
      expect(await status(guardian, 'farms/farmDefaults')).toBe(200);
      expect((await call('remove', { user_id: guardian.loginId })).body).toEqual({ user_id: null });
      expect(await status(guardian, 'farms/farmDefaults')).toBe(401);
      expect((await call('remove', { user_id: guardian.loginId })).status).toBe(200);
      const { body } = await invite();
      const token = await tokenOf(body.user_id);
      await call('remove', { user_id: body.user_id });
      expect((await app.call(undefined, 'POST', 'passwords/create', { token, password: PASSWORD })).status).toBe(400);
    });

    it('for now when the account is inactivated, and back with it', async () => {
      const guardian = await joined();
      const set = (whattodo: string) =>
        barn.call(barn.admin, 'POST', 'people/updateIsActiveAccount', { accountHolderId: family.personId, whattodo });
      await set('inactivate');
      expect(await status(guardian, 'farms/farmDefaults')).toBe(401);
      await set('activate');
      expect(await status(guardian, 'farms/farmDefaults')).toBe(200);
    });

    it('never to another family, nor to a holder’s own login', async () => {
      const { loginId } = await joined();
      const others = await barn.newFamily();
      for (const name of ['remove', 'resend', 'change'])
        expect((await call(name, { user_id: loginId }, others)).status).toBe(404);
      expect((await call('remove', { user_id: family.loginId })).status).toBe(404);
      expect((await call('remove', { user_id: family.loginId }, barn.admin)).status).toBe(404);
      expect(await status(family, 'farms/farmDefaults')).toBe(200);
    });
  });

  it('are the same person when they are invited again', async () => {
    const first = (await invite()).body.user_id;
    const [{ person_id }] = (await listed()).sign_ins as [SignIn];
    await call('remove', { user_id: first });
    await invite();
    expect((await listed()).sign_ins).toMatchObject([{ person_id }]);
  });

  it('come along when accounts become one; who held the other one is a guardian from then on', async () => {
    const [kept, merged] = [await barn.newFamily(), await barn.newFamily({ holderRides: true })];
    const uncle = await barn.newRelative(merged, 'guardian');
    await barn.call(barn.admin, 'POST', 'people/mergeAccounts', {
      account_person_id: kept.personId,
      merged_id: merged.personId,
    });
    expect(await riders(uncle)).toHaveLength(5);
    expect((await listed(kept)).sign_ins.map(({ user_id, part }) => [user_id, part])).toEqual(
      expect.arrayContaining([
        [uncle.loginId, 'guardian'],
        [merged.loginId, 'guardian'],
      ]),
    );
    expect((await call('invite', father(), merged)).status).toBe(403);
  });

  it('are erased with whom they belong to', async () => {
    const guardian = await joined();
    const { status: said } = await barn.call(barn.admin, 'POST', 'people/erase', {
      person_id: family.personId,
      person_name: (await barn.call(barn.admin, 'GET', 'people/getUserClients', { person_id: family.personId })).body
        .account.person_name,
    });
    expect(said).toBe(200);
    expect(await status(guardian, 'farms/farmDefaults')).toBe(401);
    expect(await app.owner`select 1 from login where login_id = ${guardian.loginId}`).toHaveLength(0);
  });
});
