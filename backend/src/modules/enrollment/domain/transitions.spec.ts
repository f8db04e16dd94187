import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stateAfter } from '../../../platform/event-store/stream.js';
import { Refusal } from '../../../platform/errors/refusal.js';
import type { RosterEvent } from '../events.js';
import { BOOKING_TERMS, byPlace, cancelled, cancellation, enrolled, hoursBefore, LESSON } from '../test/given.js';
import { lesson, LONG_BEFORE, marked, PACKAGE, placeFacts, removed, student, TERMS, TODAY } from '../test/given.js';
import { decideAttendance } from './decide-attendance.js';
import { decideCancellation } from './decide-cancellation.js';
import { decideClearing } from './decide-clearing.js';
import { decideCompletion, decideReopening } from './decide-completion.js';
import { decideConfirmation } from './decide-confirmation.js';
import { decideFilling } from './decide-filling.js';
import { decideEnrolment } from './decide-enrolment.js';
import { decideHandingOver } from './decide-handing-over.js';
import { decideHorseAssignment } from './decide-horse-assignment.js';
import { decideHorseHandover } from './decide-horse-handover.js';
import { decidePaid } from './decide-paid.js';
import { decideReinstatement } from './decide-reinstatement.js';
import { decideRemoval } from './decide-removal.js';
import { decideRosterCancellation } from './decide-roster-cancellation.js';
import { activePlaces, rosterStream, type Roster } from './roster.js';
import { ACTIONS, ATTENDANCE_CODES, BARN_ACTIONS, isBarnAction, STUDENT_ACTIONS, type StatusCode } from './status.js';

const ANNA = 'place-of-anna';
/** As attendance gives a place up: nothing is issued. */
const away = (code: 'CAN' | 'RSC' | 'CLC' | 'CNS' | 'CNA') =>
  marked('anna', code, { isCancelled: true, unit: ACTIONS[code].unit });
const given = (code: keyof typeof ACTIONS, by: 'staff' | 'family' | 'barn' = 'staff') =>
  cancelled('anna', { code, by, ...ACTIONS[code] });

/** What happened to a place since it was booked, for each code that it can have. */
const history: Readonly<Record<StatusCode, readonly RosterEvent[]>> = {
  SCH: [],
  COM: [marked('anna', 'COM')],
  CAN: [away('CAN')],
  RSC: [away('RSC')],
  CLC: [away('CLC')],
  CNS: [away('CNS')],
  CNA: [away('CNA')],
  CNM: [given('CNM', 'family')],
  CWP: [given('CWP')],
  CWM: [given('CWM')],
  CWA: [given('CWA')],
  CWR: [given('CWR')],
  CWC: [given('CWC')],
  BCWM: [given('BCWM', 'barn')],
  BCAP: [given('BCAP', 'barn')],
  BCWR: [given('BCWR', 'barn')],
  BCNA: [given('BCNA', 'barn')],
  BCWA: [given('BCWA', 'barn')],
};
const states = {
  none: [removed('anna')],
  ...history,
  'COM with its lesson': [marked('anna', 'COM', { withLesson: true })],
} as const;
type State = keyof typeof states;

const codeIn = (state: State) => (state === 'COM with its lesson' ? 'COM' : state);
const rosterIn = (state: State): Roster => stateAfter(rosterStream, [enrolled('anna'), ...states[state]]);

/** Places that behave alike: `left` gave nothing, `paid out` issued something, `barn` went with the lesson. */
const GROUPS = ['none', 'held', 'left', 'issued', 'barn'] as const;
type Group = (typeof GROUPS)[number];
function groupOf(state: State): Group {
  const code = codeIn(state);
  if (code === 'none') return 'none';
  if (code === 'SCH' || code === 'COM') return 'held';
  if (isBarnAction(code)) return 'barn';
  return ACTIONS[code].compensation === 'none' ? 'left' : 'issued';
}

const factsIn = (state: State) =>
  placeFacts('anna', { code: codeIn(state), lessonIsCancelled: groupOf(state) === 'barn' });
const cancelling = (state: State, by: 'staff' | 'family', action?: string, now = LONG_BEFORE) =>
  decideCancellation(
    {
      ...cancellation({ by, now }),
      by,
      ...(action !== undefined && { action }),
      place: factsIn(state),
      cover: PACKAGE,
      terms: TERMS,
      clientsCanCancel: true,
      notify: false,
      messageId: null,
    },
    rosterIn(state),
  );
const booking = (state: State) =>
  decideEnrolment(
    {
      lessonPersonId: 'again',
      by: 'staff',
      lesson: lesson({ isCancelled: groupOf(state) === 'barn' }),
      student: student('anna'),
      makeups: [],
      terms: BOOKING_TERMS,
      elsewhere: [],
      now: LONG_BEFORE,
      notify: false,
      messageId: null,
    },
    rosterIn(state),
  );
const callingOff = (state: State, action: string) =>
  decideRosterCancellation(
    {
      lessonId: LESSON,
      date: '2026-11-24',
      title: 'Beginner group',
      action,
      reason: 'WEA',
      ruledBy: null,
      dates: {},
      notify: false,
      messageId: null,
      places: byPlace(factsIn(state)),
      terms: TERMS,
      now: LONG_BEFORE,
      today: TODAY,
    },
    activePlaces(rosterIn(state)),
  );
const horse = {
  lessonPersonId: ANNA,
  lessonId: LESSON,
  horseId: 'biscuit',
  horse: { name: 'Biscuit', isActive: true },
};

type Expected = Readonly<Record<Group, string>>;
interface Transition {
  /** In `commands/`. */
  readonly command: string;
  readonly decide: (state: State) => readonly { type: string }[];
  /** The code that the place has afterwards, `nothing`, `gone`, an event that leaves it, or a refusal. */
  readonly becomes: Expected;
  /** Where one state of a group differs. */
  readonly but?: Readonly<Partial<Record<State, string>>>;
}
/** Once more the same is nothing. */
const unlessSame = (code: StatusCode, rest: Transition['but'] = {}) => ({ ...rest, [code]: 'nothing' });

const transitions: Readonly<Record<string, Transition>> = {
  'is booked': {
    command: 'enrol-student',
    decide: booking,
    becomes: { none: 'SCH', held: 'already_booked', left: 'SCH', issued: 'SCH', barn: 'lesson_cancelled' },
  },
  ...Object.fromEntries(
    STUDENT_ACTIONS.map((code): [string, Transition] => [
      `is cancelled by staff, ${code}`,
      {
        command: 'cancel-student',
        decide: (state) => cancelling(state, 'staff', code),
        becomes: { none: 'not_found', held: code, left: code, issued: code, barn: code },
        but: unlessSame(code),
      },
    ]),
  ),
  'is cancelled by the family in time': {
    command: 'cancel-student',
    decide: (state) => cancelling(state, 'family'),
    becomes: { none: 'not_found', held: 'CWP', left: 'nothing', issued: 'nothing', barn: 'lesson_cancelled' },
  },
  'is cancelled by the family too late': {
    command: 'cancel-student',
    decide: (state) => cancelling(state, 'family', undefined, hoursBefore(2)),
    becomes: { none: 'not_found', held: 'CNM', left: 'nothing', issued: 'nothing', barn: 'lesson_cancelled' },
  },
  ...Object.fromEntries(
    ATTENDANCE_CODES.map((code): [string, Transition] => [
      `is marked ${code}`,
      {
        command: 'mark-attendance',
        decide: (state) => decideAttendance({ code, place: factsIn(state), cover: PACKAGE }, rosterIn(state)),
        becomes: { none: 'not_found', held: code, left: code, issued: 'place_cancelled', barn: 'lesson_cancelled' },
        but: unlessSame(code, code === 'COM' ? { 'COM with its lesson': 'nothing' } : {}),
      },
    ]),
  ),
  'goes with its lesson, which is completed': {
    command: 'complete-rosters',
    decide: (state) => decideCompletion(LESSON, rosterIn(state), byPlace(factsIn(state))),
    becomes: { none: 'nothing', held: 'nothing', left: 'nothing', issued: 'nothing', barn: 'nothing' },
    but: { SCH: 'COM' },
  },
  'goes with its lesson, which is not completed after all': {
    command: 'reopen-rosters',
    decide: (state) => decideReopening(LESSON, rosterIn(state), byPlace(factsIn(state))),
    becomes: { none: 'nothing', held: 'nothing', left: 'nothing', issued: 'nothing', barn: 'nothing' },
    but: { 'COM with its lesson': 'SCH' },
  },
  ...Object.fromEntries(
    BARN_ACTIONS.map((code): [string, Transition] => [
      `goes with its lesson, which the barn cancels, ${code}`,
      {
        command: 'cancel-rosters',
        decide: (state) => callingOff(state, code),
        becomes: { none: 'nothing', held: code, left: 'nothing', issued: 'nothing', barn: 'nothing' },
      },
    ]),
  ),
  'comes back with its lesson, whose cancellation is taken back': {
    command: 'reinstate-rosters',
    decide: (state) =>
      decideReinstatement({ lessonId: LESSON, runId: 'run', notify: false }, rosterIn(state), {
        places: byPlace(factsIn(state)),
        toCard: new Set(),
      }),
    becomes: { none: 'nothing', held: 'nothing', left: 'nothing', issued: 'nothing', barn: 'SCH' },
  },
  'is filled again, or its lesson begins': {
    command: 'settle-filling',
    decide: (state) =>
      decideFilling(
        { places: byPlace(factsIn(state)), terms: TERMS, startsAt: LONG_BEFORE, now: LONG_BEFORE },
        rosterIn(state),
      ),
    becomes: { none: 'nothing', held: 'nothing', left: 'nothing', issued: 'nothing', barn: 'nothing' },
  },
  'goes with its lesson, which is deleted': {
    command: 'clear-rosters',
    decide: (state) => decideClearing({ lessonId: LESSON, notify: false }, rosterIn(state)),
    becomes: { none: 'nothing', held: 'gone', left: 'gone', issued: 'gone', barn: 'gone' },
  },
  'is taken out of the lesson': {
    command: 'remove-student',
    decide: (state) =>
      decideRemoval({
        places: [{ lessonPersonId: ANNA, lessonId: LESSON }],
        rosters: new Map([[LESSON, rosterIn(state)]]),
        notify: false,
      }),
    becomes: { none: 'nothing', held: 'gone', left: 'nothing', issued: 'nothing', barn: 'nothing' },
  },
  'is another record’s of the same rider': {
    command: 'hand-over-places',
    decide: (state) => decideHandingOver(LESSON, rosterIn(state), new Map([['anna', 'twin of anna']])),
    becomes: {
      none: 'nothing',
      held: 'PlaceHandedOver',
      left: 'PlaceHandedOver',
      issued: 'PlaceHandedOver',
      barn: 'PlaceHandedOver',
    },
  },
  'gets a horse': {
    command: 'assign-horse',
    decide: (state) => decideHorseAssignment(horse, rosterIn(state)),
    becomes: {
      none: 'not_found',
      held: 'HorseAssigned',
      left: 'place_cancelled',
      issued: 'place_cancelled',
      barn: 'place_cancelled',
    },
  },
  'gets a horse for one that is off work': {
    command: 'take-horse-off',
    decide: (state) => {
      const handover = { lessonPersonId: ANNA, seen: null, horseId: 'biscuit' };
      return decideHorseHandover([handover], new Map([[LESSON, rosterIn(state)]]), new Map([['biscuit', horse.horse]]))
        .events;
    },
    becomes: { none: 'nothing', held: 'HorseAssigned', left: 'nothing', issued: 'nothing', barn: 'nothing' },
  },
  'is confirmed by the family': {
    command: 'confirm-place',
    decide: (state) => decideConfirmation(factsIn(state), rosterIn(state), LONG_BEFORE),
    becomes: {
      none: 'not_found',
      held: 'PlaceConfirmed',
      left: 'answer_cancelled',
      issued: 'answer_cancelled',
      barn: 'answer_cancelled',
    },
  },
  'is marked paid': {
    command: 'mark-paid',
    decide: (state) => decidePaid(state === 'none' ? [] : [factsIn(state)], true),
    becomes: { none: 'nothing', held: 'PaidMarked', left: 'PaidMarked', issued: 'PaidMarked', barn: 'PaidMarked' },
  },
};

/** Commands that move no place from one state to another: they make places, or concern horses, registrations and warnings. */
const OTHERS = [
  'book-publicly',
  'advance-no-shows',
  'book-dates',
  'add-horse',
  'assign-tack',
  'remove-horse',
  'copy-rosters',
  'enrol-in-series',
  'fill-rosters',
  'deregister-student',
  'release-places',
  'open-registration',
  'write-policy',
  'register-students',
  'answer-registration',
  'check-lessons',
  'take-staff-off',
  'keep-guest-place',
  'leave-no-shows',
  'run-guest-places',
  'join-waiting-list',
  'leave-waiting-list',
  'order-waiting-list',
  'run-waiting-lists',
  'begin-next-season',
  'leave-session-list',
  'run-session-lists',
  'join-session-list',
  'order-session-list',
  'offer-session-place',
  'set-session-places',
  'take-offer',
];

function outcome({ decide }: Transition, state: State): string {
  const before = rosterIn(state);
  const code = (roster: Roster) => (roster.places.again ?? roster.places[ANNA])?.code;
  try {
    const events = decide(state) as readonly RosterEvent[];
    const [first] = events;
    if (!first) return 'nothing';
    const after = stateAfter(rosterStream, [enrolled('anna'), ...states[state], ...events]);
    if (Object.keys(after.places).length === 0) return 'gone';
    const isLeftAsItWas = after.places.again === undefined && code(after) === code(before);
    return isLeftAsItWas ? first.type.replace('enrollment.', '') : (code(after) ?? 'gone');
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const commandsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('extends barnCommand'))
    .map((file) => file.replace('.ts', ''));

const pairs = Object.entries(transitions).flatMap(([name, transition]) =>
  (Object.keys(states) as State[]).map((state) => ({
    name,
    state,
    transition,
    expected: transition.but?.[state] ?? transition.becomes[groupOf(state)],
  })),
);

// R092 R095-R118 R127 R236 C07 C20 C21
describe('every state of a place, and what becomes of it by everything that may happen', () => {
  it.each(pairs)('$state $name: $expected', ({ state, transition, expected }) =>
    expect(outcome(transition, state)).toBe(expected),
  );

  it('no command is missing from the table', () => {
    const told = [...Object.values(transitions).map(({ command }) => command), ...OTHERS];
    expect(commandsIn(path.join(import.meta.dirname, '../commands')).toSorted()).toEqual([...new Set(told)].toSorted());
  });
});
