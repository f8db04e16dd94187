import { Route, Routes, useNavigate } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLesson, aRider } from '@/day/testing/builders';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import AddEvent from './AddEvent';

const section = {
  id: 's1',
  name: 'Beginner group',
  duration: 60,
  max_enrollment: 6,
  program_id: 'p1',
  instructor_id: 'i1',
  location_id: 'a1',
  product_id: null,
};
const options = {
  section: [section],
  location: [{ id: 'a1', name: 'Indoor' }],
  instructor: [{ id: 'i1', name: 'Maya Reyes' }],
  student: [
    { id: 'st1', name: 'Anna Kowalska', account_name: null },
    { id: 'st2', name: 'Leo Park', account_name: null },
  ],
  horse: [
    { id: 'h1', name: 'Biscuit' },
    { id: 'h2', name: 'Comet' },
  ],
  program: [],
  program_type: [],
  task: [],
};
const day = {
  lessons: [aLesson({ id: 'l2', title: 'Jumping' })],
  LessonStudents: [aRider({ lesson_date_time_id: 'l2' })],
  LessonHorses: [],
  tasks: [],
};

const Adding = () => {
  const navigate = useNavigate();
  return <AddEvent onClose={() => void navigate('/daysheet')} />;
};

const open = (answers: Answers = {}) => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const screens = (
    <Routes>
      <Route path="/add/newevent" element={<Adding />} />
      <Route path="*" element="the day sheet" />
    </Routes>
  );
  const { calls } = openScreen(screens, {
    at: '/add/newevent?at=2026-11-24T16:00&for_section=s1',
    answers: {
      'options/index': () => ({ options }),
      'lessons/index': () => day,
      'lessons/createSingleLesson': () => ({ warnings: [] }),
      ...answers,
    },
  });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { confirm, sent };
};

const clients = () => screen.findByRole('combobox', { name: 'CLIENTS' });
const choose = async (name: string) => {
  const field = await clients();
  fireEvent.change(field, { target: { value: name } });
  await screen.findByRole('option', { name: new RegExp(name) });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
};

describe('adding an event', () => {
  it('takes the rider that Enter was pressed for, and saves by its button alone', async () => {
    const { sent } = open();
    await choose('Leo');
    screen.getByRole('button', { name: 'Leo Park' });
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Save Event' }));
    await screen.findByText('the day sheet');
    expect(sent()).toMatchObject([{ students: ['st2'], section_id: 's1', start: '2026-11-24 16:00' }]);
  });

  it('offers those of its section first, and all others as well (R040 R041)', async () => {
    open({
      'options/index': () => ({ options: { ...options, section: [{ ...section, has_horses: 1, has_students: 1 }] } }),
      'section_students/index': () => ({ list: [{ id: 'st2', name: 'Leo Park' }] }),
      'section_horses/index': () => ({ list: [{ id: 'h2', name: 'Comet' }] }),
    });
    const offered = async (label: string) => {
      const field = await screen.findByRole('combobox', { name: label });
      fireEvent.mouseDown(field);
      await screen.findByText('Of this section');
      const names = within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      fireEvent.blur(field);
      return names;
    };
    expect(await offered('CLIENTS')).toEqual(['Leo Park', 'Anna Kowalska']);
    expect(await offered('HORSES')).toEqual([expect.stringContaining('Comet'), expect.stringContaining('Biscuit')]);
  });

  it('is not thrown away unasked once it is filled in, by Escape or Cancel', async () => {
    const { confirm } = open();
    const field = await choose('Leo');
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
    screen.getByRole('button', { name: 'Leo Park' });
  });

  it('is left unasked where nothing is filled in', async () => {
    const { confirm } = open();
    fireEvent.keyDown(await clients(), { key: 'Escape' });
    await screen.findByText('the day sheet');
    expect(confirm).not.toHaveBeenCalled();
  });

  it('says before it is saved who and what is wanted elsewhere, and is saved all the same', async () => {
    const warnings = [{ code: 'rider_double_booked', message: 'Anna Kowalska is also in Jumping at 16:00' }];
    const { sent } = open({ 'lessons/createSingleLesson': () => ({ warnings }) });
    await choose('Anna');
    await screen.findByText('Anna Kowalska', { selector: '.clash strong' });
    expect(screen.getAllByText(/is already (in|taken by) Jumping, 16:00–17:00/)).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Save Event' }));
    await screen.findByText(/Anna Kowalska is also in Jumping at 16:00/);
    expect(sent()).toHaveLength(1);
  });

  it('offers rested horses first, and says where the others are wanted', async () => {
    open();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'HORSES' }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Cometrested', 'BiscuitJumping, 16:00–17:00']),
    );
  });
});
