import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClientHome } from '@/features/clients/home/testing/open-client-home';
import { blocksOf } from '@/data/day/testing/blocks';
import type { DrawnLessons } from '@/data/requests/drawn-lessons';
import { aLesson, aRider } from '@/data/day/testing/builders';
import { promised, refuse, type Answers } from '@/testing/server';
import { barn, longName } from '@/testing/staff';
// Loaded before a test waits for what is in them.
import '@/features/lessons/add/AddEvent';
import './AddBeside';
import './BookingOver';
import './BookLesson';
import './BookMakeup';
import './Makeups';

type Own = Parameters<typeof aLesson>[0];

const emptyOptions = Object.fromEntries(
  [
    'horse',
    'location',
    'program',
    'program_type',
    'student',
    'section',
    'tack',
    'instructor',
    'product',
    'task',
    'role',
  ].map((name) => [name, []]),
);
const options = {
  ...emptyOptions,
  instructor: [{ id: 'i1', name: 'Maya Reyes', person_id: 'p1', color_code: null }],
  section: [
    {
      id: 's1',
      name: 'Beginner group',
      duration: 45,
      max_enrollment: 6,
      program_id: 'p1',
      instructor_id: 'i1',
      location_id: 'a1',
      product_id: null,
    },
  ],
  location: [{ id: 'a1', name: 'Indoor' }],
};
const lessons = (rows: Own[] = [{}], riders: DrawnLessons['LessonStudents'] = []): Answers => ({
  'lessons/calendar': () =>
    blocksOf({
      lessons: rows.map((own, place) => aLesson({ id: `l${place + 1}`, ...own })),
      LessonStudents: riders,
      LessonHorses: [],
      tasks: [],
    }),
  'lessons/index': () => ({
    lessons: rows.map((own, place) => aLesson({ id: `l${place + 1}`, ...own })),
    events: rows.map((own, place) => aLesson({ id: `l${place + 1}`, ...own })),
    LessonStudents: riders,
    LessonHorses: [],
    tasks: [],
  }),
  'options/index': () => ({ options }),
  'lesson_people/getStudentMakeupsForBooking': () => ({ makeups: [] }),
});
const makeup = {
  id: 'm1',
  product_id: 'product-1',
  student_id: 's-p1',
  purchase_date: '2026-11-01',
  package_start_date: '2026-11-05',
  package_expiry_date: '2026-12-31',
  scheduled_date: '2026-11-10',
  name: 'Novice group',
  makeup_lesson_id: 'missed-1',
};
const booked = { result: 'booked', lessonPerson: {}, warnings: [] };
const open = (at = '/calendarview?date=2026-11-24', own: Answers = {}, as?: Parameters<typeof openClientHome>[2]) =>
  openClientHome(`/clienthome/p1${at}`, { ...lessons(), ...own }, as);
const tile = async () => {
  await waitFor(() => expect(document.querySelector('.lesson-l1')).not.toBeNull());
  return document.querySelector('.lesson-l1') as HTMLElement;
};
const question = () => screen.findByRole('dialog', { name: 'Add Anna Kowalska To This Lesson?' });
const add = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Add' });
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ path }) => path === 'lesson_people/addStudentToLesson').map(({ body }) => body);

describe('what administrators may do for a client', () => {
  it('is viewing the calendar, booking a lesson and viewing makeups (R203)', async () => {
    open('/lessons');
    const links = await Promise.all(
      ['View Calendar', 'Book Lesson', 'View Makeups'].map((name) => screen.findByRole('link', { name })),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/clienthome/p1/calendarview?student=s-p1',
      '/clienthome/p1/calendarbook',
      '/clienthome/p1/calendarmakeup',
    ]);
  });

  it('is neither offered to other staff nor open to them by its address', async () => {
    open('/calendarview', {}, { type: 'INS', codes: ['VIEW_CLIENT_PROFILE', 'STAFF_CAN_ADD_STUDENTS'] });
    await screen.findByText('This page is not open to you');
    expect(screen.queryByRole('link', { name: 'Book Lesson' })).toBeNull();
  });

  it('is nothing on the page of somebody who does not ride', async () => {
    openClientHome('/clienthome/p9/calendarview', lessons());
    await screen.findByText('Kasia Kowalska does not ride');
    expect(screen.queryByRole('link', { name: 'View Calendar' })).toBeNull();
  });
});

describe('a client’s calendar', () => {
  it('begins with the month, and offers week and day (B08)', async () => {
    const { calls } = open();
    await tile();
    const views = within(screen.getByRole('group', { name: 'View' }));
    expect(views.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
      ['month', 'true'],
      ['week', 'false'],
      ['day', 'false'],
    ]);
    const asked = calls.find(({ path, query }) => path === 'lessons/calendar' && query.has('date1'));
    expect([asked?.query.get('date1'), asked?.query.get('date2')]).toEqual(['2026-10-18', '2026-12-14']);
    await screen.findByRole('heading', { level: 2, name: 'November 2026' });
  });

  it('filters by staff, program type, program, location, section, student and horse, and by three toggles (R208)', async () => {
    const { address } = open();
    await tile();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    for (const name of ['Instructor', 'Program type', 'Program', 'Location', 'Section', 'Student', 'Horse'])
      await screen.findByRole('combobox', { name });
    for (const name of ['lesson cancelled', 'available', 'student cancelled']) screen.getByRole('checkbox', { name });
    fireEvent.change(screen.getByRole('combobox', { name: 'Instructor' }), { target: { value: 'i1' } });
    await waitFor(() => expect(address()).toContain('instructor=i1'));
  });

  it('opens on the rider’s own lessons, and shows the others once the filter is taken away', async () => {
    const { address } = open('/calendarview?date=2026-11-24&student=s-p1', {
      ...lessons([{}, {}], [aRider({ student_id: 's-p1', lesson_date_time_id: 'l1' })]),
      'options/index': () => ({ options: { ...options, student: [{ id: 's-p1', name: 'Anna Kowalska' }] } }),
    });
    expect((await tile()).textContent).toContain('booked');
    expect(document.querySelector('.lesson-l2')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'clear all' }));
    await waitFor(() => expect(document.querySelector('.lesson-l2')).not.toBeNull());
    expect(address()).toBe('/clienthome/p1/calendarview?date=2026-11-24');
  });

  it('says where the rider is in already, in place of the count', async () => {
    open('/calendarview?date=2026-11-24', lessons([{}], [aRider({ student_id: 's-p1' })]));
    expect((await tile()).textContent).toContain('booked');
  });

  it('opens Add Event for this rider by an empty slot: nobody else can be chosen, and the section has to be (R066 R075 G08)', async () => {
    const own = {
      'farms/farmDefaults': () => ({ farmDefaults: { ...barn, default_section_id: 's1' }, currentUser: {} }),
    };
    const { address, calls } = open('/add/newevent?date=2026-11-24&at=2026-11-24T10:00', {
      ...own,
      'lessons/createSingleLesson': () => ({ lesson: aLesson(), warnings: [] }),
    });
    // The panel that waits for the lists is another one.
    await screen.findByText('You are adding a lesson for the following student(s)');
    const form = within(screen.getByRole('complementary', { name: 'Add Event' }));
    form.getByText('Anna Kowalska');
    expect(form.queryByText('CLIENTS')).toBeNull();
    expect(form.getByLabelText<HTMLSelectElement>(/SECTION/).value).toBe('');
    fireEvent.change(form.getByLabelText(/SECTION/), { target: { value: 's1' } });
    fireEvent.click(form.getByRole('button', { name: 'Save Event' }));
    await screen.findByText(/has been saved successfully/);
    const saved = calls.find(({ path }) => path === 'lessons/createSingleLesson');
    expect(saved?.body).toMatchObject({ students: ['s-p1'], section_id: 's1', start: '2026-11-24 10:00' });
    await waitFor(() => expect(address()).toBe('/clienthome/p1/calendarview?date=2026-11-24'));
  });

  it('says that it could not be loaded', async () => {
    open('/calendarview', { 'lessons/calendar': () => refuse(400, { message: 'These days can not be shown.' }) });
    await screen.findByText('These days can not be shown.');
  });
});

describe('a lesson clicked on it', () => {
  it('asks at {url}/bookingCalendar, with all that is known of the event (R067 R216)', async () => {
    const { address } = open(undefined, lessons([{ title: longName, cnt: 2 }]));
    fireEvent.click(await tile());
    const asked = within(await question());
    expect(address()).toBe('/clienthome/p1/calendarview/bookingCalendar/l1?date=2026-11-24');
    for (const known of [longName, 'Tue 24 Nov 2026, 16:00–17:00', 'Beginner group', 'Maya Reyes', 'Indoor', '2 of 6'])
      asked.getByText(known);
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/clienthome/p1/calendarview?date=2026-11-24'));
  });

  it('is booked as asked, and said in these words (R145)', async () => {
    const { calls, address } = open('/calendarview/bookingCalendar/l1?date=2026-11-24', {
      'lesson_people/addStudentToLesson': () => booked,
    });
    const asked = within(await question());
    await asked.findByText('No makeup can be used on that day.');
    expect(asked.getByRole<HTMLInputElement>('checkbox', { name: 'Use makeup if available?' }).checked).toBe(false);
    fireEvent.click(await add());
    await screen.findByText('Anna Kowalska has been booked for Beginner group on Tue 24 Nov at 16:00 with Maya Reyes.');
    expect(sent(calls)).toEqual([{ student_id: 's-p1', lesson_date_time_id: 'l1', use_makeup: 0 }]);
    await waitFor(() => expect(address()).toBe('/clienthome/p1/calendarview?date=2026-11-24'));
  });

  it('uses the makeup that it names, unless it is unticked', async () => {
    const { calls } = open('/calendarview/bookingCalendar/l1?date=2026-11-24', {
      'lesson_people/getStudentMakeupsForBooking': () => ({ makeups: [makeup] }),
      'lesson_people/addStudentToLesson': () => booked,
    });
    const asked = within(await question());
    await asked.findByText('For the lesson missed on Tue 10 Nov, to be used by 31 Dec 2026.');
    await waitFor(() => expect(asked.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
    fireEvent.click(await add());
    await screen.findByText(/has been booked for/);
    expect(sent(calls)).toMatchObject([{ use_makeup: 1, makeup_lesson_id: 'missed-1' }]);
  });

  it('warns before it is done, and takes along why one goes on (F21)', async () => {
    const warning = {
      code: 'rider_double_booked',
      message: 'Anna Kowalska is also in Jumping at 16:00',
      lesson_date_time_id: 'l1',
      about_id: 's-p1',
      about_name: 'Anna Kowalska',
      other_lesson_id: 'l2',
    };
    const { calls } = open('/calendarview/bookingCalendar/l1?date=2026-11-24', {
      ...lessons([{ cnt: 6 }]),
      'lessons/warnings': () => ({ warnings: [warning] }),
      'lesson_people/addStudentToLesson': () => booked,
    });
    const asked = within(await question());
    await asked.findByText(/is also in Jumping at 16:00/);
    asked.getByText('This lesson is full. You can add one more all the same.');
    const planned = calls.find(({ path }) => path === 'lessons/warnings');
    expect(Object.fromEntries(planned?.query ?? [])).toMatchObject({ id: 'l1', only: '1', students: '["s-p1"]' });
    fireEvent.change(asked.getByLabelText(/Why go on/), { target: { value: 'Her mother asked' } });
    fireEvent.click(await add());
    await screen.findByText(/has been booked for/);
    expect(sent(calls)).toMatchObject([{ override_reason: 'Her mother asked' }]);
  });

  it('is refused: the reason is told, and the calendar stands there again (R142)', async () => {
    const { address } = open('/calendarview/bookingCalendar/l1?date=2026-11-24', {
      'lesson_people/addStudentToLesson': () =>
        refuse(409, { message: 'Student is already booked for this lesson spot' }),
    });
    await question();
    await waitFor(async () => expect((await add()).disabled).toBe(false));
    fireEvent.click(await add());
    await screen.findByText('Student is already booked for this lesson spot');
    await waitFor(() => expect(address()).toBe('/clienthome/p1/calendarview?date=2026-11-24'));
  });

  it('can not be booked twice by the same rider, nor when it is cancelled', async () => {
    open('/calendarview/bookingCalendar/l1', lessons([{}], [aRider({ student_id: 's-p1' })]));
    await within(await question()).findByText('Student is already booked for this lesson spot');
    expect((await add()).disabled).toBe(true);
  });

  it('is on its way, or not there', async () => {
    const later = promised<object>();
    open('/calendarview/bookingCalendar/l9', {
      'lessons/index': ({ query }) =>
        query.has('id') ? later.promise : { lessons: [], LessonStudents: [], LessonHorses: [], tasks: [] },
    });
    await screen.findByRole('status', { name: 'Loading the event' });
    later.keep({ lessons: [], LessonStudents: [], LessonHorses: [], tasks: [] });
    await screen.findByText('This lesson was not found. It may have been deleted.');
  });
});

describe('the booking calendar', () => {
  it('lists lessons with free places that the rider is not in, and asks on a click (R141 R250)', async () => {
    const { calls, address } = open('/calendarbook?date=2036-11-24');
    const row = await screen.findByRole('button', { name: /Beginner group/ });
    const asked = calls.find(({ query }) => query.get('view') === 'booking');
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      date1: '2036-11-24',
      date2: '2036-12-23',
      filters: '{"student_id":"s-p1"}',
    });
    fireEvent.click(row);
    await question();
    expect(address()).toBe('/clienthome/p1/calendarbook/bookingCalendar/l1?date=2036-11-24');
  });

  it('has none', async () => {
    open('/bookingCalendar', lessons([]));
    await screen.findByText('No lesson with a free place in these days.');
  });
});

describe('makeups', () => {
  const made = (makeups: object[]): Answers => ({
    'students/lessonSchedule': () => ({ data: [], size: 0, makeups }),
    'lesson_people/getStudentMakeupsForBooking': () => ({ makeups }),
    'lesson_people/addStudentToLesson': () => booked,
  });

  it('are listed, and one is booked on the days between its start and its expiry (R134 R218)', async () => {
    const { calls, address } = open('/calendarmakeup', made([makeup]));
    fireEvent.click(await screen.findByRole('link', { name: 'Book this makeup lesson' }));
    fireEvent.click(await screen.findByRole('button', { name: /Beginner group/ }));
    expect(address()).toBe('/clienthome/p1/calendarmakeup/m1/bookingCalendar/l1');
    const asked = calls.find(({ query }) => query.get('view') === 'booking');
    expect([asked?.query.get('date1'), asked?.query.get('date2')]).toEqual(['2026-11-05', '2026-12-31']);
    await question();
    await waitFor(async () => expect((await add()).disabled).toBe(false));
    fireEvent.click(await add());
    await screen.findByText(/has been booked for/);
    expect(sent(calls)).toMatchObject([{ use_makeup: 1, makeup_lesson_id: 'missed-1' }]);
  });

  it('are none, or one that is used by now', async () => {
    open('/calendarmakeup', made([]));
    await screen.findByText('Anna Kowalska has no makeup to use');
  });

  it('say that a makeup can not be used any more', async () => {
    open('/calendarmakeup/m9', made([makeup]));
    await screen.findByText('This makeup can not be used any more');
  });
});
