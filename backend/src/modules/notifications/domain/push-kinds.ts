type Readers = 'family' | 'staff';

/** What is told on a phone beside its mail: few, and each to be switched off by whoever gets it. */
export const PUSH_KINDS = [
  {
    kind: 'changes',
    for: 'family',
    name: 'Lessons changed or cancelled',
    says: 'When the barn moves, changes or cancels a lesson.',
  },
  {
    kind: 'places',
    for: 'family',
    name: 'Places from a waiting list',
    says: 'When a place is held for a rider of yours.',
  },
  {
    kind: 'messages',
    for: 'family',
    name: 'Messages from the barn',
    says: 'That there is one; what it says is in the portal.',
  },
  { kind: 'reminders', for: 'family', name: 'Reminders of lessons', says: 'One day before each lesson.' },
  {
    kind: 'own_lessons',
    for: 'staff',
    name: 'Your lessons',
    says: 'When one is moved, changed or cancelled, given to you or to somebody else.',
  },
  {
    kind: 'short_notice',
    for: 'staff',
    name: 'Cancellations at short notice',
    says: 'When somebody cancels a lesson of yours that begins within 24 hours.',
  },
  { kind: 'time_off', for: 'staff', name: 'Time off', says: 'When yours is answered.' },
  {
    kind: 'staff_messages',
    for: 'staff',
    name: 'Messages to you',
    says: 'That there is a note about you; what it says is in Leadline.',
  },
] as const satisfies readonly { kind: string; for: Readers; name: string; says: string }[];

export type PushKind = (typeof PUSH_KINDS)[number]['kind'];
export const PUSH_KIND_NAMES = PUSH_KINDS.map(({ kind }) => kind) as [PushKind, ...PushKind[]];

export const readersOf = (wanted: PushKind): Readers | undefined => PUSH_KINDS.find(({ kind }) => kind === wanted)?.for;
export const pushKindsFor = (readers: Readers) => PUSH_KINDS.filter((one) => one.for === readers);
