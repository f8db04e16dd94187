import { aRide, ofDay } from '@/data/day/testing/builders';
import { never, refuse } from '@/testing/server';
import { longName, nothing, type Story } from '@/testing/story';
import DaySheetPage from './DaySheetPage';

const started = '2020-01-01T16:00:00Z';

/** The sheet of a day. */
const daySheet = (answer: () => unknown) => ({
  screen: <DaySheetPage openLesson={nothing} cancelStudent={nothing} />,
  at: '/daysheet?date=2026-11-24',
  answers: { 'lessons/index': answer },
});

type Riders = Parameters<typeof aRide>[1];
const row = (...riders: NonNullable<Riders>) => daySheet(() => ofDay([aRide({ starts_at: started }, riders)]));

export const Full: Story = {
  ...daySheet(() =>
    ofDay([
      aRide({ id: 'l1', starts_at: started }, [{}, { name: 'Leo Park', horse_id: null, assigned_to: null }]),
      aRide({ id: 'l2', title: 'Show day', is_allday: 1, lesson_status_code: 'COM' }, [{ name: 'Ida Berg' }]),
      aRide({ id: 'l3', title: 'Gone', lesson_is_cancelled: 1 }),
    ]),
  ),
  shows: 'Show day',
};
export const Loading: Story = { ...daySheet(never), shows: 'Day sheet' };
export const Empty: Story = { ...daySheet(() => ofDay([])), shows: 'There is nothing scheduled for today.' };
export const Refused: Story = {
  ...daySheet(() => refuse(400, { message: 'The server is busy.' })),
  shows: 'The server is busy.',
};
export const NotOpen: Story = {
  ...daySheet(() => refuse(403, { message: 'Your role does not include the day sheet.' })),
  as: { type: 'INS', codes: [] },
  shows: 'This page is not open to you',
};

export const Row: Story = { ...row({}), shows: 'Anna Kowalska' };
export const RowOfALongName: Story = { ...row({ name: longName }), shows: longName };
export const RowWithoutHorse: Story = { ...row({ horse_id: null, assigned_to: null }), shows: 'Anna Kowalska' };
export const RowNotPaid: Story = { ...row({ item_id: null, paid: 0 }), shows: 'no package left' };
export const RowPresent: Story = { ...row({ enrollment_status_code: 'COM' }), shows: 'Anna Kowalska' };
export const RowCancelled: Story = {
  ...row({ enrollment_status_code: 'CWP', student_is_cancelled: 1 }),
  shows: 'Student Cancel: Cancelled and added back to package',
};
