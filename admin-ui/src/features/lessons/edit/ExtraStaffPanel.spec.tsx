import { fireEvent, screen, within } from '@testing-library/react';
import { aLesson } from '@/data/day/testing/builders';
import { someOptions } from '@/testing/options';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import type { Reach } from '../Reach';
import { EditingContext } from './edit-context';
import { ExtraStaffPanel } from './ExtraStaffPanel';
import { anEditing } from './testing/editing';

const options = someOptions({
  instructor: [
    { id: 'i1', name: 'Maya Reyes', person_id: 'p1' },
    { id: 'i2', name: 'Tom Becker', person_id: 'p2' },
  ],
  task: [{ id: 'k1', name: 'Leader' }],
});
const tom = {
  id: 'x1',
  lesson_date_time_id: 'l1',
  task_id: 'k1',
  task_name: 'Leader',
  instructor_id: 'i2',
  instructor_name: 'Tom Becker',
};
const changed = { lesson: aLesson(), lessons: [], LessonStudents: [], LessonHorses: [], tasks: [], warnings: [] };

const open = (answers: Answers = {}, codes?: readonly string[], reach: Reach = 'later') => {
  const editing = anEditing({ tasks: [tom] }, { reach, path: (sub) => sub });
  const { calls } = openScreen(
    <EditingContext value={editing}>
      <ExtraStaffPanel />
    </EditingContext>,
    { ...(codes && { as: { type: 'INS', codes } }), answers: { 'options/index': () => ({ options }), ...answers } },
  );
  return { sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]) };
};

describe('extra staff of a lesson', () => {
  it('are added with their task, both of which are needed (R073)', async () => {
    const asked = jest.fn(() => ({ warnings: [] }));
    const { sent } = open({ 'lesson_staffs/create': () => changed, 'lessons/warnings': asked });
    fireEvent.click(await screen.findByRole('button', { name: 'Add EXTRA STAFF' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Staff/Volunteer' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Staff can not be empty');
    dialog.getByText('Task can not be empty');
    expect(sent()).toEqual([]);
    await dialog.findByRole('option', { name: 'Maya Reyes' });
    fireEvent.change(dialog.getByRole('combobox', { name: 'Staff' }), { target: { value: 'i1' } });
    fireEvent.change(dialog.getByRole('combobox', { name: 'Task' }), { target: { value: 'k1' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await screen.findByText('Successfully added to event: Maya Reyes');
    expect(sent()).toEqual([
      ['lesson_staffs/create', { lesson_date_time_id: 'l1', instructor_id: 'i1', task_id: 'k1', applyToFuture: 1 }],
    ]);
  });

  it('are warned of before they are added, as far as the change goes, and why is taken along (F21)', async () => {
    const message = 'Maya Reyes is also in Jumping at 16:30 on Tue 24 Nov';
    const asked: Record<string, string>[] = [];
    const { sent } = open({
      'lesson_staffs/create': () => changed,
      'lessons/warnings': ({ query }) => {
        asked.push(Object.fromEntries(query));
        return { warnings: [{ code: 'instructor_double_booked', about_name: 'Maya Reyes', message }] };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add EXTRA STAFF' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Staff/Volunteer' }));
    await dialog.findByRole('option', { name: 'Maya Reyes' });
    fireEvent.change(dialog.getByRole('combobox', { name: 'Staff' }), { target: { value: 'i1' } });
    await dialog.findByText(/is also in Jumping at 16:30/);
    expect(asked.at(-1)).toMatchObject({
      id: 'l1',
      only: '1',
      applyToFuture: '1',
      staff: expect.stringContaining('i1'),
    });
    fireEvent.change(dialog.getByRole('textbox', { name: /Why go on/ }), { target: { value: 'Half an hour each' } });
    fireEvent.change(dialog.getByRole('combobox', { name: 'Task' }), { target: { value: 'k1' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await screen.findByText('Successfully added to event: Maya Reyes');
    expect(sent()[0]?.[1]).toMatchObject({ override_reason: 'Half an hour each' });
  });

  it('are removed from one lesson, and put back by a click', async () => {
    const answers = { 'lesson_staffs/delete': () => changed, 'lesson_staffs/create': () => changed };
    const { sent } = open(answers, undefined, 'one');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Tom Becker' }));
    await screen.findByText('Tom Becker was removed from this lesson');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Successfully added to event: Tom Becker');
    expect(sent()).toEqual([
      ['lesson_staffs/delete', { id: 'x1', applyToFuture: 0 }],
      ['lesson_staffs/create', { lesson_date_time_id: 'l1', instructor_id: 'i2', task_id: 'k1' }],
    ]);
  });

  it('are removed from all later lessons once that was asked (R083)', async () => {
    const { sent } = open({ 'lesson_staffs/delete': () => changed });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Tom Becker' }));
    const question = await screen.findByRole('dialog', { name: 'Remove Tom Becker from this and all later lessons?' });
    expect(sent()).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Tom Becker was removed from this and all later lessons');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(sent()).toEqual([['lesson_staffs/delete', { id: 'x1', applyToFuture: 1 }]]);
  });

  it('stay as they are for staff without the permission (A04)', async () => {
    open({}, ['STAFF_CAN_VIEW_CALENDAR']);
    await screen.findByText(/, Leader/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
