import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session, anna, options, openRegistration as open } from '@/testing/registration';
import { refuse, type Answers } from '@/testing/server';

const clients = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Show Clients' }));
  return screen.findByRole('combobox', { name: 'Register a client' });
};
const choose = async (name: string) => {
  const field = await clients();
  fireEvent.change(field, { target: { value: name } });
  await screen.findByRole('option', { name: new RegExp(name) });
  fireEvent.keyDown(field, { key: 'Enter' });
};

describe('registration in the setup', () => {
  it('has a tab only where clients can register (R044)', async () => {
    open('/setup/registration');
    await screen.findByRole('link', { name: 'Registration' });
  });
  it('has none where they cannot, and says so at its address (R044)', async () => {
    open('/setup/registration', {}, 0);
    await screen.findByText(/Clients cannot register at this barn/);
    expect(screen.queryByRole('link', { name: 'Registration' })).toBeNull();
  });

  it('lists each session with its days, package and places, and its clients when they are asked for', async () => {
    open('/setup/registration');
    const card = within(await screen.findByRole('listitem', { name: 'Winter session' }));
    for (const text of [
      'Three Tuesdays before Christmas',
      'Tue 16:00 – Tue 17:00',
      'Beginners',
      '10 lessons',
      '1 of 2',
    ])
      card.getByText(text);
    card.getByText('Tue 24 Nov 2026 – Tue 8 Dec 2026');
    expect(screen.queryByText('Anna Kowalska')).toBeNull();
    await clients();
    screen.getByRole('link', { name: 'Anna Kowalska' });
  });

  it('registers a client, and takes one out', async () => {
    const sent = open('/setup/registration', {
      addStudentToRegistration: () => ({ counts: [], stu: [], warnings: [], item_details: [] }),
      deleteStudentRegistration: () => ({ counts: [], stu: [] }),
    });
    await choose('Leo');
    await screen.findByText('Leo Park is registered in Winter session');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Anna Kowalska' }));
    await screen.findByText('Anna Kowalska is no longer registered in Winter session');
    expect(sent()).toEqual([
      ['addStudentToRegistration', { series_id: 's1', student_id: 'st2' }],
      ['deleteStudentRegistration', { series_id: 's1', student_id: 'st1' }],
    ]);
  });
  it('says what of a registration is not billed yet, and leads to the cart (F12 R148)', async () => {
    const leo = { ...anna, student_id: 'st2', person_id: 'pe2', person_name: 'Leo Park', billed: 0 };
    let stu = [anna];
    open('/setup/registration', {
      'lesson_date_time_series/getRegistrationList': () => ({ counts: [session], stu, waiting: [] }),
      addStudentToRegistration: () => {
        stu = [anna, leo];
        return { counts: [], stu, warnings: [], item_details: [] };
      },
      deleteStudentRegistration: () => {
        stu = [anna];
        return { counts: [], stu };
      },
    });
    await choose('Leo');
    await screen.findByText(/^Leo Park: 10 lessons, .*450.00, is not billed yet.$/);
    const link = screen.getByRole('link', { name: 'To the cart: 10 lessons for Leo Park' });
    expect(link.getAttribute('href')).toMatch(/clienthome\/pe2\/online$/);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Leo Park' }));
    await waitFor(() => expect(screen.queryByText(/is not billed yet/)).toBeNull());
  });
  it.each(['Session is already full', 'student is already registered in this session'])(
    'says %s in the server’s words',
    async (message) => {
      open('/setup/registration', { addStudentToRegistration: () => refuse(409, { message }) });
      await choose('Leo');
      await screen.findByText(message);
    },
  );

  describe('that families ask for', () => {
    const waits = { ...anna, state: 'asked', price: 225 };
    const asked: Answers = {
      'lesson_date_time_series/getRegistrationList': () => ({ counts: [session], stu: [waits], waiting: [] }),
      'registrations/asking': () => ({ count: 1 }),
      'registrations/answer': () => ({ counts: [], stu: [], warnings: [], item_details: [] }),
    };

    it('stands first, with what it would cost, and is counted at the tab', async () => {
      open('/setup/registration', asked);
      const waiting = within(await screen.findByRole('region', { name: 'Waiting for your answer: Winter session' }));
      waiting.getByRole('link', { name: 'Anna Kowalska' });
      waiting.getByText(/would pay .*225.00/);
      await screen.findByRole('link', { name: /^Registration ?1$/ });
      screen.getByText('0 clients');
    });

    it('is approved with one click', async () => {
      const sent = open('/setup/registration', asked);
      fireEvent.click(await screen.findByRole('button', { name: 'Approve Anna Kowalska' }));
      await screen.findByText('Anna Kowalska is registered in Winter session; the family gets a mail');
      expect(sent()).toEqual([['registrations/answer', { series_id: 's1', student_id: 'st1', approve: 1 }]]);
    });

    it('is declined after a question, with a reason that the family reads', async () => {
      const sent = open('/setup/registration', asked);
      fireEvent.click(await screen.findByRole('button', { name: 'Decline Anna Kowalska' }));
      const question = within(await screen.findByRole('dialog'));
      fireEvent.change(question.getByLabelText('Reason (optional)'), { target: { value: 'Too fast' } });
      fireEvent.click(question.getByRole('button', { name: 'Decline' }));
      await screen.findByText('Anna Kowalska is declined; the place is free again');
      expect(sent()).toEqual([
        ['registrations/answer', { series_id: 's1', student_id: 'st1', approve: 0, reason: 'Too fast' }],
      ]);
    });
  });

  it('says the terms of a session, and what joining late costs', async () => {
    const terms = { ages: 'from 8 to 12 years', needs_approval: 1, what_to_bring: 'A helmet' };
    const late = { lessons: 3, lessons_left: 2, price_now: 300 };
    open('/setup/registration', {
      'lesson_date_time_series/getRegistrationList': () => ({
        counts: [{ ...session, ...terms, ...late }],
        stu: [],
        waiting: [],
      }),
    });
    await screen.findByText('from 8 to 12 years');
    screen.getByText('A helmet');
    screen.getByText(/300.00 now: 2 of 3 lessons left/);
  });

  describe('adds a session', () => {
    const at = '/setup/registration/registrationAdd';
    const fillIn = async () => {
      await screen.findByRole('option', { name: 'Beginner group' });
      fireEvent.change(screen.getByRole('combobox', { name: /^SECTION/ }), { target: { value: 'se1' } });
      fireEvent.change(screen.getByRole('combobox', { name: /^PACKAGE/ }), { target: { value: 'p1' } });
    };
    const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save Event' }));

    it('with all that a session is made of (R220)', async () => {
      const horse = [{ id: 'h1', name: 'Biscuit' }];
      open(at, { 'options/index': () => ({ options: { ...options, horse } }) });
      const form = within(await screen.findByRole('complementary', { name: 'Add Registration' }));
      await form.findByRole('option', { name: 'Beginner group' });
      for (const label of ['TITLE', 'DESCRIPTION', 'MAXIMUM ENROLLMENT', 'NOTES']) form.getByLabelText(label);
      for (const choice of [/^SECTION/, /^PACKAGE/, /^CLIENTS/, /^HORSES/, /^STAFF/, /^LOCATION/])
        form.getByRole('combobox', { name: choice });
      for (const group of [/^DATE OF FIRST LESSON/, /^RECURRING/]) form.getByRole('group', { name: group });
    });
    it('but not without a section and a package (R147)', async () => {
      const sent = open(at);
      await save();
      await screen.findByText('package is required');
      expect(screen.getAllByText('section is required').length).toBeGreaterThan(0);
      expect(sent()).toEqual([]);
    });
    it('with its package and places, and says when it begins', async () => {
      const sent = open(`${at}?at=2026-11-24T16:00`, {
        'lesson_date_time_series/createRegistration': () => ({ series: session }),
      });
      await fillIn();
      fireEvent.change(screen.getByLabelText('MAXIMUM ENROLLMENT'), { target: { value: '8' } });
      fireEvent.change(screen.getByLabelText('DESCRIPTION'), { target: { value: 'Before Christmas' } });
      await save();
      await screen.findByText('registration saved Tue 24 Nov, 16:00');
      expect(sent()).toMatchObject([
        [
          'lesson_date_time_series/createRegistration',
          { section_id: 'se1', product_id: 'p1', max_enrollment: 8, description: 'Before Christmas', endtype: 'after' },
        ],
      ]);
    });
    it('with ages, which have to be the right way round, what to bring and whether staff answer', async () => {
      const sent = open(`${at}?at=2026-11-24T16:00`, {
        'lesson_date_time_series/createRegistration': () => ({ series: session }),
      });
      await fillIn();
      const fill = (label: string, value: string) =>
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
      fill('YOUNGEST (YEARS)', '12');
      fill('OLDEST (YEARS)', '8');
      await save();
      await screen.findByText('The oldest cannot be younger than the youngest');
      fill('YOUNGEST (YEARS)', '0');
      fill('WHAT TO BRING', 'A helmet');
      fireEvent.click(screen.getByLabelText('Staff answer each registration'));
      await save();
      await screen.findByText('registration saved Tue 24 Nov, 16:00');
      expect(sent()).toMatchObject([
        [
          'lesson_date_time_series/createRegistration',
          { age_from: 0, age_to: 8, what_to_bring: 'A helmet', needs_approval: 1 },
        ],
      ]);
    });
    it('and stays open with the reason where it is refused', async () => {
      open(at, {
        'lesson_date_time_series/createRegistration': () => refuse(409, { message: 'Session is already full' }),
      });
      await fillIn();
      await save();
      await waitFor(() => expect(screen.getAllByText('Session is already full').length).toBeGreaterThan(0));
      screen.getByRole('heading', { name: 'Add Registration' });
    });
  });
});
