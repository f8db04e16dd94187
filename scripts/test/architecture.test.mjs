// Each architecture rule, broken once: a rule never seen to fail proves nothing.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { program } from '../programs.mjs';
import { check } from './fixture.mjs';

const cruise = (files) =>
  check(files, (_, names) => [program('depcruise'), '--config', '.dependency-cruiser.cjs', ...names]);
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const rooms = 'backend/src/modules';
const features = 'admin-ui/src/features';
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
  'data-draws-nothing': {
    'admin-ui/src/data/day/roster.ts': "import '@/ui/Tag';",
    'admin-ui/src/ui/Tag.tsx': leaf,
  },
  'parts-know-no-feature': {
    'admin-ui/src/ui/Tag.tsx': "import '@/features/notes/NotesPanel';",
    [`${features}/notes/NotesPanel.tsx`]: leaf,
  },
  'features-know-no-app': {
    [`${features}/help/HelpPage.tsx`]: "import '@/app/shell/entries';",
    'admin-ui/src/app/shell/entries.tsx': leaf,
  },
  'others-use-no-feature': {
    [`${features}/money/Cart.tsx`]: "import '@/features/clients/home/ClientHome';",
    [`${features}/clients/home/ClientHome.tsx`]: leaf,
  },
  ...Object.fromEntries(
    ['staff', 'clients', 'reports', 'calendar', 'day', 'lessons', 'horses', 'platform', 'setup'].map((name) => [
      `${name}-uses-what-is-below`,
      {
        [`${features}/${name}/Page.tsx`]: "import '@/features/help/HelpPage';",
        [`${features}/help/HelpPage.tsx`]: leaf,
      },
    ]),
  ),
  'portal-features-know-no-app': {
    'client-ui/src/features/home/home-page.tsx': "import '../../app/app';",
    'client-ui/src/app/app.tsx': leaf,
  },
  'portal-parts-know-no-feature': {
    'client-ui/src/requests/family.ts': "import '../features/home/home-page';",
    'client-ui/src/features/home/home-page.tsx': leaf,
  },
  'portal-ui-knows-no-barn': {
    'client-ui/src/ui/page.tsx': "import '../requests/barn';",
    'client-ui/src/requests/barn.ts': leaf,
  },
  'portal-texts-know-nobody': {
    'client-ui/src/i18n/t.ts': "import '../requests/barn';",
    'client-ui/src/requests/barn.ts': leaf,
  },
  'portal-requests-draw-nothing': {
    'client-ui/src/requests/barn.ts': "import '../ui/page';",
    'client-ui/src/ui/page.tsx': leaf,
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

test('every rule has been broken', () =>
  assert.deepEqual(new Set(forbidden.map(({ name }) => name)), new Set(Object.keys(broken))));

test('no feature uses one that uses it, by whatever way', () => {
  const order = forbidden
    .filter(({ name }) => name.endsWith('-uses-what-is-below'))
    .map(({ name, to }) => [name.split('-')[0], /\(([^)]*)\)/.exec(to.pathNot)[1].split('|').slice(1)]);
  const placed = order.map(([name]) => name);
  const up = order.flatMap(([name, uses], at) =>
    uses.filter((used) => placed.slice(0, at).includes(used)).map((used) => `${name} uses ${used}`),
  );
  assert.deepEqual(up, []);
});

test('a house that keeps the rules passes', () => {
  const { isContent, said } = cruise({
    [`${rooms}/billing/commands/pay.ts`]:
      "import '../../horses/contracts.js'; import '../domain/payment.js'; import '../../../platform/event-store/command.js';",
    [`${rooms}/billing/domain/payment.ts`]: leaf,
    [`${rooms}/horses/contracts.ts`]: leaf,
    'backend/src/platform/event-store/command.ts': leaf,
    'admin-ui/src/main.ts': "import '@/data/day/roster';",
    'admin-ui/src/data/day/roster.ts': leaf,
    [`${features}/calendar/CalendarPage.tsx`]: "import '@/features/lessons/Reach'; import '@/ui/Tag';",
    [`${features}/calendar/CalendarPage.spec.tsx`]: "import '@/app/routes'; import '@/features/staff/home/StaffHome';",
    [`${features}/lessons/Reach.tsx`]: leaf,
    [`${features}/staff/home/StaffHome.tsx`]: leaf,
    'admin-ui/src/ui/Tag.tsx': "import '@/data/day/roster'; import './states';",
    'admin-ui/src/ui/states.tsx': leaf,
    'admin-ui/src/app/routes.tsx': "import '@/features/calendar/CalendarPage';",
  });
  assert.equal(isContent, true, said);
});
