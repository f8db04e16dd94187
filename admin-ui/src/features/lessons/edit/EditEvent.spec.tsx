import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLesson, aRider } from '@/data/day/testing/builders';
import { queryClient } from '@/data/providers/query-client';
import { keys } from '@/data/requests/keys';
import { isAskedToStay } from '@/testing/leaving';
import { promised, refuse, type Answers } from '@/testing/server';
import { longName } from '@/testing/staff';
import { lessons, open, panel } from './testing/open-lesson';

describe('an open lesson', () => {
  it('shows that it loads', async () => {
    open({ answers: { 'lessons/index': () => promised().promise } });
    await screen.findByRole('status', { name: 'Loading the lesson' });
  });

  it('says so where it is gone', async () => {
    open({ answers: { 'lessons/index': () => ({ ...lessons(), lessons: [] }) } });
    await screen.findByText('This lesson was not found. It may have been deleted.');
  });

  it('shows the server’s refusal', async () => {
    open({ answers: { 'lessons/index': () => refuse(403, { message: 'Your role does not open lessons.' }) } });
    await screen.findByText('Your role does not open lessons.');
  });

  it('says that nobody is booked yet', async () => {
    open({ answers: { 'lessons/index': () => lessons({}, []) } });
    (await panel()).getByText('Nobody is booked yet.');
  });

  it('tells its history to those who may ask', async () => {
    const told = {
      change: 'other',
      fields: [],
      what: 'A lesson was put on the calendar.',
      user_type_code: 'ADM',
      values: [],
      details: [],
      reason: null,
    };
    const change = { ...told, position: 1, changed_at: '2026-11-24T21:05:00Z', person_id: 'p1', person_name: 'Ada' };
    open({ answers: { 'history/index': () => ({ changes: [change], next: null }) } });
    fireEvent.click((await panel()).getByText('Changes'));
    await screen.findByText(/A lesson was put on the calendar/);
  });

  it('shows a title and a rider of sixty letters in full', async () => {
    open({ answers: { 'lessons/index': () => lessons({ title: longName }, [aRider({ name: longName })]) } });
    await screen.findByRole('complementary', { name: longName });
    screen.getByText(longName, { selector: 'strong a' });
  });

  it('offers an administrator to edit and to cancel', async () => {
    open();
    const lesson = await panel();
    lesson.getByRole('button', { name: 'Edit TITLE' });
    lesson.getByRole('button', { name: 'Cancel lesson…' });
  });

  it('leads from its instructor to their page, for those who may open it (R021)', async () => {
    const instructor = [{ id: 'i9', name: 'Tom Becker', person_id: 'p9' }];
    const options = { options: { instructor, student: [], section: [], location: [], horse: [] } };
    const answers: Answers = {
      'lessons/index': () => lessons({ instructor_id: 'i9', instructor_name: 'Tom Becker' }),
      'options/index': () => options,
    };
    open({ answers });
    const link = await (await panel()).findByRole('link', { name: 'Tom Becker' });
    expect(link.getAttribute('href')).toBe('/staffhome/p9');
    cleanup();
    open({ answers, as: { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR'] } });
    (await panel()).getByText('Tom Becker');
    expect(screen.queryByRole('link', { name: 'Tom Becker' })).toBeNull();
  });

  it('says what another section takes of its place before it is saved', async () => {
    const section = [
      { id: 's1', name: 'Practice' },
      { id: 's2', name: 'Group' },
    ];
    const message = 'Arena: 4 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Open 2, Late 1, Later 1';
    const warning = { code: 'location_double_booked', message, lesson_date_time_id: 'l1', about_name: 'Arena' };
    open({
      answers: {
        'options/index': () => ({ options: { instructor: [], student: [], section, location: [], horse: [] } }),
        'lessons/warnings': ({ query }) => ({ warnings: query.get('section_id') === 's2' ? [warning] : [] }),
      },
    });
    const lesson = await panel();
    fireEvent.click(lesson.getByRole('button', { name: 'Edit SECTION' }));
    fireEvent.change(await lesson.findByRole('combobox', { name: /Section/ }), { target: { value: 's2' } });
    await lesson.findByText(/4 of 3 units from 16:30 to 17:00/);
  });

  it('offers an instructor without the permission nothing of it', async () => {
    open({ as: { type: 'INS', codes: [] } });
    const lesson = await panel();
    expect(lesson.queryAllByRole('button', { name: /^Edit / })).toEqual([]);
    expect(lesson.queryByRole('button', { name: 'Cancel lesson…' })).toBeNull();
    expect(lesson.queryByRole('button', { name: /More about/ })).toBeNull();
  });

  it('changes nothing any more once it is cancelled', async () => {
    open({ answers: { 'lessons/index': () => lessons({ lesson_is_cancelled: 1 }) } });
    const lesson = await panel();
    expect(lesson.queryAllByRole('button', { name: /^Edit / })).toEqual([]);
    expect(lesson.queryByRole('button', { name: 'Cancel lesson…' })).toBeNull();
  });

  const more = async (name: string) => {
    fireEvent.click((await panel()).getByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('that was cancelled can neither be cancelled nor rescheduled again (R082)', async () => {
    open({ answers: { 'lessons/index': () => lessons({ lesson_is_cancelled: 1 }) } });
    fireEvent.click((await panel()).getByRole('button', { name: 'More' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).not.toContain('Reschedule…');
    expect(screen.queryByRole('button', { name: 'Cancel lesson…' })).toBeNull();
  });

  it('is rescheduled by the form of its date and time, people being told in one’s own words (R091 R215)', async () => {
    const { calls } = open({ answers: { 'lessons/reschedule': () => lessons() } });
    await more('Reschedule…');
    const lesson = await panel();
    expect(document.activeElement).toBe(lesson.getByRole('textbox', { name: /^Date/ }));
    fireEvent.change(lesson.getByLabelText(/^Start/), { target: { value: '15:00' } });
    fireEvent.change(lesson.getByLabelText(/^End/), { target: { value: '16:00' } });
    fireEvent.click(lesson.getByRole('checkbox', { name: 'Notify clients and staff' }));
    fireEvent.change(lesson.getByRole('textbox', { name: 'Message' }), { target: { value: 'The arena is taken.' } });
    fireEvent.click(lesson.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Event Beginner group has been successfully rescheduled');
    expect(calls.find(({ path }) => path === 'lessons/reschedule')?.body).toMatchObject({
      id: 'l1',
      version: 1,
      start: '2026-11-24 15:00',
      end: '2026-11-24 16:00',
      sendNotification: 1,
      updated_notification_message: 'The arena is taken.',
    });
    await screen.findByText('the calendar');
  });

  it('is deleted once what goes with it was counted, and can be taken back (C23)', async () => {
    const sentence = '2 events from Tue 24 Nov are deleted, with 3 riders in them.';
    const { calls } = open({
      answers: {
        'lessons/index': () => lessons({ is_recuring: 1 }),
        'lessons/previewDelete': () => ({ sentence, families: 3 }),
        'lessons/delete': () => ({ lessonIds: ['l1', 'l2'] }),
        'lessons/restore': () => ({ lessonIds: ['l1', 'l2'] }),
      },
    });
    await more('Delete…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete event' }));
    dialog.getByText('Warning! Events and all their associated data will be delete forever.');
    fireEvent.click(dialog.getByRole('radio', { name: 'This and all later' }));
    await dialog.findByText(sentence);
    expect(dialog.queryByText('3 families are told by mail.')).toBeNull();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Notify clients and staff' }));
    await dialog.findByText('3 families are told by mail.');
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete these events' }).disabled).toBe(false),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Delete these events' }));
    await screen.findByText('Event Beginner group has been successfully deleted for this and all future events');
    expect(calls.find(({ path }) => path === 'lessons/delete')?.body).toEqual({
      id: 'l1',
      applyToFuture: 1,
      sendNotification: 1,
      version: 1,
    });
    await screen.findByText('the calendar');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Event Beginner group is back for this and all future events');
    expect(calls.find(({ path }) => path === 'lessons/restore')?.body).toEqual({
      idarray: ['l1', 'l2'],
      sendNotification: 1,
    });
  });

  it('saves one panel under the version it has seen', async () => {
    const { calls } = open({ answers: { 'lessons/update': () => lessons() } });
    const lesson = await panel();
    fireEvent.click(lesson.getByRole('button', { name: 'Edit TITLE' }));
    fireEvent.change(lesson.getByRole('textbox', { name: 'Title' }), { target: { value: 'Jumping' } });
    fireEvent.click(lesson.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText(/^Title for Beginner group has been successfully updated/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      id: 'l1',
      editAction: 'title',
      title: 'Jumping',
      version: 1,
      applyToFuture: 0,
    });
  });

  it('leaves a moved lesson for the calendar without a question (R085)', async () => {
    open({ answers: { 'lessons/update': () => lessons() } });
    const lesson = await panel();
    fireEvent.click(lesson.getByRole('button', { name: 'Edit DATE/TIME' }));
    fireEvent.change(lesson.getByLabelText(/^Start/), { target: { value: '15:00' } });
    fireEvent.click(lesson.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('the calendar');
    expect(isAskedToStay()).toBe(false);
  });

  it('leaves an event of several days as many of them', async () => {
    const camp = () =>
      lessons({ scheduled_end_date: '2026-11-27', scheduled_starttime: '09:00', scheduled_endtime: '15:00' });
    const { calls } = open({ answers: { 'lessons/index': camp, 'lessons/update': camp } });
    const lesson = await panel();
    lesson.getByText('Tue 24 Nov, 09:00–Fri 27 Nov, 15:00');
    fireEvent.click(lesson.getByRole('button', { name: 'Edit DATE/TIME' }));
    fireEvent.change(lesson.getByLabelText(/^Start/), { target: { value: '10:00' } });
    fireEvent.click(lesson.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('the calendar');
    expect(calls.find(({ path }) => path === 'lessons/update')?.body).toMatchObject({
      start: '2026-11-24 10:00',
      end: '2026-11-27 15:00',
    });
  });

  it('keeps what was typed when the server refuses it, with the reason at its field', async () => {
    const errors = [{ field: 'title', message: 'There is such a title already' }];
    open({ answers: { 'lessons/update': () => refuse(400, { message: 'Not valid', errors }) } });
    const lesson = await panel();
    fireEvent.click(lesson.getByRole('button', { name: 'Edit TITLE' }));
    const title = lesson.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    fireEvent.change(title, { target: { value: 'Jumping' } });
    fireEvent.click(lesson.getByRole('button', { name: 'Save Changes' }));
    await lesson.findByText('There is such a title already');
    expect(title.value).toBe('Jumping');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  const editNotes = async (text: string) => {
    const lesson = await panel();
    fireEvent.click(lesson.getByRole('button', { name: 'Edit LESSON NOTES' }));
    fireEvent.change(lesson.getByRole('textbox', { name: 'Lesson notes' }), { target: { value: text } });
    fireEvent.click(lesson.getByRole('button', { name: 'Save Changes' }));
    return lesson;
  };

  it('tells what somebody else changed meanwhile, and makes one’s own change on top of it if that is wanted', async () => {
    const current = { ...aLesson({ title: 'Jumping', version: 2 }), changed_by: 'Tom Becker' };
    const sent: unknown[] = [];
    open({
      answers: {
        'lessons/update': ({ body }) => {
          sent.push(body);
          return sent.length > 1 ? { lesson: current, warnings: [] } : refuse(412, { message: 'Stale', current });
        },
      },
    });
    const lesson = await editNotes('Bring gloves');
    await lesson.findByText('Tom Becker changed this lesson meanwhile');
    lesson.getByText('Jumping');
    fireEvent.click(lesson.getByRole('button', { name: 'Keep what I filled in' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 1 }, { version: 2, lesson_notes: 'Bring gloves' }]));
    await waitFor(() => expect(lesson.queryByRole('alert')).toBeNull());
  });

  it('keeps what is being typed when somebody else’s change arrives, and does not overwrite it unseen', async () => {
    const theirs = aLesson({ title: 'Jumping', lesson_notes: 'Wet', version: 2 });
    const sent: unknown[] = [];
    let asked = 0;
    open({
      answers: {
        'lessons/update': ({ body }) => {
          sent.push(body);
          return refuse(412, { message: 'Stale', current: theirs });
        },
        'lessons/index': () => (asked++ ? { ...lessons(), lessons: [theirs] } : lessons()),
      },
    });
    const first = await panel();
    fireEvent.click(first.getByRole('button', { name: 'Edit LESSON NOTES' }));
    fireEvent.change(first.getByRole('textbox', { name: 'Lesson notes' }), { target: { value: 'Bring gloves' } });
    void queryClient.invalidateQueries({ queryKey: keys.lessons });
    const now = within(await screen.findByRole('complementary', { name: 'Jumping' }));
    expect(now.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lesson notes' }).value).toBe('Bring gloves');
    fireEvent.click(now.getByRole('button', { name: 'Save Changes' }));
    await now.findByText('Somebody else changed this lesson meanwhile');
    expect(sent).toMatchObject([{ version: 1, lesson_notes: 'Bring gloves' }]);
  });

  it('shows the lesson as the other person made it where theirs is taken', async () => {
    const current = { ...aLesson({ title: 'Jumping', version: 2 }), changed_by: null };
    let asked = 0;
    open({
      answers: {
        'lessons/update': () => refuse(412, { message: 'Stale', current }),
        'lessons/index': () => (asked++ ? { ...lessons(), lessons: [current] } : lessons()),
      },
    });
    const lesson = await editNotes('Bring gloves');
    await lesson.findByText('Somebody else changed this lesson meanwhile');
    fireEvent.click(lesson.getByRole('button', { name: 'Take theirs' }));
    await screen.findByRole('complementary', { name: 'Jumping' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Lesson notes' })).toBeNull());
  });

  it('of a series asks how far a change goes, begins with this one alone, and forgets it when left (R083)', async () => {
    const { calls } = open({
      answers: { 'lessons/index': () => lessons({ is_recuring: 1 }), 'lessons/update': () => lessons() },
    });
    const lesson = await panel();
    const reach = () => lesson.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(reach()).toEqual([true, false]);
    fireEvent.click(lesson.getByRole('radio', { name: 'This and all later' }));
    fireEvent.click(lesson.getByRole('button', { name: 'Edit TITLE' }));
    fireEvent.change(lesson.getByRole('textbox', { name: 'Title' }), { target: { value: 'Jumping' } });
    fireEvent.click(lesson.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Title for Beginner group has been successfully updated for this and all future events');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ applyToFuture: 1 });
    cleanup();
    open({ answers: { 'lessons/index': () => lessons({ is_recuring: 1 }) } });
    const [one] = (await panel()).getAllByRole<HTMLInputElement>('radio');
    expect(one?.checked).toBe(true);
  });
});
