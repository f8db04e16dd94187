import { cancellation, enrolled, given, hoursBefore, PACKAGE } from '../test/given.js';
import { cancellationOutcome } from './cancellation-policy.js';
import { decideAttendance } from './decide-attendance.js';
import {
  ACTIONS,
  cancelLabel,
  isAttendanceCode,
  isBarnAction,
  isCancelCode,
  issuesPackages,
  isStudentAction,
  statusName,
} from './status.js';

/** A scheduled place that a package covers, given this code by whoever may: whether it is given up, its unit, and what is issued. */
function after(code: string) {
  if (!isAttendanceCode(code)) {
    const by = isBarnAction(code) ? 'barn' : code === 'CNM' ? 'family' : 'staff';
    const inside = code === 'CNM' ? { now: hoursBefore(2) } : { requested: code };
    const outcome = cancellationOutcome(cancellation({ by, cover: PACKAGE, ...inside }));
    expect(outcome.code).toBe(code);
    return [true, outcome.unit, outcome.compensation];
  }
  const anna = { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', studentId: 'anna', date: '2026-11-24' };
  const place = { ...anna, lessonIsCancelled: false };
  // Scheduled is what a place is to begin with.
  const [marked] = code === 'SCH' ? [] : decideAttendance({ code, place, cover: PACKAGE }, given(enrolled('anna')));
  return [marked?.data.isCancelled ?? false, marked?.data.unit ?? 'used', 'none'];
}

describe('every state of a place, from scheduled', () => {
  it.each([
    ['R095', 'SCH', 'Scheduled', false, 'used', 'none'],
    ['R096', 'COM', 'Completed', false, 'used', 'none'],
    ['R097', 'CAN', 'Cancelled', true, 'released', 'none'],
    ['R098', 'RSC', 'Rescheduled', true, 'released', 'none'],
    ['R099 R112', 'CWM', 'Cancelled with makeup', true, 'used', 'makeup'],
    ['R100 R108', 'CWP', 'Cancelled and added back to package', true, 'released', 'none'],
    ['R101 R106', 'CLC', 'Late cancel', true, 'used', 'none'],
    ['R102 R107', 'CNS', 'No show', true, 'used', 'none'],
    ['R103 R109', 'CNA', 'Cancelled, no action', true, 'used', 'none'],
    ['R104 R113', 'CWC', 'Cancel with invoice credit', true, 'used', 'credit'],
    ['R105', 'CNM', 'Student cancel, insufficient notice', true, 'used', 'none'],
    ['R110', 'CWR', 'Cancelled with refund', true, 'used', 'refund'],
    ['R111', 'CWA', 'Cancelled with single-lesson package', true, 'used', 'single_lesson'],
    ['R114', 'BCWM', 'Barn Cancel', true, 'used', 'makeup'],
    ['R115', 'BCAP', 'Barn Cancel', true, 'released', 'none'],
    ['R116', 'BCWR', 'Barn Cancel', true, 'used', 'refund'],
    ['R117', 'BCNA', 'Barn Cancel', true, 'used', 'none'],
    ['R118', 'BCWA', 'Barn Cancel', true, 'used', 'single_lesson'],
  ])('%s: %s is “%s”; given up: %s, the unit is %s, issued: %s', (_rule, code, name, givenUp, unit, issued) => {
    expect(statusName(code)).toBe(name);
    expect(isCancelCode(code)).toBe(givenUp);
    expect(after(code)).toEqual([givenUp, unit, issued]);
  });

  // C06
  it('reads as no action where nothing was given in fact', () => {
    expect([statusName('CWC', 'none'), statusName('CWM', 'none'), statusName('CWR', 'none')]).toEqual(
      Array(3).fill('Cancelled, no action'),
    );
    expect([statusName('CWC', 'credit'), statusName('CLC', 'none')]).toEqual([
      'Cancel with invoice credit',
      'Late cancel',
    ]);
  });

  it('is the barn’s where the barn cancelled, and a place without one is scheduled (R126)', () => {
    expect([cancelLabel('CLC'), cancelLabel('CLC', true), cancelLabel('BCNA')]).toEqual([
      'Student Cancel',
      'Barn Cancel',
      'Barn Cancel',
    ]);
    expect([statusName(''), statusName('XYZ')]).toEqual(['Scheduled', 'XYZ']);
  });

  it('issues a package for a makeup and a single lesson alone (R124)', () =>
    expect(
      Object.keys(ACTIONS)
        .filter((code) => issuesPackages(code as keyof typeof ACTIONS))
        .sort(),
    ).toEqual(['BCWA', 'BCWM', 'CWA', 'CWM']));

  // R105 C14
  it('the one that only the system gives is no choice of staff', () => {
    expect([isStudentAction('CNM'), isAttendanceCode('CNM'), isBarnAction('CNM')]).toEqual([false, false, false]);
  });
});
