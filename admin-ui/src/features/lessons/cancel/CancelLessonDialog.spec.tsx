import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aRide } from '@/data/day/testing/builders';
import { promised, refuse, type Answers } from '@/testing/server';
import { barn, longName, openScreen } from '@/testing/staff';
import { CancelLessonDialog } from './CancelLessonDialog';

const sentences: Readonly<Record<string, string>> = {
  '': '2 riders: nothing goes back.',
  BCNA: '2 riders: nothing goes back.',
  BCWM: '1 makeup is issued, 1 rider can use the makeup again.',
};

const rider = (lesson_person_id: string, name: string, sentence: string) => ({ lesson_person_id, name, sentence });

const preview = ({ query }: { query: URLSearchParams }) => ({
  allowed: 1,
  reason: null,
  sentence: sentences[query.get('action') ?? ''] ?? 'Something else happens.',
  riders: 2,
  students: [rider('lp1', longName, 'Gets a makeup.'), rider('lp2', 'Leo Park', 'Can use the makeup again.')],
});

const ask = (answers: Answers = {}, own: Parameters<typeof aRide>[0] = {}) => {
  const onClose = jest.fn();
  const { calls } = openScreen(<CancelLessonDialog one={aRide(own, [{}, {}])} onClose={onClose} />, {
    answers: { 'lessons/previewCancel': preview, 'lessons/cancel': () => ({}), ...answers },
  });
  return {
    onClose,
    sent: () => calls.find(({ method }) => method === 'POST')?.body,
    asked: () =>
      calls.filter(({ path }) => path === 'lessons/previewCancel').map(({ query }) => Object.fromEntries(query)),
  };
};

const red = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel this lesson' });
const choose = (action: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Cancel action' }), { target: { value: action } });

describe('calling a lesson off', () => {
  it('keeps the red button grey until the server has said what it will do', async () => {
    const answer = promised<object>();
    ask({ 'lessons/previewCancel': () => answer.promise });
    await screen.findByText('Looking up what this will do…');
    expect(red().disabled).toBe(true);
    answer.keep(preview({ query: new URLSearchParams() }));
    await screen.findByText('2 riders: nothing goes back.');
    expect(red().disabled).toBe(false);
  });

  it('tells what each rider gets, a long name in full', async () => {
    ask();
    await screen.findByText('What 2 riders get');
    screen.getByText(longName);
    screen.getByText('Can use the makeup again.');
  });

  it.each([
    ['BCWM', 'BCWM'],
    [null, 'BCNA'],
  ])('begins as the barn cancels lessons (%s), else with nothing, for another reason (R130)', async (usual, begins) => {
    const farmDefaults = { ...barn, lesson_cancel_default_action: usual };
    ask({ 'farms/farmDefaults': () => ({ farmDefaults, currentUser: { person_id: 'p1' } }) });
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Cancel action' })).value).toBe(begins);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cancel reason' }).value).toBe('OTH');
  });

  it('asks anew for another action and for other dates, and sends what was chosen last', async () => {
    const { asked, sent, onClose } = ask();
    await screen.findByText('2 riders: nothing goes back.');
    choose('BCWM');
    expect(red().disabled).toBe(true);
    await screen.findByText('1 makeup is issued, 1 rider can use the makeup again.');
    fireEvent.change(screen.getByLabelText('Valid until'), { target: { value: '2027-01-31' } });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ action: 'BCWM', expiry_date: '2027-01-31' }));
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.click(red());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({ id: 'l1', cancelAction: 'BCWM', cancelReason: 'OTH', expiry_date: '2027-01-31' });
  });

  it('begins as the policy says for the reason, says its sentence, and lets staff choose otherwise', async () => {
    const because = 'If the barn calls the lesson off because of the weather: a makeup lesson.';
    const { sent, asked, onClose } = ask({
      'lessons/previewCancel': ({ query }) => ({
        ...preview({ query }),
        by_policy:
          query.get('cancelReason') === 'WEA' ? [{ policy_id: 'k1', version: 3, lessons: 1, sentence: because }] : [],
      }),
    });
    await screen.findByText('2 riders: nothing goes back.');
    const action = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cancel action' });
    expect(screen.queryByRole('list', { name: 'What the policy says' })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Cancel reason' }), { target: { value: 'WEA' } });
    await screen.findByText(`${because} (Version 3)`);
    expect(action().selectedOptions[0]?.textContent).toBe('As the policy says');
    expect(asked().at(-1)).toEqual({ id: 'l1', cancelReason: 'WEA' });
    choose('BCWM');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ action: 'BCWM', cancelReason: 'WEA' }));
    screen.getByText(`${because} (Version 3)`);
    choose('');
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.click(red());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({ id: 'l1', cancelReason: 'WEA' });
    expect(sent()).not.toHaveProperty('cancelAction');
  });

  it('is not offered where the server refuses it, and says why', async () => {
    ask({ 'lessons/previewCancel': () => ({ allowed: 0, reason: 'The lesson is over.', sentence: '', students: [] }) });
    await screen.findByText('The lesson is over.');
    expect(red().disabled).toBe(true);
  });

  it('says nothing of riders where nobody is booked', async () => {
    ask({ 'lessons/previewCancel': () => ({ allowed: 1, reason: null, sentence: 'Nobody is booked.', students: [] }) });
    await screen.findByText('Nobody is booked.');
    expect(screen.queryByText(/What .* get/)).toBeNull();
    expect(red().disabled).toBe(false);
  });

  it('stays open with the server’s words when the click is refused', async () => {
    const { onClose } = ask({ 'lessons/cancel': () => refuse(409, { message: 'This lesson is cancelled already.' }) });
    await waitFor(() => expect(red().disabled).toBe(false));
    fireEvent.click(red());
    await screen.findByText('This lesson is cancelled already.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks of a series whether the later ones go, too, and tells what that will do', async () => {
    const { asked, sent, onClose } = ask({}, { is_recuring: 1 });
    await screen.findByText('2 riders: nothing goes back.');
    choose('BCWM');
    fireEvent.click(screen.getByRole('radio', { name: 'This and all later' }));
    screen.getByText('For this lesson; for each later one they move along with its day.');
    fireEvent.change(screen.getByLabelText('Valid until'), { target: { value: '2027-01-31' } });
    const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel these lessons' });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ applyToFuture: '1', expiry_date: '2027-01-31' }));
    await waitFor(() => expect(all.disabled).toBe(false));
    fireEvent.click(all);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({ id: 'l1', cancelAction: 'BCWM', applyToFuture: 1, expiry_date: '2027-01-31' });
    await screen.findByText(/been cancelled for this and all future events$/);
  });

  it('is about one lesson where it belongs to no series', async () => {
    ask();
    await screen.findByText('2 riders: nothing goes back.');
    expect(screen.queryByRole('radio', { name: 'This and all later' })).toBeNull();
  });
});
