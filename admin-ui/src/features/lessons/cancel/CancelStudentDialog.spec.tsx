import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aRider } from '@/data/day/testing/builders';
import { answerLeaving } from '@/testing/leaving';
import { promised, refuse, type Answers } from '@/testing/server';
import { barn, longName, openScreen } from '@/testing/staff';
import { CancelStudentDialog } from './CancelStudentDialog';

const sentences: Readonly<Record<string, string>> = {
  CWP: 'The lesson goes back on the package.',
  CLC: 'Late cancel: the lesson counts as used.',
};

const preview = ({ query }: { query: URLSearchParams }) => ({
  allowed: 1,
  reason: null,
  sentence: sentences[query.get('newEnrollStatus') ?? ''] ?? 'Something else happens.',
});

const lesson = { title: 'Beginner group', day: '2026-11-24', time: '16:00' };

const ask = (
  answers: Answers = {},
  name = 'Anna Kowalska',
  own: Parameters<typeof aRider>[0] = {},
  settings: object = {},
) => {
  const onClose = jest.fn();
  const { calls } = openScreen(
    <CancelStudentDialog student={aRider({ name, ...own })} lesson={lesson} onClose={onClose} />,
    {
      answers: {
        'farms/farmDefaults': () => ({ farmDefaults: { ...barn, ...settings }, currentUser: { person_id: 'p1' } }),
        'lesson_people/previewCancel': preview,
        'lesson_people/cancelStudent': () => ({}),
        ...answers,
      },
    },
  );
  const sent = () => calls.find(({ method }) => method === 'POST')?.body;
  return { onClose, sent };
};

const red = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel student' });
const told = () => screen.getByRole('status', { name: 'What this will do' }).textContent;

describe('cancelling one rider', () => {
  it('keeps the red button grey until it is known what it will do', async () => {
    const answer = promised<object>();
    ask({ 'lesson_people/previewCancel': () => answer.promise });
    await screen.findByRole('dialog', { name: 'Cancel Student' });
    expect(told()).toBe('Looking up what this will do…');
    expect(red().disabled).toBe(true);
    answer.keep({ allowed: 1, reason: null, sentence: 'The lesson goes back on the package.' });
    await waitFor(() => expect(red().disabled).toBe(false));
  });

  it('offers the barn’s own policy where it has one, says its rule, and sends what was read', async () => {
    const rule = 'Cancel before Mon 23 Nov, 18:00: the lesson comes back. After that: CAD 10.00 is charged.';
    const { sent } = ask({
      'lesson_people/previewCancel': ({ query }) => ({
        ...preview({ query }),
        policy_sentence: rule,
        outcome_key: `key of ${query.get('by_policy') ?? 'none'}`,
        ...(query.get('by_policy') === '1' && { sentence: 'Too late. CAD 10.00 is charged.' }),
      }),
    });
    await screen.findByText(rule);
    fireEvent.click(screen.getByRole('radio', { name: 'As the barn’s policy says for the family' }));
    await screen.findByText('Too late. CAD 10.00 is charged.');
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.click(red());
    await waitFor(() => expect(sent()).toMatchObject({ by_policy: 1, seen_outcome_key: 'key of 1' }));
    expect(sent()).not.toHaveProperty('newEnrollStatus');
  });

  it('says the server’s sentence before the click', async () => {
    ask();
    await screen.findByText('The lesson goes back on the package.');
  });

  it('is not offered where the server refuses it, and says why', async () => {
    ask({ 'lesson_people/previewCancel': () => ({ allowed: 0, reason: 'The lesson is over.', sentence: '' }) });
    await screen.findByText('The lesson is over.');
    expect(red().disabled).toBe(true);
  });

  it('is not offered where the question itself is refused', async () => {
    ask({ 'lesson_people/previewCancel': () => refuse(403, { message: 'Your role does not cancel.' }) });
    await screen.findByText('Your role does not cancel.');
    expect(red().disabled).toBe(true);
  });

  it('asks anew for another choice, waits for that answer, and sends that choice', async () => {
    const { sent, onClose } = ask();
    await screen.findByText('The lesson goes back on the package.');
    fireEvent.click(screen.getByRole('radio', { name: 'Late cancel' }));
    expect(red().disabled).toBe(true);
    await screen.findByText('Late cancel: the lesson counts as used.');
    fireEvent.change(screen.getByLabelText('Cancellation note'), { target: { value: ' ill ' } });
    fireEvent.click(red());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({ id: 'lp1', newEnrollStatus: 'CLC', cancel_note: 'ill', sendNotification: 0 });
    await screen.findByText('Anna Kowalska: late cancel');
  });

  it('takes the answer to the last choice, however late an earlier one comes', async () => {
    const late = promised<object>();
    ask({
      'lesson_people/previewCancel': (asked) =>
        asked.query.get('newEnrollStatus') === 'CWM' ? late.promise : preview(asked),
    });
    await screen.findByText('The lesson goes back on the package.');
    fireEvent.click(screen.getByRole('radio', { name: 'Issue makeup' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Late cancel' }));
    await screen.findByText('Late cancel: the lesson counts as used.');
    late.keep({ allowed: 1, reason: null, sentence: 'A makeup is issued.' });
    await waitFor(() => expect(red().disabled).toBe(false));
    expect(told()).toBe('Late cancel: the lesson counts as used.');
  });

  it.each([
    ['CLC', 'CLC', 'Late cancel'],
    [null, 'CWP', 'Add back to package'],
  ])(
    'begins as the barn cancels for a rider (%s), else back on the package, for another reason and without a note (R130 R132)',
    async (usual, code, label) => {
      const { sent, onClose } = ask({}, 'Anna Kowalska', {}, { client_cancel_default_action: usual });
      await waitFor(() => expect(red().disabled).toBe(false));
      expect(screen.getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(true);
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cancel reason' }).value).toBe('OTH');
      fireEvent.click(red());
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(sent()).toMatchObject({ newEnrollStatus: code, cancel_note: '' });
    },
  );

  it('begins as the policy says for the barn’s reason, and goes back to what stood before for one of which it says nothing', async () => {
    const said = 'If the barn calls the lesson off because a horse does not work: the lesson comes back.';
    const { sent } = ask({
      'lesson_people/previewCancel': ({ query }) => ({
        ...preview({ query }),
        policy_sentence: 'Cancel until the lesson begins: the lesson counts as used.',
        called_off_sentence: query.get('cancelReason') === 'HRS' ? said : null,
        outcome_key: `${query.get('by_policy') ?? 'none'} ${query.get('cancelReason') ?? ''}`,
      }),
    });
    await screen.findByText('The lesson goes back on the package.');
    const why = screen.getByRole('combobox', { name: 'Cancel reason' });
    const policy = () => screen.getByRole<HTMLInputElement>('radio', { name: /^As the barn’s policy says/ });
    fireEvent.change(why, { target: { value: 'HRS' } });
    await screen.findByText(said);
    await waitFor(() => expect(policy().checked).toBe(true));
    fireEvent.change(why, { target: { value: 'WEA' } });
    await waitFor(() => expect(policy().checked).toBe(false));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Add back to package' }).checked).toBe(true);
    fireEvent.change(why, { target: { value: 'HRS' } });
    await waitFor(() => expect(policy().checked).toBe(true));
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.click(red());
    await waitFor(() => expect(sent()).toMatchObject({ by_policy: 1, cancelReason: 'HRS', seen_outcome_key: '1 HRS' }));
  });

  it('keeps the reason with the note, and tells people in words that may be changed (R249 C15)', async () => {
    const { sent, onClose } = ask();
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.change(screen.getByRole('combobox', { name: 'Cancel reason' }), { target: { value: 'WEA' } });
    fireEvent.change(screen.getByLabelText('Cancellation note'), { target: { value: 'too cold' } });
    expect(screen.queryByLabelText('Message')).toBeNull();
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.click(screen.getByLabelText('Notify clients and staff'));
    fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'The ring is frozen.' } });
    fireEvent.click(red());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({
      cancel_note: 'Weather: too cold',
      sendNotification: 1,
      updated_notification_message: 'The ring is frozen.',
    });
  });

  it('can be tried again after a failure; no message pops up, why stands in the question (R132)', async () => {
    const { onClose } = ask({
      'lesson_people/cancelStudent': () => refuse(409, { message: 'Anna has cancelled already.' }),
    });
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.click(red());
    await waitFor(() => expect(told()).toBe('Anna has cancelled already.'));
    expect(red().disabled).toBe(false);
    expect(document.querySelector('.notification')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before a written note is thrown away', async () => {
    const { onClose } = ask();
    fireEvent.change(await screen.findByLabelText('Cancellation note'), { target: { value: 'ill' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep the lesson' }));
    await answerLeaving('Stay');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await answerLeaving('Leave');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not answered by Enter in a field', async () => {
    ask();
    await waitFor(() => expect(red().disabled).toBe(false));
    expect(fireEvent.keyDown(screen.getByRole('radio', { name: 'Issue makeup' }), { key: 'Enter' })).toBe(false);
  });

  it('shows a name of sixty letters in full', async () => {
    ask({}, longName);
    await screen.findByText(longName);
  });
});

describe('changing a cancellation', () => {
  const inside = { student_is_cancelled: 1, enrollment_status_code: 'CNM' } as const;

  it('turns what a family did inside the notice into what staff choose', async () => {
    const { sent, onClose } = ask({}, 'Anna Kowalska', { ...inside, cancellation_note: 'ill' });
    await screen.findByRole('dialog', { name: 'Change Cancellation' });
    screen.getByText(/^Cancelled as: /);
    fireEvent.click(screen.getByRole('radio', { name: 'Late cancel' }));
    await screen.findByText('Late cancel: the lesson counts as used.');
    const change = screen.getByRole('button', { name: 'Change cancellation' });
    await waitFor(() => expect((change as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(change);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({ id: 'lp1', newEnrollStatus: 'CLC', cancel_note: 'ill' });
  });

  it.each([
    ['Weather: ill', 'WEA', 'ill', 'Holiday: ill'],
    ['Weather', 'WEA', '', 'Holiday'],
    ['Weather was bad', 'OTH', 'Weather was bad', 'Holiday: Weather was bad'],
  ])(
    'takes the reason out of “%s”, so that another one takes its place (C15)',
    async (stands, reason, words, sends) => {
      const { sent, onClose } = ask({}, 'Anna Kowalska', {
        ...inside,
        enrollment_status_code: 'CLC',
        cancellation_note: stands,
      });
      await screen.findByText('Late cancel: the lesson counts as used.');
      const why = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cancel reason' });
      expect([why.value, screen.getByLabelText<HTMLTextAreaElement>('Cancellation note').value]).toEqual([
        reason,
        words,
      ]);
      fireEvent.change(why, { target: { value: 'HOL' } });
      const change = screen.getByRole<HTMLButtonElement>('button', { name: 'Change cancellation' });
      await waitFor(() => expect(change.disabled).toBe(false));
      fireEvent.click(change);
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(sent()).toMatchObject({ cancel_note: sends });
    },
  );

  it('begins with what stands', async () => {
    ask({}, 'Anna Kowalska', { ...inside, enrollment_status_code: 'CLC' });
    await screen.findByText('Late cancel: the lesson counts as used.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Late cancel' }).checked).toBe(true);
  });
});
