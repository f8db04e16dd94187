import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortal } from '../../../testing/family';
import { refuse, type Answers } from '../../../testing/server';

const barn = { title: 'Maple Hill', description: '', time_zone: 'America/Toronto', can_book: 1, takes_enquiries: 1 };
const text = { written_at: '2036-11-24 09:01', body: 'Room on Saturdays?', by_barn: 0 };
const own = { first_name: 'Nora', rider_name: null, wish: 'trial', is_confirmed: 1, place: null, texts: [text] };

const open = (at: string, answers: Answers = {}) =>
  openPortal(at, {
    'public/public': () => ({ list: [barn] }),
    'public/enquiryForm': () => ({ stamp: 'stamp', proof_bits: 4, kept_months: 6 }),
    'public/enquire': () => ({ result: 'confirm your address' }),
    'public/enquiry': () => own,
    'public/confirmEnquiry': () => ({ result: 'confirmed' }),
    'public/continueEnquiry': () => ({ result: 'written' }),
    ...answers,
  });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('asking a barn', () => {
  const filled = async () => {
    await screen.findByLabelText('First name');
    fill('First name', 'Nora');
    fill('Email', 'nora@home.test');
    fill('Your message', 'Room on Saturdays?');
  };

  it('sends what was filled in, with the sum done, and says that a mail has to be opened', async () => {
    const { calls } = open('/public/maple/ask');
    await filled();
    fill('Rider’s year of birth', '2016');
    fill('Riding so far', 'none');
    send();
    await screen.findByText('One step is left: look into your mail.');
    screen.getByText('nora@home.test');
    const { proof, ...body } = (calls.find(({ name }) => name === 'public/enquire')?.body ?? {}) as Record<
      string,
      unknown
    >;
    expect(proof).toMatch(/^\d+$/);
    expect(body).toEqual({
      public_id: 'maple',
      stamp: 'stamp',
      wish: 'trial',
      first_name: 'Nora',
      email: 'nora@home.test',
      birth_year: 2016,
      experience: 'none',
      message: 'Room on Saturdays?',
    });
  });

  it('says beside the fields what is missing, and sends nothing', async () => {
    const { calls } = open('/public/maple/ask');
    await screen.findByLabelText('First name');
    fill('Rider’s year of birth', 'six');
    send();
    for (const problem of [
      'Please give your name',
      'Please give your email address',
      'Please give a year, like 2016',
      'Please write a sentence or two',
    ])
      screen.getByText(problem);
    fill('First name', 'Nora');
    expect(screen.queryByText('Please give your name')).toBeNull();
    expect(calls.filter(({ name }) => name === 'public/enquire')).toEqual([]);
  });

  it('takes a new form where the first was open over night', async () => {
    let tries = 0;
    const { calls } = open('/public/maple/ask', {
      'public/enquire': () => (++tries === 1 ? refuse(409, 'Old.', 'enquiry_form_old') : {}),
    });
    await filled();
    send();
    await screen.findByText('One step is left: look into your mail.');
    expect(calls.filter(({ name }) => name === 'public/enquiryForm')).toHaveLength(2);
  });

  it('says what the barn refuses', async () => {
    open('/public/maple/ask', {
      'public/enquire': () => refuse(409, 'Please phone the barn.', 'too_many_enquiries'),
    });
    await filled();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('Please phone the barn.');
  });

  it('is not offered where the barn takes none', async () => {
    open('/public/maple/ask', { 'public/enquiryForm': () => refuse(409, 'Off.', 'enquiries_off') });
    await screen.findByText('This barn takes no enquiries here');
  });

  it('has nothing for people where bots are caught', async () => {
    open('/public/maple/ask');
    await screen.findByLabelText('First name');
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });
});

describe('one’s own enquiry', () => {
  it('is sent by a button, not by opening the link', async () => {
    let is_confirmed = 0;
    const { calls } = open('/public/maple/enquiry/token', {
      'public/enquiry': () => ({ ...own, is_confirmed }),
      'public/confirmEnquiry': () => {
        is_confirmed = 1;
        return { result: 'confirmed' };
      },
    });
    const button = await screen.findByRole('button', { name: 'Yes, send my message' });
    expect(calls.filter(({ name }) => name === 'public/confirmEnquiry')).toEqual([]);
    expect(screen.queryByLabelText('Write back')).toBeNull();
    fireEvent.click(button);
    await screen.findByText('Sent. Maple Hill answers you by mail; you find everything here.');
    expect(calls.find(({ name }) => name === 'public/confirmEnquiry')?.body).toEqual({
      public_id: 'maple',
      token: 'token',
    });
  });

  it('shows what was answered, and takes more, once', async () => {
    const { calls } = open('/public/maple/enquiry/token', {
      'public/enquiry': () => ({ ...own, texts: [text, { ...text, body: 'At ten?', by_barn: 1 }] }),
    });
    const texts = within(await screen.findByRole('list', { name: 'What was written' })).getAllByRole('listitem');
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You, .*09:01Room on Saturdays\?$/),
      expect.stringMatching(/^Maple Hill, .*At ten\?$/),
    ]);
    fill('Write back', ' Gladly. ');
    send();
    await screen.findByText('Sent to Maple Hill');
    await waitFor(() => expect(screen.getByLabelText('Write back')).toHaveProperty('value', ''));
    const sent = calls.filter(({ name }) => name === 'public/continueEnquiry').map(({ body }) => body);
    expect(sent).toEqual([
      { public_id: 'maple', token: 'token', key: expect.stringMatching(/^\w{32}$/), message: 'Gladly.' },
    ]);
  });

  it('is gone where the barn keeps it no longer', async () => {
    open('/public/maple/enquiry/token', { 'public/enquiry': () => refuse(404, 'Gone.') });
    await screen.findByText('This enquiry is no longer kept');
  });
});
