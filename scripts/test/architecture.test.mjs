// Each architecture rule, broken once: a rule never seen to fail proves nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { program } from '../programs.mjs';
import { check } from './fixture.mjs';

const cruise = (files) =>
  check(files, (_, names) => [program('depcruise'), '--config', '.dependency-cruiser.cjs', ...names]);
const rooms = 'backend/src/modules';
const leaf = 'export const leaf = 1;';

const broken = {
  'platform-knows-no-module': {
    'backend/src/platform/jobs/queue.ts': "import '../../modules/horses/contracts.js';",
    [`${rooms}/horses/contracts.ts`]: leaf,
  },
  'modules-meet-in-contracts': {
    [`${rooms}/billing/commands/pay.ts`]: "import '../../horses/domain/horse.js';",
    [`${rooms}/horses/domain/horse.ts`]: leaf,
  },
  'planning-stands-alone': {
    [`${rooms}/scheduling/commands/plan.ts`]: "import '../../enrollment/contracts.js';",
    [`${rooms}/enrollment/contracts.ts`]: leaf,
  },
  'rosters-know-no-money': {
    [`${rooms}/enrollment/commands/enrol.ts`]: "import '../../billing/contracts.js';",
    [`${rooms}/billing/contracts.ts`]: leaf,
  },
  'nobody-needs-the-calendar': {
    [`${rooms}/notifications/emails/day.ts`]: "import '../../calendar/contracts.js';",
    [`${rooms}/calendar/contracts.ts`]: leaf,
  },
  'simulators-stand-apart': {
    'backend/src/platform/payments/provider.ts': "import '../../../simulators/stripe/server.mjs';",
    'backend/simulators/stripe/server.mjs': leaf,
  },
  'domain-is-pure': { [`${rooms}/horses/domain/horse.ts`]: "import '@nestjs/common';" },
  'domain-does-no-io': { [`${rooms}/horses/domain/horse.ts`]: "import 'node:fs';" },
  'decisions-know-no-framework': {
    [`${rooms}/horses/commands/sell-horse.ts`]: "import pg from 'pg'; export const sql = pg;",
  },
  'screens-know-only-the-api': {
    'client-ui/src/main.ts': "import '../../admin-ui/src/secret';",
    'admin-ui/src/secret.ts': leaf,
  },
  'api-client-knows-nobody': {
    'api-client/src/index.ts': "import '../../client-ui/src/main';",
    'client-ui/src/main.ts': leaf,
  },
  'features-stand-alone': {
    'client-ui/src/features/booking/page.ts': "import '../packages/page';",
    'client-ui/src/features/packages/page.ts': leaf,
  },
  'no-cycles': {
    'backend/dist/src/egg.js': "import './hen.js';",
    'backend/dist/src/hen.js': "import './egg.js';",
  },
  'nothing-missing': { 'client-ui/src/main.ts': "import './nowhere';" },
};

for (const [rule, files] of Object.entries(broken)) {
  test(`${rule} is noticed when broken`, () => {
    const { isContent, said } = cruise(files);
    assert.equal(isContent, false);
    assert.match(said, new RegExp(`error ${rule}:`));
  });
}

test('a house that keeps the rules passes', () => {
  const { isContent, said } = cruise({
    [`${rooms}/billing/commands/pay.ts`]:
      "import '../../horses/contracts.js'; import '../domain/payment.js'; import '../../../platform/event-store/command.js';",
    [`${rooms}/billing/domain/payment.ts`]: leaf,
    [`${rooms}/horses/contracts.ts`]: leaf,
    'backend/src/platform/event-store/command.ts': leaf,
    'admin-ui/src/main.ts': "import '@/data/day/roster';",
    'admin-ui/src/data/day/roster.ts': leaf,
  });
  assert.equal(isContent, true, said);
});
