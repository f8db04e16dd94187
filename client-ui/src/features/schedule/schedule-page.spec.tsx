import { screen } from '@testing-library/react';
import type { ClientLesson } from '../../requests/client-lesson';
import { openPage } from '../../testing/family';
import { lesson, longName } from '../../testing/rows';
import type { Answers } from '../../testing/server';

const ahead = (...rows: readonly Partial<ClientLesson>[]): Answers => ({
  'students/lessonSchedule': () => ({ data: rows.map(lesson), makeups: [], size: rows.length }),
});
const cancelLinks = () => screen.queryAllByRole('link', { name: /^Cancel / }).map((link) => link.ariaLabel);

it('offers to cancel the lessons that the server lets the family cancel, and no others (R128)', async () => {
  openPage(
    '/lessons',
    ahead(
      { title: 'Begun', can_cancel: 0 },
      { lesson_person_id: 'place-2', title: 'Open' },
      { lesson_person_id: 'place-3', title: 'Cancelled', can_cancel: 0, student_is_cancelled: 1 },
    ),
  );
  await screen.findByText('Open · Indoor');
  expect(cancelLinks()).toEqual(['Cancel Open on Tue 25 Nov, 16:00']);
});

it('strikes a lesson that the barn called off and says so', async () => {
  openPage(
    '/lessons',
    ahead({
      can_cancel: 0,
      lesson_is_cancelled: 1,
      cancel_label: 'Barn Cancel',
      enrollment_status_code: 'BCAP',
      enrollment_status_name: 'Add back to package',
    }),
  );
  await screen.findByText('Barn Cancel · Add back to package');
});

it('is empty', async () => {
  openPage('/lessons', ahead());
  await screen.findByText('Anna has no lessons ahead.');
  expect(screen.getByRole('link', { name: 'Book Lesson' })).toBeTruthy();
});

it('holds names of sixty letters in full', async () => {
  openPage('/lessons', ahead({ title: longName, horse_name: longName }));
  await screen.findByText(`with Maya Reyes · on ${longName}`);
});
