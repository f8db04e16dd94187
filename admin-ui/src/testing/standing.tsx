import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { storeToken, type Claims } from '@leadline/api-client';
import { authProvider } from '@/data/providers/auth-provider';
import { dataProvider } from '@/data/providers/data-provider';
import { i18nProvider } from '@/data/providers/i18n';
import { queryClient } from '@/data/providers/query-client';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { Notifications } from '@/ui/Notifications';
import { someOptions } from './options';
import { never, Page, serve, type Answers, type Call } from './server';

type Staff = { readonly type: Claims['user_type_code']; readonly codes?: readonly string[] };

const token = (claims: Claims) => `head.${btoa(JSON.stringify(claims))}.sign`;

export const barn = {
  farm_name: 'Maple Hill',
  time_zone: 'America/Toronto',
  send_notifications: 0,
  send_cancellation_notifications: 0,
  client_cancel_default_action: 'CWP',
  lesson_cancel_default_action: 'BCNA',
  makeup_start_before_days: null,
  makeup_expiry_days: null,
  show_paid_not_paid: 0,
  timepicker_interval: 30,
  default_starttime: '16:00:00',
  default_section_id: null,
  currency_code: 'CAD',
  invoice_due_days: null,
};

export const noLimits = {
  id: 'h1',
  most_lessons_a_day: null,
  most_minutes_a_day: null,
  most_in_a_row: null,
  rest_minutes: null,
  days_off: [],
  off_from: null,
  off_until: null,
  off_reason: null,
  version: 1,
};

/** Where a screen is opened, by whom, and what the server answers. */
export type Circumstances = {
  readonly at?: string | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
  readonly as?: Staff;
  readonly answers?: Answers;
};

type Opened = { readonly element: ReactNode; readonly calls: Call[]; readonly address: () => string };

/** A screen of the staff with all that stands around it: signed in, at an address, with the server answering as told. */
export const standing = (
  screen: ReactNode,
  { at = '/', as = { type: 'ADM' }, answers = {} }: Circumstances = {},
): Opened => {
  storeToken(
    token({
      sub: 'u1',
      role_id: null,
      user_type_code: as.type,
      user_person_id: 'p1',
      username: 'staff@maplehill.test',
      farm_id: 'f1',
      exp: Date.now() / 1000 + 3600,
    }),
  );
  const calls = serve({
    'closed_days/between': () => ({ closures: [] }),
    'farms/farmDefaults': () => ({
      farmDefaults: barn,
      currentUser: { person_id: 'p1', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
    }),
    'vusers/getUserPermissions': () => ({ codes: as.codes ?? [] }),
    'options/index': () => ({ options: someOptions() }),
    'payments/dueCharges': () => ({ is_offered: 0, agreed: null, charges: [] }),
    'payments/issues': () => ({ issues: [], size: 0 }),
    'staff_hours/show': () => ({ hours: [] }),
    'time_off/index': () => ({ time_off: [], size: 0 }),
    'api_keys/index': () => ({ api_keys: [], scopes: [], most: 20 }),
    'webhook_endpoints/index': () => ({ webhooks: [], kinds: [], most: 10 }),
    'feeds/index': () => ({ feeds: [] }),
    'push_devices/index': () => ({ public_key: 'BPublic', devices: [], kinds: [] }),
    'setup/firstSteps': () => ({ steps: [] }),
    'lessons/changes': never,
    'birthdays/week': ({ query }: { query: URLSearchParams }) => ({
      today: query.get('date'),
      week_start: query.get('date'),
      week_end: query.get('date'),
      riders: [],
    }),
    'rest/accounts': () => new Page([]),
    'farms/logo': () => ({ logo: null }),
    'horses/files': () => ({ files: [] }),
    'horses/choices': () => ({ horses: [] }),
    'horses/offWork': () => ({ horses: [] }),
    'horse_measures/horse': () => ({ measures: [], is_cut: 0, warnings: [], scale: [] }),
    'horses/limits': () => ({ limits: noLimits }),
    'lesson_people/strikes': () => ({ strikes: [] }),
    'lessons/warnings': () => ({ warnings: [] }),
    'lessons/calendar': () => ({ lessons: [], sections: [] }),
    'lessons/index': () => ({ lessons: [], LessonStudents: [], LessonHorses: [], tasks: [] }),
    ...answers,
  });
  const within = (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <Suspense fallback="opening">{screen}</Suspense>
      <Notifications />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: within }], { initialEntries: [at] });
  const element = (
    <ThemeRoot>
      <RouterProvider router={router} />
    </ThemeRoot>
  );
  return { element, calls, address: () => `${router.state.location.pathname}${router.state.location.search}` };
};
