import type { Claims } from '@leadline/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PortalRoutes } from '../app/portal-routes';
import { queryClient } from '../app/query-client';
import type { Part } from '../requests/barn';
import { Toasts } from '../ui/toasts';
import type { Barn } from '../requests/barn';
import { barn, item, lesson, member } from './rows';
import { serve, type Answers, type Call } from './server';

const token = (claims: Claims): string => `head.${btoa(JSON.stringify(claims))}.sign`;

/** Katarzyna, Anna's and Leo's mother, for so many seconds to come. */
export const signedIn = (seconds = 3600): string =>
  token({
    sub: 'login-1',
    role_id: null,
    user_type_code: 'STU',
    user_person_id: 'p-mother',
    username: 'parent@maplehill.test',
    farm_id: 'farm-1',
    exp: Date.now() / 1000 + seconds,
  });

const family = {
  currentClient: { id: 'mother', person_id: 'p-mother', student_id: null, person_name: 'Katarzyna', is_student: 0 },
  members: [member()],
  account: null,
};

export const pushDevices = {
  public_key: 'BPublic',
  devices: [] as { device_id: string; label: string; endpoint_hash: string; is_failing: number }[],
  kinds: [
    {
      kind: 'changes',
      name: 'Lessons changed or cancelled',
      says: 'When the barn moves, changes or cancels a lesson.',
      wanted: 1,
    },
    { kind: 'reminders', name: 'Reminders of lessons', says: 'One day before each lesson.', wanted: 1 },
  ],
};

export const mailWishes = {
  people: [
    {
      person_id: 'p-mother',
      person_name: 'Katarzyna',
      is_own: 1,
      gets_mails: 1,
      refused: [] as string[],
      returned: null,
    },
  ],
  kinds: [
    {
      kind: 'reminders',
      name: 'Reminders of lessons',
      says: 'One day before each lesson.',
      without: 'Nobody reminds you of a lesson any more.',
    },
  ],
  always: [{ name: 'Bookings, changes and cancellations', why: 'They say what holds of your lessons.' }],
};

const noEmergencyCard = {
  student_id: 's-anna',
  contacts: [],
  medical_note: null,
  is_note_withheld: 0,
  account_holder: null,
  noted_by: null,
  noted_on: null,
  version: 0,
};

export const photoConsent = (own: object = {}) => ({
  student_id: 's-anna',
  photo_consent: 'unanswered',
  answered_by: null,
  answered_on: null,
  is_by_staff: 0,
  may_answer: 1,
  ...own,
});

/** Anna rides next Tuesday and has four lessons left; every answer can be another. */
export const usual: Answers = {
  'closed_days/between': () => ({ closures: [] }),
  'demo/index': () => ({ people: [] }),
  'farms/farmDefaults': () => ({ farmDefaults: barn, currentUser: { family_part: null } }),
  'people/getUserClients': () => family,
  'emergency_cards/show': () => noEmergencyCard,
  'photo_consents/show': () => photoConsent(),
  'family_sign_ins/index': () => ({ sign_ins: [], most: 6, can_keep: 1 }),
  'horses/own': () => ({ week_start: '2026-11-22', week_end: '2026-11-28', horses: [] }),
  'mail_wishes/index': () => mailWishes,
  'payments/dueCharges': () => ({ is_offered: 0, agreed: null, charges: [] }),
  'push_devices/index': () => pushDevices,
  'progress/show': () => ({ student_id: 's-anna', is_ready: 0, levels: [], horses: [] }),
  'students/lessonSchedule': () => ({ data: [lesson()], makeups: [], size: 1 }),
  'students/attendanceYear': () => ({ weeks: [], sums: [] }),
  'vouchers/offered': () => ({ has_vouchers: 0 }),
  'items/studentPurchases': () => ({ data: [item()], size: 1, usable: 1 }),
};

export const withRiders = (...members: readonly ReturnType<typeof member>[]): Answers => ({
  'people/getUserClients': () => ({ ...family, members }),
});
export const withBarn = (changes: Partial<Barn>, family_part: Part = null): Answers => ({
  'farms/farmDefaults': () => ({ farmDefaults: { ...barn, ...changes }, currentUser: { family_part } }),
});

export type Opened = { readonly calls: Call[]; readonly address: () => string };

/** The portal, or one part of it, with all that stands around it: at an address, with the server answering as told. */
export const standing = (
  at: string,
  answers: Answers,
  screen: ReactNode = <PortalRoutes />,
): Opened & { readonly element: ReactNode } => {
  let address = at;
  const Address = () => {
    const { pathname, search, hash } = useLocation();
    useEffect(() => {
      address = pathname + search + hash;
    });
    return null;
  };
  const calls = serve(answers);
  const element = (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        {screen}
        <Address />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>
  );
  return { element, calls, address: () => address };
};
