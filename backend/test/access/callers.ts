import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import type { FamilyCircle } from '../../src/platform/tenancy/family-part.js';
import { busyBarn, type BusyBarn } from '../support/busy-barn.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { PASSWORD } from '../support/test-barn.js';
import { agreed, type Agreed } from './agreed.js';

interface Caller {
  who: string;
  session?: SignedIn;
  admitted: boolean;
}

/** A barn with staff of every combination of permissions that is asked for. */
async function staffed(app: TestApp) {
  const barn = await busyBarn(app, 'Maplewood');
  const passwordHash = await hashPassword(PASSWORD);
  const email = `super-${barn.newId()}@leadline.test`;
  await app.bus.execute(new CreateSuperUser({ email, passwordHash }));
  const superUser = await app.signIn(email, PASSWORD);
  const rows = await app.owner<{ code: string }[]>`select code from permission where not is_restriction`;
  const holding = new Map<string, Promise<SignedIn>>();
  const staffWith = (permissions: string[]) => {
    const key = permissions.toSorted().join();
    const known = holding.get(key) ?? barn.newInstructor({ permissions });
    holding.set(key, known);
    return known;
  };
  return { barn, superUser, codes: rows.map(({ code }) => code), staffWith };
}

/** Everybody of the family besides its holder, with the circles that each is in. */
async function relativesOf({ family, newFamily, newRelative }: BusyBarn) {
  const others = await newFamily();
  const of = (session: SignedIn, who: string, circles: readonly FamilyCircle[]) => ({ who, session, circles });
  return [
    of(await newRelative(family, 'guardian'), 'guardian', ['adults', 'buyers', 'riders', 'everybody']),
    of(await newRelative(family, 'teen', { mayBuy: true }), 'teen who may buy', ['buyers', 'riders', 'everybody']),
    of(await newRelative(others, 'teen'), 'teen', ['riders', 'everybody']),
    of(await newRelative(family, 'reader'), 'reader', ['everybody']),
  ];
}

/** Makes every one of these calls as every kind of caller and expects what has been agreed. */
export function describeCallers(title: string, isOurs: (call: Agreed) => boolean) {
  const calls = agreed.filter((call) => !call.everybody && isOurs(call));

  describe(`who may call ${title}`, () => {
    let app: TestApp;
    let staff: Awaited<ReturnType<typeof staffed>>;
    let barn: BusyBarn;
    let relatives: Awaited<ReturnType<typeof relativesOf>>;
    beforeAll(async () => {
      app = await sharedApp();
      staff = await staffed(app);
      barn = staff.barn;
      relatives = await relativesOf(barn);
    });

    async function callersOf({ adm, ins, stu, family, spr }: Agreed): Promise<Caller[]> {
      const opening = Array.isArray(ins) ? ins : [];
      const others = staff.codes.filter((code) => !opening.includes(code));
      const one = async (code: string) => ({
        who: `staff with ${code}`,
        session: await staff.staffWith([code]),
        admitted: true,
      });
      return [
        { who: 'nobody', admitted: false },
        { who: 'administrator', session: barn.admin, admitted: adm },
        { who: 'family', session: barn.family, admitted: stu },
        ...relatives.map(({ circles, ...one }) => ({ ...one, admitted: family !== null && circles.includes(family) })),
        { who: 'super user', session: staff.superUser, admitted: spr },
        { who: 'staff without permissions', session: await staff.staffWith([]), admitted: ins === true },
        { who: 'staff with every other permission', session: await staff.staffWith(others), admitted: ins === true },
        ...(await Promise.all(opening.map(one))),
      ];
    }

    it('names permissions that exist', () =>
      expect(
        calls
          .flatMap(({ ins, fields }) => [...(Array.isArray(ins) ? ins : []), ...Object.values(fields)])
          .filter((code) => !staff.codes.includes(code)),
      ).toEqual([]));

    it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
      const address = call.path.slice(1).replace(/\{\w+\}/g, barn.ids.horse);
      const wrong: string[] = [];
      for (const { who, session, admitted } of await callersOf(call)) {
        const { status } = await app.call(session, call.method, address, call.method === 'GET' ? undefined : {});
        const refused = session ? status === 403 : status === 401;
        if (admitted ? status === 401 || status === 403 || status >= 500 : !refused) wrong.push(`${who}: ${status}`);
      }
      expect(wrong).toEqual([]);
    });

    const guarded = calls.flatMap((call) =>
      Object.entries(call.fields).map(([field, code]) => ({ call, field, code })),
    );
    if (guarded.length)
      it.each(guarded.map(({ call, field, code }) => [field, call.path, code, call] as const))(
        'lets staff send %s with %s if they hold %s (R202)',
        async (field, path, code, { method, ins }) => {
          const lesson = { section_id: barn.ids.section, start: '2026-12-01 10:00', end: '2026-12-01 11:00' };
          const sent: Record<string, unknown> = {
            students: [barn.ids.student],
            horses: [barn.ids.horse],
            taskStaff: [{ staff: barn.ids.instructor, task: barn.newId() }],
            otherStaff: [{ staff: barn.ids.instructor, task: barn.newId() }],
          };
          const opening = Array.isArray(ins) ? ins : [];
          const statusFor = async (permissions: string[]) =>
            (
              await app.call(await staff.staffWith(permissions), method, path.slice(1), {
                ...lesson,
                frequency: 1,
                period: 'weeks',
                endtype: 'after',
                repeat_count: 2,
                [field]: sent[field],
              })
            ).status;
          expect(await statusFor([...opening])).toBe(403);
          expect([401, 403]).not.toContain(await statusFor([...opening, code]));
        },
      );
  });
}
