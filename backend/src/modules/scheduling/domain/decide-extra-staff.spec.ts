import { givenPlanned, QUIET } from '../test/given.js';
import { decideExtraStaffAddition, decideExtraStaffRemoval } from './decide-extra-staff.js';

const maya = { id: 'row-1', taskId: 'lead', instructorId: 'maya' };
const lesson = givenPlanned({ extraStaff: [maya] });
const add = (taskId: string, instructorId: string) =>
  decideExtraStaffAddition(lesson, { taskId, instructorId }, () => 'row-2', QUIET);
const remove = (taskId: string, instructorId: string) =>
  decideExtraStaffRemoval(lesson, { taskId, instructorId }, QUIET);
const staffIn = (events: ReturnType<typeof add>) => events.map(({ data }) => 'extraStaff' in data && data.extraStaff);

// R073
describe('extra staff of a lesson', () => {
  it('are pairs of a person and a task, behind those who help already', () =>
    expect(staffIn(add('lead', 'tom'))).toEqual([[maya, { id: 'row-2', taskId: 'lead', instructorId: 'tom' }]]));
  it('may have several tasks', () =>
    expect(staffIn(add('groom', 'maya'))).toEqual([[maya, { id: 'row-2', taskId: 'groom', instructorId: 'maya' }]]));
  it('have each task once', () => expect(add('lead', 'maya')).toEqual([]));
  it('are removed by person and task', () => expect(staffIn(remove('lead', 'maya'))).toEqual([[]]));
  it('stay when somebody else goes, or another task', () => {
    expect(remove('lead', 'tom')).toEqual([]);
    expect(remove('groom', 'maya')).toEqual([]);
  });
});
