import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JwtService } from '@nestjs/jwt';
import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { busyBarn, type BusyBarn } from '../support/busy-barn.js';
import { testApp, type OwnApp, type TestApp } from '../support/test-app.js';
import { PASSWORD } from '../support/test-barn.js';
import { randomRequest, type Callers, type Request } from './random-request.js';

/** `npm run fuzz` says how many and from which seed; a request that failed can be made again alone by its number. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const FIRST = Number(process.env.FUZZ_FIRST ?? 0);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500);
const AT_ONCE = 4;
/** A barn of its own for so many, so that none grows until it is slow. */
const BARN_SIZE = 2000;
const SUPER = 'fuzz-super@leadline.test';

/** Everybody there is, nobody, and tokens that are signed and yet say nothing sensible. */
async function callersOf(app: TestApp, barn: BusyBarn, superUser: string): Promise<Callers> {
  const codes = (await app.owner<{ code: string }[]>`select code from permission`).map(({ code }) => code);
  const staff = (permissions: string[]) => barn.newInstructor({ permissions });
  const signed = (claims: object) =>
    new JwtService({ secretOrKeyProvider: () => app.tokens.key }).sign(claims, { expiresIn: '1h' });
  const claims = { sub: barn.admin.loginId, user_type_code: 'ADM', farm_id: barn.farmId, token_version: 1 };
  return {
    administrator: barn.admin.token,
    staff: (await staff(codes.filter((code) => !code.includes('RESTRICT')))).token,
    'restricted staff': (await staff(codes)).token,
    'staff without permissions': (await staff([])).token,
    family: barn.family.token,
    'another family': (await barn.newFamily()).token,
    'super user': superUser,
    nobody: undefined,
    'a token of nonsense': 'x.y.z',
    'a token without sub': signed({ ...claims, sub: undefined }),
    'a token with an object for sub': signed({ ...claims, sub: { a: 1 } as never }),
    'a token of no login': signed({ ...claims, sub: barn.newId() }),
    'a token without a barn': signed({ ...claims, farm_id: undefined }),
    'a token with another’s type': signed({ ...claims, user_type_code: 'SPR' }),
  };
}

const isShaped = (status: number, text: string, type: unknown) => {
  if (status < 400) return true;
  if (!String(type).includes('json')) return false;
  const body = JSON.parse(text) as { status?: unknown; code?: unknown; message?: unknown };
  return body.status === status && typeof body.code === 'string' && typeof body.message === 'string';
};

describe(`${REQUESTS} requests that a machine made up, from seed ${SEED}`, () => {
  let app: OwnApp, superUser: string, folder: string;
  const broken: string[] = [];
  const statuses = new Map<number, number>();
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-fuzz-'));
    app = await testApp({ dataDir: folder });
    await app.bus.execute(new CreateSuperUser({ email: SUPER, passwordHash: await hashPassword(PASSWORD) }));
    superUser = (await app.signIn(SUPER, PASSWORD)).token;
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  async function tell(number: number, who: string, { url, payload, ...request }: Request) {
    const answer = await app.app.inject({ ...request, url: url as '/', ...(payload !== undefined && { payload }) });
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    const isRight = answer.statusCode < 500 && isShaped(answer.statusCode, answer.body, answer.headers['content-type']);
    if (isRight) return;
    const found =
      `${number} ${who}: ${request.method} ${url} ${String(payload ?? '').slice(0, 2000)} gave ` +
      `${answer.statusCode} ${answer.body.slice(0, 200)}`;
    broken.push(found);
    // A long run is read while it goes on.
    if (process.env.FUZZ_REQUESTS) process.stdout.write(`${found}\n`);
  }

  it(
    'are answered in one shape, and none breaks the server',
    async () => {
      const began = performance.now();
      for (let from = FIRST; from < FIRST + REQUESTS && broken.length < 30; from += BARN_SIZE) {
        const barn = await busyBarn(app, 'Maplewood');
        const callers = await callersOf(app, barn, superUser);
        const end = Math.min(from + BARN_SIZE, FIRST + REQUESTS);
        let next = from;
        const work = async () => {
          while (next < end) {
            const number = next++;
            const { who, request } = randomRequest(SEED, number, barn, callers);
            await tell(number, who, request);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        if (process.env.FUZZ_REQUESTS)
          process.stdout.write(
            `${end - FIRST} requests, ${((performance.now() - began) / 1000).toFixed(0)} s, ${broken.length} broken\n`,
          );
      }
      if (process.env.FUZZ_REQUESTS)
        process.stdout.write(`${JSON.stringify(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))}\n`);
      expect(broken).toEqual([]);
      // Not everything was refused at the door.
      expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
    },
    24 * 3600 * 1000,
  );
});
