import { TakeStaffOff } from '../../src/modules/enrollment/commands/take-staff-off.js';
import { WithdrawTimeOff } from '../../src/modules/people/commands/answer-time-off.js';
import { AskTimeOff } from '../../src/modules/people/commands/ask-time-off.js';
import { SetWeeklyHours } from '../../src/modules/people/commands/set-weekly-hours.js';
import { Hire } from '../../src/modules/people/commands/hire.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import type { populate } from './random-barn.js';
import type { Does, Step } from './random-steps.js';

/** Days off that are asked for, changed, approved with a lesson that goes along, taken back and withdrawn; and noted unasked. */
export function timeOffDeeds(does: Does, { admin, instructorActor, single }: Awaited<ReturnType<typeof populate>>) {
  return [
    async ({ how }: Step) => {
      const { instructorId } = await does(admin, Hire, { firstName: `Cover ${how}`, lastName: 'Tructor' });
      const start = { date: `2190-01-${10 + (how % 20)}`, time: '10:00' };
      const nobody = { studentIds: [], horseIds: [], extraStaff: [] };
      const [lessonId = ''] = await does(admin, ScheduleLesson, { sectionId: single, start, ...nobody, instructorId });
      const day = { from: start.date, until: start.date, startTime: '09:00', endTime: `1${how % 10}:30` };
      const timeOffId = await does(instructorActor, AskTimeOff, { ...day, reason: `Dentist ${how}` });
      await does(instructorActor, AskTimeOff, { ...day, timeOffId, startTime: null, endTime: null, reason: null });
      const answer = { timeOffId, answer: `Enjoy ${how}` };
      await does(admin, TakeStaffOff, {
        timeOff: { answer: { ...answer, state: 'approved', seen: 'asked' } },
        handovers: [{ lessonId, seen: instructorId, instructorId: null }],
      });
      await does(admin, TakeStaffOff, {
        timeOff: { answer: { ...answer, state: 'asked', seen: 'approved' } },
        handovers: [{ lessonId, seen: null, instructorId }],
      });
      await does(instructorActor, WithdrawTimeOff, { timeOffId });
      await does(admin, TakeStaffOff, { timeOff: { noted: { instructorId, ...day, reason: null } }, handovers: [] });
      const hours = [{ weekday: 1 + (how % 7), from: '09:00', until: `1${how % 10}:30` }];
      await does(admin, SetWeeklyHours, { instructorId, hours });
      if (how % 3 === 0) await does(admin, SetWeeklyHours, { instructorId, hours: [] });
    },
  ];
}
