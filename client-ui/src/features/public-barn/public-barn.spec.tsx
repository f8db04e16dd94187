import { storeToken } from '@leadline/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { daysLater, todayIn } from '../../format/dates';
import { openPortal, signedIn, withRiders } from '../../testing/family';
import { member } from '../../testing/rows';
import { refuse } from '../../testing/server';
import type { PublicLesson } from './public-lessons';

const barn = {
  title: 'Maple Hill',
  description: '12 Concession Road',
  time_zone: 'America/Toronto',
  can_book: 1,
  takes_enquiries: 0,
  guests_ask: 0,
};
const tomorrow = daysLater(todayIn(barn.time_zone), 1);

const lesson = (own: Partial<PublicLesson> = {}): PublicLesson => ({
  id: 'lesson-1',
  title: 'Beginner group',
  scheduled_date: tomorrow,
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  instructor_name: 'Maya',
  location_name: 'Indoor',
  color_code: null,
  max_enrollment: 4,
  cnt: 2,
  available: 2,
  can_wait: 0,
  lesson_is_cancelled: 0,
  has_spots: 1,
  studentString: '',
  horseString: '',
  ...own,
});
const open = (at: string, lessons: readonly PublicLesson[] = [lesson()], more: object = {}) =>
  openPortal(at, {
    'public/public': () => ({ list: [barn] }),
    'lessons/public': () => ({ lessons }),
    publicBook: () => ({ result: 'added to lesson' }),
    ...more,
  });

describe('the public page of a barn (R227)', () => {
  it('names and describes the barn, and lists the lessons of a chosen day alone', async () => {
    const later = lesson({ id: 'lesson-2', title: 'Jumping', scheduled_date: daysLater(tomorrow, 1) });
    const { calls, address } = open('/public/maple', [lesson(), later]);
    await screen.findByText('Jumping');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maple Hill');
    expect(screen.getByText('12 Concession Road')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: tomorrow } });
    await screen.findByText('Beginner group');
    expect(screen.queryByText('Jumping')).toBeNull();
    expect(address()).toBe(`/public/maple?day=${tomorrow}`);
    expect(calls.at(-1)?.query.get('dbday')).toBe(tomorrow);
  });

  it.each([
    [1, 1],
    [0, 0],
  ])('has a way to ask only where the barn takes enquiries: %d', async (takes_enquiries, links) => {
    open('/public/maple', undefined, { 'public/public': () => ({ list: [{ ...barn, takes_enquiries }] }) });
    await screen.findByText('Beginner group');
    expect(screen.queryAllByRole('link', { name: 'Ask us, or come for a trial lesson' })).toHaveLength(links);
  });

  it('says of a chosen day without lessons that it has none', async () => {
    open(`/public/maple?day=${daysLater(tomorrow, 3)}`);
    await screen.findByText('No open lessons on this day');
  });

  it('is Unauthorized where the address names no barn', async () => {
    const { address } = open('/public/nothing', [], { 'public/public': () => refuse(404, 'This barn was not found.') });
    expect((await screen.findByRole('heading', { name: 'Unauthorized' })).textContent).toBe('Unauthorized');
    expect(address()).toBe('/public/unauthorized');
  });
});

describe('the public booking page (R144 R228)', () => {
  it('lists lessons with spots, not those that are full, over or cancelled', async () => {
    open('/publicBook/maple', [lesson(), lesson({ id: 'lesson-2', title: 'Jumping', cnt: 4, has_spots: 0 })]);
    await screen.findByText('Beginner group');
    expect(screen.getByText('2 places free')).toBeTruthy();
    expect(screen.queryByText('Jumping')).toBeNull();
  });

  it('leads a visitor over the sign-in back to the lesson, and adds the rider who is chosen', async () => {
    const { address, calls } = open('/publicBook/maple', [lesson()], {
      ...withRiders(member(), member({ person_id: 'p-leo', student_id: 's-leo', person_name: 'Leo Kowalski' })),
      authenticate: () => ({ auth_token: signedIn(), device: 'a.b.c' }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Book Beginner group, 16:00' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Sign in to book' }));
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'parent@maplehill.test' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Leadline2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    fireEvent.change(await screen.findByLabelText('Who rides?'), { target: { value: 's-leo' } });
    expect(address()).toBe('/publicBook/maple?lesson=lesson-1');
    fireEvent.click(screen.getByRole('button', { name: 'Book' }));
    await screen.findByText('added to lesson');
    expect(calls.find(({ name }) => name === 'publicBook')?.body).toEqual({
      public_id: 'maple',
      lesson_id: 'lesson-1',
      student_id: 's-leo',
    });
    await waitFor(() => expect(address()).toBe('/publicBook/maple'));
  });

  it('keeps a refusal in sight for fifty seconds', async () => {
    storeToken(signedIn());
    open('/publicBook/maple?lesson=lesson-1', [lesson()], {
      publicBook: () => refuse(409, 'No spots available for this lesson'),
    });
    const book = await screen.findByRole('button', { name: 'Book' });
    jest.useFakeTimers();
    try {
      fireEvent.click(book);
      for (let turn = 0; turn < 50; turn++) await act(() => jest.advanceTimersByTimeAsync(0));
      const messages = within(screen.getByRole('status'));
      expect(messages.getByText('No spots available for this lesson')).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(49_000));
      expect(messages.getByText('No spots available for this lesson')).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(1_500));
      expect(messages.queryByText('No spots available for this lesson')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is a lesson that has filled up meanwhile', async () => {
    open('/publicBook/maple?lesson=lesson-1', [lesson({ has_spots: 0 })]);
    await screen.findByText('No spots available for this lesson');
  });

  it('leads whoever has no account to a form for this place, where the barn lets guests ask', async () => {
    const guests = { 'public/public': () => ({ list: [{ ...barn, takes_enquiries: 1, guests_ask: 1 }] }) };
    open('/publicBook/maple?lesson=lesson-1', [lesson()], guests);
    const link = await screen.findByRole('link', { name: 'Ask for this place' });
    expect(link.getAttribute('href')).toBe('/publicBook/maple/place/lesson-1');
    screen.getByRole('link', { name: 'Sign in to book' });
  });

  it('lists what guests may ask for where the barn books for its families', async () => {
    const guests = { 'public/public': () => ({ list: [{ ...barn, can_book: 0, takes_enquiries: 1, guests_ask: 1 }] }) };
    open('/publicBook/maple?lesson=lesson-1', [lesson()], guests);
    await screen.findByRole('link', { name: 'Ask for this place' });
    screen.getByText('The barn books lessons for its families.');
    expect(screen.queryByRole('link', { name: 'Sign in to book' })).toBeNull();
  });

  it('lets a family book, not ask', async () => {
    storeToken(signedIn());
    const guests = { 'public/public': () => ({ list: [{ ...barn, takes_enquiries: 1, guests_ask: 1 }] }) };
    open('/publicBook/maple?lesson=lesson-1', [lesson()], { ...withRiders(member()), ...guests });
    await screen.findByRole('button', { name: 'Book' });
    expect(screen.queryByRole('link', { name: 'Ask for this place' })).toBeNull();
  });

  it('books nothing where the barn books for its families', async () => {
    open('/publicBook/maple', [], { 'public/public': () => ({ list: [{ ...barn, can_book: 0 }] }) });
    await screen.findByText('The barn books lessons for you');
  });

  it('is Unauthorized where the address names no barn', async () => {
    const { address } = open('/publicBook/nothing', [], {
      'public/public': () => refuse(404, 'This barn was not found.'),
    });
    await screen.findByRole('heading', { name: 'Unauthorized' });
    expect(address()).toBe('/public/unauthorized');
  });
});
