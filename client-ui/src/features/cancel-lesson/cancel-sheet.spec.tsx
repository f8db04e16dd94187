import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, withBarn, withRiders } from '../../testing/family';
import { lesson, longName, member } from '../../testing/rows';
import { never, refuse, type Answers } from '../../testing/server';
import type { CancelPreview } from '../../requests/cancel-preview';

const sentence = 'Anna’s lesson goes back on her 10 group lessons: 5 left of 10.';

const told = (own: Partial<CancelPreview> = {}): CancelPreview => ({
  allowed: 1,
  reason: null,
  code: 'CWP',
  code_name: 'Cancelled with package',
  inside_notice: 0,
  notice_hours: 24,
  unit: 'released',
  compensation: 'none',
  sentence,
  product_name: '10 group lessons',
  remain_after: 5,
  makeup_expiry_date: null,
  policy_sentence: null,
  called_off_sentence: null,
  is_by_policy: 0,
  late_fee: 0,
  waits_for_filling: 0,
  outcome_key: 'CWP/released/none/0/0//',
  ...own,
});
const preview = (own?: Partial<CancelPreview>): Answers => ({ 'lesson_people/previewCancel': () => told(own) });

const open = (answers: Answers = {}) => openPage('/lessons/modalCancel/place-1', { ...preview(), ...answers });
const sheet = () => screen.findByRole('dialog', { name: 'Cancel Anna’s lesson?' });
const redButton = () => screen.queryByRole('button', { name: 'Cancel the lesson' });
const before = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('a lesson that may be cancelled', () => {
  it('says what cancelling does before the red button, and keeping comes first', async () => {
    open();
    const said = within(await sheet());
    const consequence = await said.findByText(sentence);
    const keep = said.getByRole('button', { name: 'Keep the lesson' });
    const cancel = said.getByRole('button', { name: 'Cancel the lesson' });
    expect(before(consequence, keep)).toBe(true);
    expect(before(keep, cancel)).toBe(true);
    expect(said.getByText('Tue 25 Nov, 16:00')).toBeTruthy();
  });

  it('says that the notice is over, and then what that costs (R129)', async () => {
    const used = 'Inside 24 hours: the lesson counts as used.';
    open(preview({ inside_notice: 1, unit: 'used', sentence: used }));
    const cost = await screen.findByText(used);
    expect(screen.getByText('Lessons must be cancelled at least 24 hours before they start.')).toBeTruthy();
    expect(before(cost, screen.getByRole('button', { name: 'Cancel the lesson' }))).toBe(true);
  });

  it('reads the barn’s own policy first, in its own words, and then what it comes to', async () => {
    const policy = 'Cancel before Mon 23 Nov, 18:00: the lesson comes back. After that: CAD 10.00 is charged.';
    const late = 'Too late: the lesson counts as used. CAD 10.00 is charged and put on an invoice.';
    open(preview({ inside_notice: 1, unit: 'used', policy_sentence: policy, late_fee: 10, sentence: late }));
    const rule = await screen.findByText(policy);
    const cost = screen.getByText(late);
    expect(screen.queryByText(/at least 24 hours/)).toBeNull();
    expect(before(rule, cost)).toBe(true);
    expect(before(cost, screen.getByRole('button', { name: 'Cancel the lesson' }))).toBe(true);
  });

  it('cancels that lesson with the note, says so and closes', async () => {
    const cancelled = lesson({ student_is_cancelled: 1, can_cancel: 0 });
    const { calls, address } = open({
      'lesson_people/cancelStudent': () => ({ lessonpeopletoreturn: [cancelled] }),
    });
    fireEvent.change(await screen.findByLabelText('Note to the barn (optional)'), { target: { value: ' a cold ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the lesson' }));
    await screen.findByText('Anna Kowalska has cancelled their lesson on Tue 25 Nov.');
    const [sent, ...more] = calls.filter(({ name }) => name === 'lesson_people/cancelStudent');
    expect(sent?.body).toEqual({
      id: 'place-1',
      seen_status_code: 'CWP',
      seen_outcome_key: 'CWP/released/none/0/0//',
      cancel_note: 'a cold',
    });
    expect(more).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/clienthome/p-anna/lessons');
  });

  it.each([
    [{ student_is_cancelled: 1 as const, cancel_label: 'Student Cancel' as const }],
    [{ lesson_is_cancelled: 1 as const, cancel_label: 'Barn Cancel' as const }],
  ])('shows it in its row at once, with its date, time and instructor: %j (R131)', async (changed) => {
    let asked = 0;
    open({
      'students/lessonSchedule': () =>
        asked++
          ? never()
          : { data: [lesson({ title: 'Before', lesson_person_id: 'place-0' }), lesson()], makeups: [], size: 2 },
      'lesson_people/cancelStudent': () => ({
        lessonpeopletoreturn: [lesson({ can_cancel: 0, enrollment_status_name: changed.cancel_label, ...changed })],
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the lesson' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second, ...more] = within(await screen.findByRole('main'))
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('Indoor'));
    expect([first?.textContent.includes('Before'), more.length]).toEqual([true, 0]);
    const row = within(second as HTMLElement);
    for (const text of [changed.cancel_label, 'Tue 25 Nov, 16:00', 'with Maya Reyes · on Biscuit']) row.getByText(text);
  });

  it('stays open and says why when the server refuses after all', async () => {
    const { address } = open({ 'lesson_people/cancelStudent': () => refuse(409, 'The lesson has already begun') });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the lesson' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The lesson has already begun');
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(redButton()).not.toHaveProperty('disabled', true);
    expect(address()).toMatch(/modalCancel\/place-1$/);
  });

  it('says what it comes to by now, and cancels for that only', async () => {
    const used = 'Inside 24 hours: the lesson counts as used.';
    let isLate = false;
    const { calls } = open({
      'lesson_people/previewCancel': () =>
        isLate
          ? told({ code: 'CNM', inside_notice: 1, unit: 'used', sentence: used, outcome_key: 'CNM' })
          : told({ outcome_key: 'CWP' }),
      'lesson_people/cancelStudent': () => {
        isLate = true;
        return refuse(409, 'What cancelling comes to has changed since it was shown.');
      },
    });
    fireEvent.change(await screen.findByLabelText('Note to the barn (optional)'), { target: { value: 'a cold' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the lesson' }));
    await screen.findByText(used);
    expect(screen.getByRole('alert').textContent).toMatch(/changed since/);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the lesson' }));
    const seen = () => calls.flatMap(({ name, body }) => (name === 'lesson_people/cancelStudent' ? [body] : []));
    await waitFor(() => expect(seen()).toHaveLength(2));
    expect(seen()).toEqual(
      ['CWP', 'CNM'].map((code) => ({
        id: 'place-1',
        seen_status_code: code,
        seen_outcome_key: code,
        cancel_note: 'a cold',
      })),
    );
  });

  it('cannot be tapped twice while the server works', async () => {
    const { calls } = open({ 'lesson_people/cancelStudent': never });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the lesson' }));
    const busy = await screen.findByRole('button', { name: 'Cancelling…' });
    expect(busy).toHaveProperty('disabled', true);
    fireEvent.click(busy);
    expect(calls.filter(({ name }) => name === 'lesson_people/cancelStudent')).toHaveLength(1);
  });

  it('holds names of sixty letters in full', async () => {
    open({
      ...withRiders(member({ person_name: longName })),
      'students/lessonSchedule': () => ({
        data: [lesson({ person_name: longName, title: longName, instructor_name: longName, location_name: longName })],
        makeups: [],
        size: 1,
      }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Maximiliane-Alexandra’s lesson?' });
    await within(dialog).findByText(`${longName} · ${longName} · with ${longName}`);
  });
});

describe('a lesson that may not be cancelled', () => {
  it('is told the server’s reason and gets no button', async () => {
    open(preview({ allowed: 0, reason: 'The lesson has already begun' }));
    await screen.findByText('The lesson has already begun');
    expect(redButton()).toBeNull();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask the barn: office@maplehill.test' })).toBeTruthy();
  });

  it('is not asked about where the barn takes cancellations in person', async () => {
    const { calls } = open(withBarn({ clients_can_cancel: 0 }));
    await screen.findByText('Maple Hill takes cancellations in person.');
    expect(redButton()).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('lesson_people/previewCancel');
  });

  it('was cancelled before', async () => {
    const cancelled = lesson({ student_is_cancelled: 1, can_cancel: 0 });
    open({ 'students/lessonSchedule': () => ({ data: [cancelled], makeups: [], size: 1 }) });
    await screen.findByText('Lesson has already been cancelled');
    expect(redButton()).toBeNull();
  });

  it('is no longer ahead', async () => {
    open({ 'students/lessonSchedule': () => ({ data: [], makeups: [], size: 0 }) });
    await screen.findByText('This lesson is no longer ahead, so it cannot be cancelled here.');
    expect(redButton()).toBeNull();
  });

  it('waits for a signal', async () => {
    open();
    await screen.findByRole('button', { name: 'Cancel the lesson' });
    act(() => void dispatchEvent(new Event('offline')));
    await screen.findByText(/Cancelling needs a signal/);
    expect(redButton()).toBeNull();
  });
});

describe('while it is not known', () => {
  it('offers nothing to press', async () => {
    open({ 'lesson_people/previewCancel': never });
    expect(within(await sheet()).getByRole('status').textContent).toBe('loading');
    expect(redButton()).toBeNull();
  });

  it('says that the question was refused', async () => {
    open({ 'lesson_people/previewCancel': () => refuse(404, 'The place is not there') });
    await within(await sheet()).findByText('This is not yours to see');
    expect(redButton()).toBeNull();
  });
});
