import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Answers } from '@/testing/server';
import { counts, fill, open, panel, row } from './testing/enquiries';

const place = {
  state: 'kept',
  title: 'Beginner group',
  scheduled_date: '2026-11-24',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  instructor_name: 'Maya',
  location_name: 'Indoor',
  kept_until: '2026-11-21 09:01',
  asked_for: '2026-11-24 16:00',
  is_moved: 0,
  is_cancelled: 0,
  lesson_id: 'l1',
  is_over: 0,
  max_enrollment: 4,
  riding: 3,
  free: 1,
  payment: null,
};

describe('an enquiry for a place in a lesson', () => {
  const asking = (own: object = {}, answers: Answers = {}, more: object = {}) =>
    open('/enquiries/new/e1', answers, { wish: 'place', place: { ...place, ...own }, ...more });
  const give = async () => {
    const at = await panel();
    fireEvent.click(at.getByRole('button', { name: 'Give the place…' }));
    return within(await screen.findByRole('dialog', { name: 'Give Ida Marie the place' }));
  };

  it('stands in the inbox with its lesson and until when a place is kept', async () => {
    const asked = { ...row, wish: 'place', lesson_at: '2026-11-24 16:00', kept_until: '2026-11-21 09:01', latest: '' };
    open('/enquiries/new', { 'enquiries/index': () => ({ enquiries: [asked], size: 1, counts }) });
    const link = await screen.findByRole('link', { name: /Nora Lindqvist/ });
    expect(link.textContent).toContain('Place in a lessonTue 24 Nov, 16:00 · kept until Sat 21 Nov, 09:01');
  });

  it('says for which lesson, how full it is, and until when a place is kept', async () => {
    asking({}, {}, { rider_weight: 42 });
    const at = within((await panel()).getByRole('region', { name: 'The lesson' }));
    for (const words of ['Tue 24 Nov, 16:00–17:00', 'Place kept', '3 of 4 ride, 1 free for this guest', '42 kg'])
      at.getByText(words);
    at.getByText('Sat 21 Nov, 09:01');
  });

  it.each([
    [{ is_moved: 1, asked_for: '2026-11-23 15:00' }, 'It was moved since: asked for was Mon 23 Nov, 15:00.'],
    [{ is_cancelled: 1, state: 'called_off', kept_until: null }, 'This lesson does not take place.'],
    [{ state: 'full', kept_until: null, free: 0 }, 'The lesson had filled up when the address was confirmed.'],
    [{ state: 'ended', kept_until: null }, 'Its time was over, and who asked was told.'],
    [{ state: 'given_away', kept_until: null }, 'Somebody else got it, and who asked was told.'],
  ])('says what has changed meanwhile: %j', async (own, words) => {
    asking(own);
    await panel();
    screen.getByText(words);
  });

  it('says what is held on the guest’s card, in the inbox, at the place, and before it is given or declined', async () => {
    const payment = { state: 'held', currency_code: 'CAD', amount: 51.87 };
    const asked = { ...row, wish: 'place', lesson_at: '2026-11-24 16:00', kept_until: '2026-11-21 09:01', payment };
    asking({ payment }, { 'enquiries/index': () => ({ enquiries: [asked], size: 1, counts }) });
    expect((await screen.findByRole('link', { name: /Nora Lindqvist/ })).textContent).toContain(
      'CAD 51.87 held on the card',
    );
    const at = await panel();
    at.getByText('CAD 51.87 held on the card. It is taken when you give the place, and let go when you do not.');
    const dialog = await give();
    dialog.getByText(/CAD 51\.87 is taken from the guest’s card and pays for it, and the receipt goes by mail\./);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(at.getByRole('button', { name: 'Decline…' }));
    await screen.findByText(/CAD 51\.87 is let go by the guest’s bank; nothing was paid\./);
  });

  it('says that the guest has not paid, or that the bank let the money go', async () => {
    asking({ state: 'unpaid', kept_until: null });
    await panel();
    screen.getByText('The place is kept once the guest has paid by card.');
  });

  it.each([
    ['called off', { is_cancelled: 1 }, ['Decline…']],
    ['over', { is_over: 1 }, ['Decline…']],
    ['deleted', { lesson_id: null, is_cancelled: 1 }, ['Decline…']],
    ['given', { state: 'given' }, []],
    ['declined', { state: 'declined' }, []],
  ])('offers what is left to do where the place is %s', async (_, own, left) => {
    asking(own);
    const at = within((await panel()).getByRole('region', { name: 'The lesson' }));
    expect(at.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(left);
  });

  it('becomes a client with the place in one step, and says before what comes of it', async () => {
    const { sent } = asking();
    const dialog = await give();
    dialog.getByText(
      [
        'Nora Lindqvist becomes a client. The rider is put into the lesson on Tue 24 Nov, 16:00–17:00.',
        'Nothing covers it yet: it is owed from that day on. Nora is told by mail.',
      ].join(' '),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Give the place' }));
    await screen.findByText('Ida Marie has the place');
    expect(sent()).toEqual([
      [
        'enquiries/givePlace',
        {
          id: 'e1',
          first_name: 'Nora',
          last_name: 'Lindqvist',
          contact_email: 'nora@home.test',
          contact_mobile: '519 555 0142',
          rider_first_name: 'Ida',
          rider_last_name: 'Marie',
          rider_notes: 'Has never ridden. Born 2016',
          overfill: 0,
        },
      ],
    ]);
  });

  it('is given to a rider of a family that the barn knows', async () => {
    const known = {
      person_id: 'p5',
      person_name: 'Nora Lindqvist',
      contact_email: 'nora@home.test',
      contact_mobile: null,
      is_active: 1,
      account_name: 'Nora Lindqvist',
      is_student: 0,
      is_staff: 0,
      matches: ['email'],
    };
    const members = [{ student_id: 's1', person_name: 'Ida Lindqvist' }];
    const { sent } = asking(
      {},
      {
        'people/duplicates': () => ({ duplicates: [known] }),
        'people/getUserClients': () => ({ account: known, currentClient: known, members }),
      },
    );
    const dialog = await give();
    fireEvent.click(await dialog.findByRole('radio', { name: 'Nora Lindqvist (same email)' }));
    fireEvent.click(await dialog.findByRole('radio', { name: 'Ida Lindqvist' }));
    dialog.getByText(/A package that fits covers it/);
    fireEvent.click(dialog.getByRole('button', { name: 'Give the place' }));
    await waitFor(() =>
      expect(sent()).toEqual([['enquiries/givePlace', { id: 'e1', person_id: 'p5', student_id: 's1', overfill: 0 }]]),
    );
  });

  it('is given into a full lesson only where that was read', async () => {
    const { sent } = asking({ free: 0, riding: 4, state: 'full', kept_until: null });
    const dialog = await give();
    dialog.getByText(/The lesson has no free place: 5 would ride where 4 can/);
    fireEvent.click(dialog.getByRole('button', { name: 'Give it all the same' }));
    await waitFor(() => expect(sent()[0]?.[1]).toMatchObject({ overfill: 1 }));
  });

  it('stays open where it is refused, with the reason', async () => {
    asking({}, { 'enquiries/givePlace': () => refuse(409, { message: 'No spots available for this lesson' }) });
    const dialog = await give();
    fireEvent.click(dialog.getByRole('button', { name: 'Give the place' }));
    await screen.findByText('No spots available for this lesson');
  });

  it('is declined with words, and not without', async () => {
    const { sent } = asking();
    const at = await panel();
    fireEvent.click(at.getByRole('button', { name: 'Decline…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the place on Tue 24 Nov, 16:00–17:00' }));
    dialog.getByText('Nora reads your words by mail. The place is free for others at once.');
    fireEvent.click(dialog.getByRole('button', { name: 'Decline by mail' }));
    await dialog.findByText('Write a sentence or two');
    fill(/^Your words to Nora/, ' They canter already. ');
    fireEvent.click(dialog.getByRole('button', { name: 'Decline by mail' }));
    await screen.findByText('Declined; your words go to nora@home.test');
    expect(sent()).toEqual([['enquiries/declinePlace', { id: 'e1', message: 'They canter already.', seen: 0 }]]);
  });

  it('says before it is closed that the place is free then', async () => {
    asking();
    const at = await panel();
    at.getByRole('button', { name: 'Close enquiry' });
    at.getByText(/^The kept place is free then, and Nora is told by mail\. A closed enquiry is erased/);
  });

  it('is mailed nothing where the address is not confirmed', async () => {
    asking({ state: 'asked', kept_until: null }, {}, { is_confirmed: 0, state: 'unconfirmed' });
    const at = await panel();
    expect(at.queryByRole('button', { name: 'Decline…' })).toBeNull();
    const dialog = await give();
    dialog.getByText(/Nothing is mailed, because the address is not confirmed/);
  });
});
