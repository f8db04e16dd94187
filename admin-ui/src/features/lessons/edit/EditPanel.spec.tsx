import { Route, Routes, useNavigate } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLesson } from '@/data/day/testing/builders';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import ClientPage from '@/features/clients/home/ClientBesideLesson';
import EditEvent from './EditEvent';

const lessons = (lesson_is_cancelled: 0 | 1) => ({
  lessons: [aLesson({ lesson_is_cancelled })],
  LessonStudents: [],
  LessonHorses: [],
  tasks: [],
});

const OpenLesson = () => {
  const navigate = useNavigate();
  return (
    <EditEvent
      onClose={() => void navigate('/calendarGroup')}
      path={() => '/calendarGroup/edit/l1'}
      ClientPage={ClientPage}
    />
  );
};

const open = (answers: Answers = {}) => {
  const screens = (
    <Routes>
      <Route path="/calendarGroup/edit/:hid/*" element={<OpenLesson />} />
      <Route path="*" element="the calendar" />
    </Routes>
  );
  return openScreen(screens, {
    at: '/calendarGroup/edit/l1',
    answers: { 'lessons/index': () => lessons(0), ...answers },
  });
};

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
};

describe('by keyboard, an open lesson', () => {
  it('keeps the focus where it was worked, and Escape leaves the form before the lesson', async () => {
    const { address } = open();
    await press('Edit TITLE');
    const field = await screen.findByLabelText('Title');
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.keyDown(field, { key: 'Escape' });
    const again = await screen.findByRole('button', { name: 'Edit TITLE' });
    expect(document.activeElement).toBe(again);
    expect(address()).toBe('/calendarGroup/edit/l1');
    fireEvent.keyDown(again, { key: 'Escape' });
    await screen.findByText('the calendar');
  });

  it('goes on beside the button that a cancelled lesson has no more', async () => {
    let lesson_is_cancelled: 0 | 1 = 0;
    const preview = { allowed: 1, reason: null, sentence: 'Nobody is booked.', students: [] };
    open({
      'lessons/index': () => lessons(lesson_is_cancelled),
      'lessons/previewCancel': () => preview,
      'lessons/cancel': () => lessons((lesson_is_cancelled = 1)),
    });
    await press('Cancel lesson…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel lesson' }));
    await dialog.findByText('Nobody is booked.');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel this lesson' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel lesson…' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('More'));
  });
});
