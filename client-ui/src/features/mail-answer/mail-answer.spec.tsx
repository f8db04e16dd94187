import { cleanup, fireEvent, screen } from '@testing-library/react';
import { openPortal } from '../../testing/family';
import { longName } from '../../testing/rows';
import { refuse, type Answers } from '../../testing/server';
import type { MailAnswer } from './mail-answer';

const lesson: MailAnswer = {
  answer: 'come',
  state: 'open',
  farm_name: 'Maple Hill',
  rider: 'Anna',
  title: 'Beginner group',
  location_name: 'Indoor',
  scheduled_date: '2036-11-25',
  scheduled_starttime: '16:00',
  scheduled_end_date: '2036-11-25',
  scheduled_endtime: '17:00',
  duration: 60,
  is_allday: 0,
  confirmed: 0,
  preview: null,
};
const preview: NonNullable<MailAnswer['preview']> = {
  allowed: 1,
  reason: null,
  code: 'CWP',
  code_name: 'Cancelled',
  inside_notice: 0,
  notice_hours: 24,
  unit: 'released',
  compensation: 'none',
  sentence: 'Anna’s lesson goes back on the package.',
  policy_sentence: null,
  called_off_sentence: null,
  late_fee: 0,
  is_by_policy: 0,
  waits_for_filling: 0,
  outcome_key: 'CWP/released',
  product_name: null,
  remain_after: null,
  makeup_expiry_date: null,
};
const cancelling: MailAnswer = { ...lesson, answer: 'cancel', preview };
const open = (standing: unknown, more: Answers = {}) =>
  openPortal('/answer#sealed', { 'mail_answers/read': () => standing, ...more });
const sent = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter((call) => call.name === `mail_answers/${name}`).map(({ body }) => body);

/** Besides those for a language. */
const buttons = () => screen.queryAllByRole('button').filter(({ lang }) => lang === '');

describe('an answer from a mail', () => {
  it('“We come” is given by a button alone, and said to be known', async () => {
    const { calls } = open(lesson, { 'mail_answers/come': () => ({ ...lesson, confirmed: 1 }) });
    await screen.findByRole('heading', { name: 'Does Anna come?' });
    screen.getByText('Beginner group · Indoor · Maple Hill');
    expect(sent(calls, 'come')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'We come' }));
    await screen.findByText('Maple Hill knows that Anna comes. Thank you.');
    expect(sent(calls, 'come')).toEqual([{ token: 'sealed' }]);
    expect(buttons()).toEqual([]);
  });

  it('says what cancelling comes to before the red button, and sends along what was read', async () => {
    const gone = { ...cancelling, state: 'cancelled', preview: null };
    const { calls } = open(cancelling, { 'mail_answers/cancel': () => gone });
    await screen.findByRole('heading', { name: 'Cancel Anna’s lesson?' });
    screen.getByText('Anna’s lesson goes back on the package.');
    screen.getByRole('link', { name: 'Keep the lesson' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the lesson' }));
    await screen.findByText('This lesson of Anna is cancelled. There is nothing left to answer.');
    expect(sent(calls, 'cancel')).toEqual([
      { token: 'sealed', seen_status_code: 'CWP', seen_outcome_key: 'CWP/released' },
    ]);
  });

  it('that comes to something else by now is asked anew', async () => {
    const texts = ['Anna’s lesson goes back on the package.', 'The lesson counts as used.'];
    const { calls } = openPortal('/answer#sealed', {
      'mail_answers/read': () => ({ ...cancelling, preview: { ...preview, sentence: texts.shift() ?? '' } }),
      'mail_answers/cancel': () => refuse(409, 'What cancelling comes to has changed since it was shown.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the lesson' }));
    await screen.findByText('What cancelling comes to has changed since it was shown.');
    await screen.findByText('The lesson counts as used.');
    expect(sent(calls, 'read')).toHaveLength(2);
  });

  it.each([
    [{ ...lesson, state: 'begun', rider: longName }, /too late to answer here\. Please call Maple Hill/],
    [{ ...cancelling, state: 'cancelled', preview: null }, /is cancelled\. There is nothing left/],
    [
      { ...cancelling, preview: { ...preview, allowed: 0 as const, reason: 'Please call us to cancel.' } },
      /Please call us to cancel/,
    ],
  ])('is a clear word where nothing can be answered (%#)', async (standing, words) => {
    open(standing);
    await screen.findByText(words);
    expect(buttons()).toEqual([]);
  });

  it('keeps its key out of the address, and asks nothing without one', async () => {
    const { address, calls } = open(lesson);
    await screen.findByRole('heading', { name: 'Does Anna come?' });
    expect(address()).toBe('/answer');
    cleanup();
    openPortal('/answer', {});
    await screen.findByText('This link is not complete. Please open it from the mail again.');
    expect(sent(calls, 'read')).toEqual([{ token: 'sealed' }]);
  });

  it('leads on where the link is no longer good', async () => {
    open(refuse(404, 'This lesson is not booked any more. The schedule says what is.'));
    await screen.findByText('This lesson is not booked any more. The schedule says what is.');
    screen.getByRole('link', { name: 'Go to my lessons' });
  });
});
