import { screen, within } from '@testing-library/react';
import { aRide } from '@/data/day/testing/builders';
import { openScreen } from '@/testing/staff';
import DaySheetPage from './DaySheetPage';

const date = '2026-11-24';
const unsigned = (student_id: string, standing: string, expiration_date: string | null = null) => ({
  student_id,
  person_id: `p-${student_id}`,
  title: 'Barn rules',
  standing,
  expiration_date,
});

const open = ({ can_sign_waivers = 1, type = 'ADM' }: { can_sign_waivers?: number; type?: 'ADM' | 'INS' } = {}) => {
  const ride = aRide({ title: 'Noon group', scheduled_date: date }, [
    { id: 'lp1', name: 'Anna', student_id: 's1' },
    { id: 'lp2', name: 'Leo', student_id: 's2' },
    { id: 'lp3', name: 'Mia', student_id: 's3' },
    { id: 'lp4', name: 'Zoe', student_id: 's4', student_is_cancelled: 1, enrollment_status_code: 'CNS' },
  ]);
  return openScreen(<DaySheetPage openLesson={() => undefined} cancelStudent={() => undefined} />, {
    at: `/daysheet?date=${date}`,
    as: { type, codes: ['day_sheet'] },
    answers: {
      'lessons/index': () => ({
        lessons: [ride.lesson],
        LessonStudents: ride.students,
        LessonHorses: [],
        tasks: [],
      }),
      'farms/farmDefaults': () => ({
        farmDefaults: { time_zone: 'America/Toronto', can_sign_waivers },
        currentUser: { person_name: 'Maya Reyes', user_type_code: type, instructor_id: null },
      }),
      'own_waiver/unsigned': () => ({
        riders: [unsigned('s1', 'missing'), unsigned('s2', 'expired', '2026-11-01'), unsigned('s4', 'missing')],
      }),
    },
  });
};
const rowOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Riders of Noon group' }));
  const row = list.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  return within(row as HTMLElement);
};

describe('who rides without a waiver', () => {
  it('is said on the day sheet, of whoever comes, and leads to the rider’s waivers', async () => {
    const { calls } = open();
    await screen.findByText('Barn rules: not signed');
    const anna = (await rowOf('Anna')).getByRole('link', { name: 'Barn rules: not signed' });
    expect(anna.getAttribute('href')).toContain('/clienthome/p-s1/waivers');
    (await rowOf('Leo')).getByText('Barn rules: ended on Sun 1 Nov');
    expect((await rowOf('Mia')).queryByText(/Barn rules/)).toBeNull();
    expect((await rowOf('Zoe')).queryByText(/Barn rules/)).toBeNull();
    expect(calls.filter(({ path }) => path === 'own_waiver/unsigned').map(({ query }) => query?.get('date'))).toEqual([
      date,
    ]);
  });

  it('is not asked for by a barn without waivers', async () => {
    const { calls } = open({ can_sign_waivers: 0 });
    await rowOf('Anna');
    expect(calls.some(({ path }) => path === 'own_waiver/unsigned')).toBe(false);
  });
});
