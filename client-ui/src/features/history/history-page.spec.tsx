import { fireEvent, screen, within } from '@testing-library/react';
import type { ClientLesson } from '../../requests/client-lesson';
import { openPage, withBarn } from '../../testing/family';
import { lesson, longName } from '../../testing/rows';
import { never, refuse, type Answers } from '../../testing/server';

const past = (...rows: readonly Partial<ClientLesson>[]): Answers => ({
  'students/lessonHistory': () => ({ data: rows.map(lesson), makeups: [], size: rows.length }),
});
const rowOf = async (time: string) => {
  const row = (await screen.findByText(time)).closest('li');
  if (!row) throw new Error(`${time} stands in no list.`);
  return within(row);
};

it('lists what was ridden by month, with the word for how it ended', async () => {
  openPage(
    '/history',
    past(
      { id: 'a', lesson_person_id: 'a', enrollment_status_code: 'COM', enrollment_status_name: 'Completed' },
      {
        id: 'b',
        lesson_person_id: 'b',
        scheduled_date: '2036-10-28',
        enrollment_status_code: 'CLC',
        enrollment_status_name: 'Late cancel',
        student_is_cancelled: 1,
        cancel_label: 'Student Cancel',
        cancellation_note: 'a cold',
      },
    ),
  );
  expect((await rowOf('Tue 25 Nov, 16:00')).getByText('Completed')).toBeTruthy();
  const late = await rowOf('Tue 28 Oct, 16:00');
  expect(late.getByText('Student Cancel · Late cancel')).toBeTruthy();
  expect(late.getByText('a cold')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'November 2036',
    'October 2036',
  ]);
});

it('offers nothing to cancel (R128)', async () => {
  openPage('/history', past({}));
  await rowOf('Tue 25 Nov, 16:00');
  expect(screen.queryByRole('link', { name: /Cancel/ })).toBeNull();
});

it('keeps the barn’s notes to itself unless the barn shows them (R211)', async () => {
  openPage('/history', past({ lesson_notes: 'bring gloves' }));
  await rowOf('Tue 25 Nov, 16:00');
  expect(screen.queryByText('bring gloves')).toBeNull();
});

it('shows the barn’s notes where it does', async () => {
  openPage('/history', {
    ...past({ lesson_notes: 'bring gloves' }),
    ...withBarn({ show_general_lesson_notes_on_client_page: 1 }),
  });
  expect((await rowOf('Tue 25 Nov, 16:00')).getByText('bring gloves')).toBeTruthy();
});

it('leads ahead where nothing was ridden yet', async () => {
  openPage('/history', past());
  await screen.findByText('Lessons Anna has ridden are listed here.');
  expect(screen.getByRole('link', { name: 'See what is ahead' }).getAttribute('href')).toBe(
    '/clienthome/p-anna/lessons',
  );
});

it('brings a long past a hundred at a time', async () => {
  const all = Array.from({ length: 103 }, (_, n) =>
    lesson({ id: `place-${n}`, lesson_person_id: `place-${n}`, title: `Lesson ${n}` }),
  );
  openPage('/history', {
    'students/lessonHistory': ({ query }) => {
      const offset = Number(query.get('offset'));
      return { data: all.slice(offset, offset + 100), makeups: [], size: all.length };
    },
  });
  await screen.findByText('Showing 100 of 103 records');
  fireEvent.click(screen.getByRole('button', { name: 'Next 100' }));
  await screen.findByText('Lesson 102 · Indoor');
});

it('holds names of sixty letters in full', async () => {
  openPage('/history', past({ title: longName, location_name: longName, instructor_name: longName }));
  const row = await rowOf('Tue 25 Nov, 16:00');
  expect(row.getByText(`${longName} · ${longName}`)).toBeTruthy();
  expect(row.getByText(`with ${longName} · on Biscuit`)).toBeTruthy();
});

it('is on its way', async () => {
  openPage('/history', { 'students/lessonHistory': never });
  expect(await screen.findByText('loading')).toBeTruthy();
});

it('belongs to another family (R210)', async () => {
  openPage('/history', { 'students/lessonHistory': () => refuse(403, 'Not yours') });
  await screen.findByText('This is not yours to see');
});

const year = (...sums: { mark: string; lessons: number; label: string }[]) => ({
  weeks: [{ monday: '2036-11-17', marks: ['none', 'present', 'none', 'absent', 'none', 'none', 'none'] }],
  sums,
});

it('shows the last year as squares, which are read as a sentence', async () => {
  const sums = [
    { mark: 'present', lessons: 38, label: 'in 38 lessons' },
    { mark: 'absent', lessons: 1, label: '1 missed or cancelled late' },
  ];
  openPage('/history', { ...past({}), 'students/attendanceYear': () => year(...sums) });
  const squares = await screen.findByRole('img', { name: 'The last year: in 38 lessons, 1 missed or cancelled late' });
  expect([...squares.querySelectorAll('[data-mark]')].map((one) => one.getAttribute('data-mark'))).toEqual(
    year().weeks[0]?.marks,
  );
  screen.getByText('Since 17 Nov 2036');
  screen.getByText('in 38 lessons');
});

it('shows no squares where there was no lesson, and the list where the year is not told', async () => {
  openPage('/history', { ...past({}), 'students/attendanceYear': () => refuse(404, 'Gone') });
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByRole('img')).toBeNull();
});

it('waits for both before it draws', async () => {
  openPage('/history', { ...past({}), 'students/attendanceYear': never });
  await screen.findByText('loading');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
