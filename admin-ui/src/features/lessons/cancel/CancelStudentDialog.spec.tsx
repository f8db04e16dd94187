import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aRider } from '@/data/day/testing/builders';
import { promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
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

const ask = (answers: Answers = {}, name = 'Anna Kowalska', own: Parameters<typeof aRider>[0] = {}) => {
  const onClose = jest.fn();
  const { calls } = openScreen(
    <CancelStudentDialog student={aRider({ name, ...own })} lesson={lesson} onClose={onClose} />,
    { answers: { 'lesson_people/previewCancel': preview, 'lesson_people/cancelStudent': () => ({}), ...answers } },
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

  it('stays open with the server’s words when the click is refused', async () => {
    const { onClose } = ask({
      'lesson_people/cancelStudent': () => refuse(409, { message: 'Anna has cancelled already.' }),
    });
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.click(red());
    await screen.findByText('Anna has cancelled already.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before a written note is thrown away', async () => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { onClose } = ask();
    fireEvent.change(await screen.findByLabelText('Cancellation note'), { target: { value: 'ill' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep the lesson' }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledTimes(2);
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

  it('begins with what stands', async () => {
    ask({}, 'Anna Kowalska', { ...inside, enrollment_status_code: 'CLC' });
    await screen.findByText('Late cancel: the lesson counts as used.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Late cancel' }).checked).toBe(true);
  });
});
