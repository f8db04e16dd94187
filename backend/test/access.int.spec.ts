import { Controller, Get, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { AppModule } from '../src/app.module.js';
import { CreateSuperUser } from '../src/modules/identity/commands/create-super-user.js';
import { spellings } from '../src/modules/identity/domain/permissions.js';
import type { Access } from '../src/platform/auth/allow.js';
import { hashPassword } from '../src/platform/auth/passwords.js';
import { CONFIG } from '../src/platform/config/config.js';
import { busyBarn, kindOf, KINDS, type BusyBarn } from './support/busy-barn.js';
import { operationsOf, send, type Operation } from './support/operations.js';
import type { SignedIn } from './support/requests.js';
import { sampleOf } from './support/samples.js';
import { testApp, type TestApp } from './support/test-app.js';
import { PASSWORD } from './support/test-barn.js';

const OPEN_TO_ALL = [
  'POST /authenticate',
  'POST /passwords/forgot',
  'POST /passwords/create',
  'POST /passwords/reset',
  'GET /health/live',
  'GET /health/ready',
  'GET /public/public',
  'GET /lessons/public',
];

describe('who may call what', () => {
  let app: TestApp;
  let mine: BusyBarn;
  let other: BusyBarn;
  let superUser: SignedIn;
  let codes: string[];
  beforeAll(async () => {
    app = await testApp();
    [mine, other] = [
      await busyBarn(app, 'Maplewood'),
      await busyBarn(app, 'Lakesedge', { timeZone: 'Europe/London', currencyCode: 'GBP' }),
    ];
    await app.bus.execute(
      new CreateSuperUser({ email: 'super@leadline.test', passwordHash: await hashPassword(PASSWORD) }),
    );
    superUser = await app.signIn('super@leadline.test', PASSWORD);
    codes = (await app.owner<{ code: string }[]>`select code from permission`).map((row) => row.code);
  });
  afterAll(() => app.stop());

  const guarded = () =>
    app.routes
      .list()
      .filter(
        (route): route is typeof route & { access: Access } => route.access !== 'public' && route.access !== undefined,
      );
  const named = (access: Access) => (access.ins === undefined || access.ins === true ? [] : [access.ins].flat());

  it('needs no token for signing in and for asking how the server is, and for nothing else', () =>
    expect(
      app.routes
        .list()
        .filter((route) => route.access === 'public')
        .map((route) => `${route.method} ${route.path}`)
        .sort(),
    ).toEqual([...OPEN_TO_ALL].sort()));

  it('is declared by permissions that exist', () =>
    expect(
      guarded()
        .flatMap(({ access }) => named(access))
        .filter((code) => !codes.flatMap(spellings).includes(code)),
    ).toEqual([]));

  it('is as declared, for every call and every kind of caller', async () => {
    const everything = codes.filter((code) => !code.includes('RESTRICT'));
    const holding = new Map<string, SignedIn>();
    const staff = async (permissions: string[]) => {
      const key = permissions.join();
      if (!holding.has(key)) holding.set(key, await mine.newInstructor({ permissions }));
      return holding.get(key) as SignedIn;
    };
    const wrong: string[] = [];
    for (const { method, path, access } of guarded()) {
      const opening = named(access);
      const canonical = codes.filter((code) => spellings(code).some((spelling) => opening.includes(spelling)));
      const callers: [string, SignedIn | undefined, boolean][] = [
        ['nobody', undefined, false],
        ['administrator', mine.admin, access.adm === true],
        ['family', mine.family, access.stu === true],
        ['super user', superUser, access.spr === true],
        ['staff without permissions', await staff([]), access.ins === true],
        [
          'staff with every other permission',
          await staff(everything.filter((code) => !canonical.includes(code))),
          access.ins === true,
        ],
        ...(await Promise.all(
          canonical.map(
            async (code) => [`staff with ${code}`, await staff([code]), true] as [string, SignedIn, boolean],
          ),
        )),
      ];
      for (const [who, session, admitted] of callers) {
        const { status } = await app.call(
          session,
          method as 'GET',
          path.slice(1).replace(':id', mine.ids.horse),
          method === 'GET' ? undefined : {},
        );
        const asExpected = admitted
          ? status !== 401 && status !== 403 && status < 500
          : status === (session ? 403 : 401);
        if (!asExpected) wrong.push(`${who}: ${method} ${path} gave ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  describe('of another barn', () => {
    /** Every id that stands in another barn's rows, and its name. */
    const marks = async () => {
      const tables = await app.owner<
        { name: string }[]
      >`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'farm_id' where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
      const shared = new Set(
        (
          await app.owner<
            { id: string }[]
          >`select permission_id::text as id from permission union all select colour_id::text from colour`
        ).map((row) => row.id),
      );
      const text = (
        await Promise.all(
          tables.map(
            ({ name }) =>
              app.owner<
                { body: string }[]
              >`select coalesce(string_agg(t::text, ' '), '') as body from ${app.owner(name)} t where farm_id = ${other.farmId}`,
          ),
        )
      )
        .map((rows) => rows[0]?.body)
        .join(' ');
      const ids = new Set(text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g));
      return [
        other.name,
        other.name.toLowerCase(),
        ...[...ids].filter((id) => !shared.has(id) && !id.startsWith('00000000')),
      ];
    };
    const stateOf = async (farmId: string) =>
      JSON.stringify(await app.owner`select position from farm_clock where farm_id = ${farmId}`);
    /** Values that would do if they were the caller's own, with ids of the other barn, once for each thing a bare `id` may mean. */
    const attempts = (operation: Operation) =>
      KINDS.map((kind) =>
        Object.fromEntries(
          operation.fields.map((field) => {
            const meant = field.name === 'id' ? kind : kindOf(operation.path, field.name);
            return [
              field.name,
              sampleOf(operation.path, field, (wanted) => other.ids[field.name === 'id' ? kind : (meant ?? wanted)]),
            ];
          }),
        ),
      ).filter((values, i, all) => i === all.findIndex((one) => JSON.stringify(one) === JSON.stringify(values)));

    it('shows nothing to anybody, whatever they ask for', async () => {
      const forbidden = await marks();
      expect(forbidden.length).toBeGreaterThan(50);
      const everything = await mine.newInstructor({ permissions: codes.filter((code) => !code.includes('RESTRICT')) });
      const leaks: string[] = [];
      const isOpen = ({ method, path }: Operation) => OPEN_TO_ALL.includes(`${method} /${path}`);
      for (const operation of operationsOf(app).filter((one) => one.method === 'GET' && !isOpen(one)))
        for (const [who, session] of [
          ['administrator', mine.admin],
          ['staff', everything],
          ['family', mine.family],
        ] as const)
          for (const values of [{}, ...attempts(operation)]) {
            const { status, body } = await send(app, session, operation, values);
            const text = JSON.stringify(body);
            const leaked = forbidden.find((mark) => text.includes(mark));
            if (leaked || status >= 500)
              leaks.push(`${operation.path} ${JSON.stringify(values)} showed ${leaked ?? status} to ${who}`);
          }
      expect(leaks).toEqual([]);
    });

    it('is changed by nobody, and never mixed into one’s own', async () => {
      const before = await stateOf(other.farmId);
      const marksOfOther = await marks();
      const wrong: string[] = [];
      for (const operation of operationsOf(app).filter(
        ({ method, path }) =>
          method !== 'GET' && !path.startsWith('passwords') && path !== 'authenticate' && !path.startsWith('super'),
      ))
        for (const [who, session] of [
          ['administrator', mine.admin],
          ['family', mine.family],
        ] as const)
          for (const values of attempts(operation)) {
            const { status, body } = await send(app, session, operation, values);
            const text = JSON.stringify(body);
            if (status >= 500 || marksOfOther.some((mark) => text.includes(mark)))
              wrong.push(
                `${who}: ${operation.method} ${operation.path} ${JSON.stringify(values)} gave ${status} ${text.slice(0, 200)}`,
              );
          }
      expect(wrong).toEqual([]);
      expect(await stateOf(other.farmId)).toBe(before);
      const events = await app.owner<
        { body: string }[]
      >`select coalesce(string_agg(data::text, ' '), '') as body from event where farm_id = ${mine.farmId}`;
      expect(marksOfOther.filter((mark) => events[0]?.body.includes(mark))).toEqual([]);
    });
  });
});

describe('a call that nobody is declared to make', () => {
  it('keeps the application from starting', async () => {
    @Controller('forgotten')
    class Forgotten {
      @Get() any() {
        return 'reachable';
      }
    }
    @Module({ imports: [AppModule], controllers: [Forgotten] })
    class Careless {}
    const app = await testApp();
    try {
      const testing = await Test.createTestingModule({ imports: [Careless] })
        .overrideProvider(CONFIG)
        .useValue(app.config)
        .compile();
      await expect(testing.init()).rejects.toThrow('Nobody is declared to call GET /forgotten');
    } finally {
      await app.stop();
    }
  });
});
