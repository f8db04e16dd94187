import { canCall, canOpen, canSend, isHeldTo, type Claims, type Visitor } from '@leadline/api-client';
import { mayAct } from './access';

const somebody = (user_type_code: Claims['user_type_code'], ...codes: string[]): Visitor => ({
  claims: { user_type_code },
  codes,
});
const nobody: Visitor = { claims: null, codes: [] };

describe('a call', () => {
  it('is open to an administrator, whatever permission it asks of staff', () => {
    expect(canCall('lesson_people/create', somebody('ADM'))).toBe(true);
    expect(canCall('POST rest/horses', somebody('ADM'))).toBe(true);
    expect(canCall('super/jobs/retry', somebody('ADM'))).toBe(false);
  });

  it('is open to staff with one of its permissions', () => {
    expect(canCall('lesson_people/create', somebody('INS', 'STAFF_CAN_ADD_STUDENTS'))).toBe(true);
    expect(canCall('lesson_people/create', somebody('INS', 'STAFF_CAN_VIEW_CALENDAR'))).toBe(false);
    expect(canCall('options/index', somebody('INS'))).toBe(true);
    expect(canCall('lesson_people/markPaid', somebody('INS', 'STAFF_CAN_VIEW_CALENDAR'))).toBe(false);
  });

  it('is open to families and the platform where it says so, and never to nobody', () => {
    expect(canCall('lesson_people/cancelStudent', somebody('STU'))).toBe(true);
    expect(canCall('lessons/update', somebody('STU', 'STAFF_CAN_VIEW_CALENDAR'))).toBe(false);
    expect(canCall('super/jobs/retry', somebody('SPR'))).toBe(true);
    expect(canCall('options/index', nobody)).toBe(false);
  });
});

describe('a field of a call', () => {
  const planner = somebody('INS', 'STAFF_CAN_VIEW_CALENDAR');
  it('needs its own permission of staff beside that of the call', () => {
    expect(canSend('lessons/createSingleLesson', 'horses', planner)).toBe(false);
    expect(canSend('lessons/createSingleLesson', 'horses', somebody('INS', 'STAFF_CAN_ADD_HORSES'))).toBe(false);
    const both = somebody('INS', 'STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ADD_HORSES');
    expect(canSend('lessons/createSingleLesson', 'horses', both)).toBe(true);
  });

  it('is an administrator’s without', () =>
    expect(canSend('lessons/createSingleLesson', 'taskStaff', somebody('ADM'))).toBe(true));
});

describe('a restriction', () => {
  it.each([
    ['staff who have it', somebody('INS', 'STAFF_RESTRICT_ADD_STUDENTS_SELF'), true],
    ['no staff who have another', somebody('INS', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'), false],
    ['no administrator', somebody('ADM', 'STAFF_RESTRICT_ADD_STUDENTS_SELF'), false],
    ['families', somebody('STU'), true],
    ['whoever is not known', nobody, true],
  ])('binds %s (A01 A02)', (_, visitor, binds) =>
    expect(isHeldTo('STAFF_RESTRICT_ADD_STUDENTS_SELF', visitor)).toBe(binds),
  );
});

describe('a screen', () => {
  it('opens to administrators and to staff with its permission', () => {
    expect(canOpen('calendar', somebody('ADM'))).toBe(true);
    expect(canOpen('calendar', somebody('INS', 'STAFF_CAN_VIEW_CALENDAR'))).toBe(true);
    expect(canOpen('daysheet', somebody('INS', 'STAFF_CAN_VIEW_CALENDAR'))).toBe(false);
    expect(canOpen('calendar', somebody('STU', 'STAFF_CAN_VIEW_CALENDAR'))).toBe(false);
    expect(canOpen('calendar', nobody)).toBe(false);
  });
});

describe('a family', () => {
  const family = somebody('STU', 'STAFF_CAN_VIEW_CALENDAR');

  it('has none of staff’s screens; the calendar is a component of theirs (R206)', () => {
    const screens = ['calendar', 'daysheet', 'notesReview', 'staffNotes'] as const;
    expect(screens.filter((screen) => canOpen(screen, family))).toEqual([]);
    expect(canOpen('calendar', somebody('INS', 'STAFF_CAN_VIEW_CALENDAR'))).toBe(true);
    expect(canOpen('calendar', somebody('ADM'))).toBe(true);
  });
});

describe('what the lists ask', () => {
  const reader = somebody('INS', 'STAFF_CAN_ACCESS_HORSE_LIST');
  it.each([
    ['list', true],
    ['show', true],
    ['create', false],
    ['edit', false],
    ['delete', false],
  ])('%s of horses is %s for staff who may see them', (action, expected) =>
    expect(mayAct({ resource: 'horses', action }, reader)).toBe(expected),
  );

  it('is refused where the server has no such call', () => {
    expect(mayAct({ resource: 'dragons', action: 'list' }, somebody('ADM'))).toBe(false);
    expect(mayAct({ resource: 'students', action: 'delete' }, somebody('ADM'))).toBe(false);
  });

  it('may be about a screen', () =>
    expect(mayAct({ resource: 'calendar', action: 'list' }, somebody('INS', 'STAFF_CAN_VIEW_CALENDAR'))).toBe(true));
});
