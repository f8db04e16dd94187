import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readClaims } from '@leadline/api-client';
import { SideMenu } from '@/app/shell/SideMenu';
import { refuse } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { aLesson, colours, maya, open, restricting } from './testing/home';

describe('the home of a member of the staff', () => {
  it('opens with its details, and says who it is and how busy (R032)', async () => {
    const { address } = open();
    await screen.findByText('Trained in Vienna');
    expect(address()).toBe('/staffhome/p1/details');
    const about = within(screen.getByRole('complementary', { name: 'About Maya Reyes' }));
    expect(about.getByRole('link', { name: 'maya@barn.test' }).getAttribute('href')).toBe('mailto:maya@barn.test');
    await about.findByText('3');
    about.getByRole('link', { name: 'Mon 24 Nov, 16:00' });
    about.getByText('Teal');
    expect(about.queryByText('Maple Hill')).toBeNull();
  });

  it('names the barn to the staff themselves, and has no way to inactivate (R032)', async () => {
    open({ type: 'INS' });
    await screen.findByText('Maple Hill');
    expect(screen.queryByRole('button', { name: 'Inactivate' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
    screen.getByRole('link', { name: 'Edit' });
  });

  it('of somebody else is not open to staff (R021)', async () => {
    open({
      type: 'INS',
      at: '/staffhome/p2/schedule',
      own: { 'instructors/staffPerson': () => refuse(403, { message: 'You are not allowed to do this.' }) },
    });
    await screen.findByText('This page is not open to you');
  });

  it('has schedule and history as tables of name, date, time and end', async () => {
    open({ at: '/staffhome/p1/schedule' });
    const schedule = within(await screen.findByRole('table', { name: 'Schedule' }));
    for (const head of ['Name', 'Date', 'Time', 'End']) schedule.getByRole('columnheader', { name: head });
    for (const cell of ['Mon 24 Nov 2036', '16:00', '17:00', '4 of 6']) schedule.getByRole('cell', { name: cell });
    expect(schedule.getByRole('link', { name: 'Beginners' }).getAttribute('href')).toBe(
      '/staffhome/p1/calendarGroup/edit/l1',
    );
    fireEvent.click(screen.getByRole('link', { name: 'History' }));
    const history = within(await screen.findByRole('table', { name: 'History' }));
    history.getByText('cancelled');
    history.getByText('Lead rope');
  });

  it('shows lessons without a link to whoever may not open them', async () => {
    open({ at: '/staffhome/p1/schedule', type: 'INS' });
    await screen.findByRole('table', { name: 'Schedule' });
    expect(screen.queryByRole('link', { name: 'Beginners' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add Event' })).toBeNull();
  });

  it('says where nothing is to come, and offers the next step', async () => {
    open({
      at: '/staffhome/p1/schedule',
      own: { 'instructors/getSchedule': () => ({ schedule: [], size: 0, lessons_this_week: 0, next_lesson: null }) },
    });
    await screen.findByText('No lessons to come');
    expect(screen.getByRole('link', { name: 'Add Event' }).getAttribute('href')).toBe(
      '/staffhome/p1/calendarGroup/add/newevent',
    );
  });

  it('loads more of a long list, however long, until it ends (R155)', async () => {
    const page = (offset: number) =>
      offset < 1200 ? Array.from({ length: 600 }, (_, at) => aLesson({ id: `l${offset + at}` })) : [];
    const { calls } = open({
      at: '/staffhome/p1/history',
      own: {
        'instructors/getHistory': ({ query }) => ({ history: page(Number(query.get('offset'))), size: 1300 }),
      },
    });
    for (const shown of ['Showing 600 of 1300 records', 'Showing 1200 of 1300 records']) {
      await screen.findByText(shown);
      fireEvent.click(screen.getByRole('button', { name: 'Next 100' }));
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next 100' })).toBeNull());
    expect(
      calls.filter(({ path }) => path === 'instructors/getHistory').map(({ query }) => query.get('offset')),
    ).toEqual(['0', '600', '1200']);
  });

  it('says why more does not come, and keeps what is there', async () => {
    open({
      at: '/staffhome/p1/history',
      own: {
        'instructors/getHistory': ({ query }) =>
          query.get('offset') === '0' ? { history: [aLesson()], size: 150 } : refuse(409, { message: 'Not now.' }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Next 100' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    screen.getByRole('table', { name: 'History' });
  });

  it('adds a lesson beside itself, taught by whose page it is (R247)', async () => {
    const { address } = open({
      at: '/staffhome/p1/calendarGroup/add/newevent',
      own: { 'lessons/clashes': () => ({ clashes: [] }) },
    });
    await screen.findByRole('button', { name: 'Save Event' });
    await screen.findByRole('table', { name: 'Schedule' });
    const panel = screen.getByRole('complementary', { name: 'Add Event' });
    expect(address()).toBe('/staffhome/p1/calendarGroup/add/newevent?for_staff=i1');
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/staffhome/p1/schedule'));
  });

  it('offers colours and says whose they are; a taken one is taken with a warning (R034)', async () => {
    const { calls } = open({
      own: {
        'instructors/updateColor': () => ({
          ...colours[1],
          warnings: [{ code: 'colour_taken', message: 'Tom Becker has this colour, too.' }],
        }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change colour' }));
    expect(screen.getByRole('menuitemradio', { name: 'Teal', checked: true })).toBeTruthy();
    fireEvent.click(await screen.findByRole('menuitemradio', { name: /Barn red.*Tom Becker/ }));
    await screen.findByText(/Tom Becker has this colour, too/);
    expect(calls.find(({ path }) => path === 'instructors/updateColor')?.body).toEqual({ id: 'i1', color: 'c2' });
  });

  it('is reached as the contact details say, which are filled in over the page', async () => {
    const { calls, address } = open({
      type: 'INS',
      own: { 'people/createNewContact': () => ({ client: {}, warnings: [] }) },
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Contact details' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Contact Details' }));
    fireEvent.change(asked.getByRole('textbox', { name: 'Secondary phone' }), { target: { value: '+1 519 555 0199' } });
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    await screen.findByText('Contact details of Maya Reyes saved');
    expect(address()).toBe('/staffhome/p1/details');
    expect(calls.find(({ path }) => path === 'people/createNewContact')?.body).toEqual({
      email: 'maya@barn.test',
      phone1: '+1 519 555 0100',
      phone2: '+1 519 555 0199',
      person_id: 'p1',
      version: 7,
    });
  });

  it('says what follows before somebody is inactivated (R029, F20)', async () => {
    const { calls } = open({ own: { 'PUT rest/staff/i1': () => ({ ...maya, is_active: 0 }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Inactivate' }));
    const asked = within(screen.getByRole('dialog', { name: 'Inactivate Maya Reyes?' }));
    asked.getByText('14 coming lessons');
    asked.getByText(/cannot sign in/);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.click(asked.getByRole('button', { name: 'Inactivate' }));
    await screen.findByText('Maya Reyes is inactive now');
    await screen.findByRole('button', { name: 'Undo' });
  });

  it('shows fifty notes at a time, ten beside a lesson that one of them leads to (R033)', async () => {
    const note = {
      id: 'n1',
      about: 'staff',
      notes: 'Asked for Fridays',
      pin: 0,
      is_public: 1,
      lesson_date_time_id: 'l1',
      lesson_name: 'Beginners',
      scheduled_date: '2036-11-24',
      created_by_person: 'Ada',
      for_admin: 0,
      created_at: '2036-11-20 10:00',
    };
    const { calls, address } = open({
      at: '/staffhome/p1/notes',
      own: {
        'notes_clients/staffNotes': () => ({ notes: [note], size: 1, can_add: 1, can_add_private: 1 }),
        'lessons/index': () => ({ lessons: [], LessonStudents: [], LessonHorses: [], tasks: [] }),
      },
    });
    const limits = () =>
      calls.filter(({ path }) => path === 'notes_clients/staffNotes').map(({ query }) => query.get('limit'));
    await screen.findByText('Asked for Fridays');
    screen.getByRole('link', { name: 'Add Private Note' });
    expect(limits()).toEqual(['50']);
    fireEvent.click(screen.getByRole('link', { name: 'Beginners, Mon 24 Nov' }));
    const lesson = await screen.findByRole('complementary', { name: 'Lesson' });
    await screen.findByText('Asked for Fridays');
    expect(limits()).toEqual(['50', '10']);
    fireEvent.click(within(lesson).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/staffhome/p1/notes'));
  });

  it('has the tab Staff Account for administrators alone (R032)', async () => {
    open({
      at: '/staffhome/p1/account',
      own: { 'vusers/userAccount': () => refuse(409, { message: 'The login sleeps' }) },
    });
    await screen.findByText('The login sleeps');
    screen.getByRole('link', { name: 'Staff Account', current: 'page' });
  });

  it('keeps the login from staff (R032)', async () => {
    open({ at: '/staffhome/p1/account', type: 'INS' });
    await screen.findByText('This page is not open to you');
    expect(screen.queryByRole('link', { name: 'Staff Account' })).toBeNull();
  });

  it('has linked students only where the barn restricts clients to staff (R032, B03)', async () => {
    open();
    await screen.findByText('Trained in Vienna');
    expect(screen.queryByRole('link', { name: 'Students' })).toBeNull();
  });

  it('links and unlinks students by a click, and takes it back', async () => {
    let linked = [{ value: 's1', label: 'Anna' }];
    const { calls } = open({
      at: '/staffhome/p1/students',
      own: {
        ...restricting,
        'options/index': () => ({
          options: { student: ['Anna', 'Leo'].map((name, i) => ({ id: `s${i + 1}`, name })) },
        }),
        'xrefs/getInstructorStudents': () => ({ currentValue: linked, list: linked }),
        'xrefs/updateInstructorStudent': ({ body }) => {
          linked = (body as { array: string[] }).array.map((value) => ({
            value,
            label: value === 's1' ? 'Anna' : 'Leo',
          }));
          return { currentValue: linked, list: linked };
        },
      },
    });
    await screen.findByRole('link', { name: 'Students' });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Leo', checked: false }));
    await screen.findByText('Leo is linked now');
    await screen.findByRole('checkbox', { name: 'Leo', checked: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('checkbox', { name: 'Leo', checked: false });
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as { array: string[] }).array);
    expect(sent).toEqual([['s1', 's2'], ['s1']]);
  });
});

describe('the menu', () => {
  const menuOf = (type: 'ADM' | 'INS', codes: string[] = []) =>
    openScreen(<SideMenu narrow={false} />, { as: { type, codes } });
  const links = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);

  it('always leads staff to their home page, elsewhere by permission alone (R019, R255)', async () => {
    menuOf('INS');
    expect(await links()).toEqual(['Home Page', 'Help']);
    expect(screen.getByRole('link', { name: 'Home Page' }).getAttribute('href')).toBe('/staffhome/p1/schedule');
  });

  it('has each entry of staff only with its permission (R019)', async () => {
    menuOf('INS', ['STAFF_CAN_ACCESS_DAYSHEET', 'STAFF_CAN_ACCESS_HORSE_LIST']);
    expect(await links()).toEqual(['Home Page', 'Day Sheet', 'Horses', 'Help']);
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('marks where one is, on a record’s own page, too', async () => {
    openScreen(<SideMenu narrow={false} />, { at: '/staffhome/p9/history' });
    expect((await screen.findByRole('link', { current: 'page' })).textContent).toBe('Staff');
  });

  it('shows Staff and Setup to administrators alone (R020, A10)', async () => {
    menuOf('ADM');
    expect(await links()).toEqual(expect.arrayContaining(['Staff', 'Setup']));
    expect(await links()).not.toContain('Home Page');
  });

  it('begins for staff with their own schedule, as signing in does (R005, R255)', async () => {
    const { address } = open({ at: '/', type: 'INS', codes: ['STAFF_CAN_ACCESS_DAYSHEET'] });
    await waitFor(() => expect(address()).toBe('/staffhome/p1/schedule'));
    expect(readClaims()?.user_person_id).toBe('p1');
  });
});
