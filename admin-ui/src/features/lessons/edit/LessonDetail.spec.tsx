import { fireEvent, screen, within } from '@testing-library/react';
import type { Answers } from '@/testing/server';
import { open, panel } from './testing/open-lesson';

describe('client and horse at one glance', () => {
  it.each([
    ['VIEW_CLIENT_HORSE_DETAIL', true],
    ['VIEW_CLIENT_PROFILE', false],
  ])('is shown to staff with its permission: %s (R086)', async (code, shown) => {
    open({ as: { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR', code] } });
    await (await panel()).findAllByText('Anna Kowalska');
    const row = screen.queryByRole('row', { name: 'Anna Kowalska Biscuit 10 lessons Scheduled', hidden: true });
    expect(row !== null).toBe(shown);
  });
});

describe('the page of a rider in the place of the lesson', () => {
  const anna = { id: 'pe1', person_id: 'pe1', person_name: 'Anna Kowalska', student_id: 'st1', is_student: 1 };
  const holder = { ...anna, person_id: 'p9', person_name: 'Ewa Kowalska', contact_mobile: '+1 416 555 0100' };
  const aLessonOfAnna = (n: number) => ({
    id: `lp${n}`,
    lesson_date_time_id: `l${n}`,
    title: `Lesson ${n}`,
    scheduled_date: '2026-11-24',
    scheduled_starttime: '16:00',
  });
  const ten = Array.from({ length: 10 }, (_, n) => aLessonOfAnna(n));
  const answers: Answers = {
    'people/getUserClients': () => ({ currentClient: anna, account: holder, members: [{ ...anna, is_active: 1 }] }),
    'students/student': () => ({ student: { student_id: 'st1', person_id: 'pe1', is_active: 1 } }),
    'students/lessonSchedule': () => ({ data: ten, size: 40, makeups: [] }),
  };

  it('shows the top ten of each list, no more on request, and leads to the whole page (R087 R150 R246)', async () => {
    const { calls, address } = open({ answers });
    fireEvent.click((await panel()).getByRole('link', { name: 'Anna Kowalska' }));
    const page = within(await screen.findByRole('complementary', { name: 'Anna Kowalska' }));
    expect(address()).toBe('/calendarGroup/edit/l1/clientprofile/pe1/details');
    page.getByText('Ewa Kowalska');
    const whole = page.getByRole('link', { name: 'Showing top ten results. To see more, go to client page.' });
    expect(whole.getAttribute('href')).toBe('/clienthome/pe1');
    const tabs = within(page.getByRole('navigation')).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).not.toContain('Invoices and Payments');
    fireEvent.click(page.getByRole('link', { name: 'Schedule' }));
    await page.findByText('Lesson 9');
    expect(address()).toBe('/calendarGroup/edit/l1/clientprofile/pe1/lessons');
    expect(calls.find(({ path }) => path === 'students/lessonSchedule')?.query.get('limit')).toBe('10');
    expect(page.queryByRole('button', { name: /^Next / })).toBeNull();
    fireEvent.click(page.getByRole('button', { name: 'Back to the lesson' }));
    await panel();
    expect(address()).toBe('/calendarGroup/edit/l1');
  });

  it.each([
    ['STAFF_CAN_ACCESS_STUDENT_LIST', false],
    ['VIEW_CLIENT_PROFILE', true],
  ])('opens to staff with its own permission: %s (R086)', async (code, opens) => {
    open({ as: { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR', code] } });
    await (await panel()).findAllByText('Anna Kowalska');
    expect(Boolean(screen.queryByRole('link', { name: 'Anna Kowalska' }))).toBe(opens);
  });

  it('has a horse’s beside it (R086)', async () => {
    const horse = { id: 'h1', horse_id: 'h1', horse_name: 'Biscuit', is_active: 1, height: '15 hh' };
    const { address } = open({
      answers: { 'horses/horse': () => ({ horse }), 'notes_horses/getHorsePageNotes': () => ({ notes: [], size: 0 }) },
      as: { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR', 'VIEW_HORSE_PROFILE'] },
    });
    fireEvent.click((await panel()).getByRole('link', { name: 'Biscuit' }));
    await within(await screen.findByRole('complementary', { name: 'Biscuit' })).findByText('15 hh');
    expect(address()).toBe('/calendarGroup/edit/l1/horsehome/h1/details');
  });
});
