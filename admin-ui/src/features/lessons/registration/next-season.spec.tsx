import { fireEvent, screen, waitFor } from '@testing-library/react';
import { session, anna, openRegistration as open } from '@/testing/registration';
import { refuse } from '@/testing/server';

describe('a session that goes on in a next season', () => {
  const at = '/setup/registration/nextSeason/s1';
  const preview = {
    dates: ['2026-12-15', '2026-12-29'],
    left_out: [{ date: '2026-12-22', name: 'Winter break' }],
    start_time: '16:00',
    end_time: '17:00',
    max_enrollment: 4,
    riders: [
      { student_id: 'st1', name: 'Anna Kowalska', because: null },
      { student_id: 'st2', name: 'Leo Park', because: 'This client is inactive.' },
    ],
    places: 1,
    mails: 1,
    warnings: ['Maria teaches another lesson on Tue 15 Dec'],
  };
  const fill = async (label: RegExp, value: string) => {
    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };

  it('is reached from its card, and begins a week after the last lesson', async () => {
    open('/setup/registration');
    fireEvent.click(await screen.findByRole('link', { name: 'Next season of Winter session' }));
    await screen.findByRole('heading', { name: 'Next season' });
    expect((screen.getByLabelText(/^TITLE/) as HTMLInputElement).value).toBe('Winter session');
    screen.getByText('Fill in the rest to see what it comes to.');
  });

  it('says everything before, and is opened so', async () => {
    const sent = open(at, {
      'registrations/previewNextSeason': () => preview,
      'registrations/nextSeason': () => ({ series: { ...session, title: 'Spring', held: 1, lessons: 2, cnt: 0 } }),
    });
    await fill(/^TITLE/, 'Spring');
    await fill(/^LESSONS/, '2');
    await fill(/^PLACES ARE KEPT UNTIL/, '2026-12-11');
    await screen.findByText('2 lessons, 16:00–17:00: Tue 15 Dec, Tue 29 Dec.');
    screen.getByText('The barn is closed: leaves out Tue 22 Dec, Winter break.');
    screen.getByText(
      'For 1 rider of the season before a place is kept until Fri 11 Dec, 23:59; then it is free for everybody. ' +
        '3 of 4 places stay free. 1 family gets one mail.',
    );
    expect(screen.getByRole('list', { name: 'Without a place' }).textContent).toBe(
      'Leo Park: no place. This client is inactive.',
    );
    screen.getByText('Maria teaches another lesson on Tue 15 Dec');
    fireEvent.click(screen.getByRole('button', { name: 'Open next season' }));
    await screen.findByText('Spring is open: 2 lessons, 1 place kept');
    expect(sent()).toEqual([
      [
        'registrations/nextSeason',
        {
          series_id: 's1',
          title: 'Spring',
          first_day: '2026-12-15',
          count: 2,
          product_id: 'p1',
          max_enrollment: 2,
          riders: 'offer',
          until: '2026-12-11',
        },
      ],
    ]);
  });

  it('registers all at once where they stay, until a day', async () => {
    const sent = open(at, {
      'registrations/previewNextSeason': () => ({ ...preview, mails: 2, places: 2 }),
      'registrations/nextSeason': () => ({ series: session }),
    });
    fireEvent.click(await screen.findByLabelText('Stay: all are registered at once'));
    fireEvent.click(screen.getByLabelText('On a day'));
    await fill(/^LAST DAY/, '2026-12-29');
    await screen.findByText(
      '2 riders of the season before are registered at once. 2 of 4 places stay free. 2 families get one mail each.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Open next season' }));
    await screen.findByText('Winter session is open: 3 lessons, 1 client');
    expect(sent()).toMatchObject([['registrations/nextSeason', { riders: 'keep', last_day: '2026-12-29' }]]);
  });

  it('is not sent without what it needs, and says what was refused', async () => {
    const sent = open(at, {
      'registrations/previewNextSeason': () => preview,
      'registrations/nextSeason': () =>
        refuse(400, { message: 'This day is over.', errors: [{ field: 'until', message: 'This day is over.' }] }),
    });
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Open next season' }));
    await screen.findByLabelText(/^TITLE/);
    save();
    await screen.findByText('Until when are places kept?');
    expect(sent()).toEqual([]);
    await fill(/^PLACES ARE KEPT UNTIL/, '2026-12-11');
    save();
    await waitFor(() => expect(screen.getAllByText('This day is over.').length).toBeGreaterThan(0));
  });

  it('says that a session is gone', async () => {
    open('/setup/registration/nextSeason/gone');
    await screen.findByText('This session is not there any more.');
  });
});

it('says for whom places are kept, and frees one', async () => {
  const one = {
    lesson_date_time_series_id: 's1',
    student_id: 'st2',
    person_id: 'pe2',
    person_name: 'Leo Park',
    place: 1,
    offered_until: '2026-12-12T04:59:00Z',
  };
  const sent = open('/setup/registration', {
    'lesson_date_time_series/getRegistrationList': () => ({
      counts: [{ ...session, held: 1, available: 0 }],
      stu: [anna],
      waiting: [one],
    }),
    'registrations/giveUp': () => ({ counts: [], stu: [], waiting: [], not_for: [] }),
  });
  await screen.findByText('1 kept');
  screen.getByText(/kept until Fri 11 Dec, 23:59/);
  fireEvent.click(screen.getByRole('button', { name: 'Free the place of Leo Park' }));
  await screen.findByText(/is free for everybody at once/);
  fireEvent.click(screen.getByRole('button', { name: 'Free the place' }));
  await screen.findByText('The place for Leo Park is not kept any more');
  expect(sent()).toEqual([['registrations/giveUp', { series_id: 's1', student_id: 'st2' }]]);
});
