import { ApiError } from '@leadline/api-client';
import { withMarks, type Draft, type Mark } from './mark';
import { openQueue } from './queue';
import { memoryStore, type Store } from './store';

const present: Draft = {
  call: 'lesson_people/updateAttendance',
  lessonPersonId: 'anna',
  to: 'COM',
  horseName: null,
  seen: 'SCH',
};
const noShow: Draft = { ...present, to: 'CNS' };
const onBiscuit: Draft = {
  call: 'lesson_people/updateHorseInStudentLesson',
  lessonPersonId: 'anna',
  to: 'biscuit',
  horseName: 'Biscuit',
  seen: null,
};
const leo: Draft = { ...present, lessonPersonId: 'leo' };

type Answer = ApiError | undefined;
const away = () => new ApiError(0, {});
const taken = (code: string, assigned_to: string | null = null) =>
  new ApiError(412, {
    message: 'Somebody else changed this meanwhile.',
    current: { id: 'anna', name: 'Anna Kowalska', enrollment_status_code: code, horse_id: assigned_to, assigned_to },
  });

/** A queue whose server answers in turn; then everything is taken. */
const opened = (...answers: Answer[]) => openedOn(memoryStore(), ...answers);
const openedOn = (store: Store, ...answers: Answer[]) => {
  const sent: Mark[] = [];
  const seen: (readonly Mark[])[] = [];
  let who: string | null = 'maya';
  const queue = openQueue({
    store,
    send: (mark) => {
      sent.push(mark);
      const answer = answers.shift();
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
    owner: () => who,
    changed: (marks) => seen.push(marks),
  });
  return {
    queue,
    store,
    sent,
    shown: () => seen.at(-1) ?? [],
    signIn: (next: string | null) => (who = next),
    values: () => sent.map(({ lessonPersonId, to }) => `${lessonPersonId} ${to}`),
  };
};

describe('marks made without signal', () => {
  it('are kept, and sent one after another in the order in which they were made', async () => {
    const { queue, shown, values } = opened();
    for (const draft of [leo, present, onBiscuit]) await queue.add(draft);
    expect([shown().length, values()]).toEqual([3, []]);
    expect(await queue.flush()).toBe(true);
    expect(values()).toEqual(['leo COM', 'anna COM', 'anna biscuit']);
    expect(shown()).toEqual([]);
    expect(await queue.flush()).toBe(false);
  });

  it('that replace each other are one, from what stood there first', async () => {
    const { queue, sent } = opened();
    await queue.add(present);
    await queue.add(noShow);
    await queue.flush();
    expect(sent.map(({ to, seen }) => [to, seen])).toEqual([['CNS', 'SCH']]);
  });

  it('that are taken back are none', async () => {
    const { queue, shown } = opened();
    await queue.add(present);
    await queue.add({ ...present, to: 'SCH', seen: 'COM' });
    expect(shown()).toEqual([]);
  });

  it('wait where the server is not reached, and go under the same key the next time', async () => {
    const { queue, sent, shown } = opened(undefined, away(), undefined);
    await queue.add(leo);
    await queue.add(present);
    expect(await queue.flush()).toBe(true);
    expect(shown().map(({ lessonPersonId }) => lessonPersonId)).toEqual(['anna']);
    await queue.flush();
    expect(sent.map(({ lessonPersonId }) => lessonPersonId)).toEqual(['leo', 'anna', 'anna']);
    expect(sent[1]?.key).toBe(sent[2]?.key);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it.each([401, 408, 429, 500, 503])('wait after %i', async (status) => {
    const { queue, shown } = opened(new ApiError(status, {}));
    await queue.add(present);
    expect(await queue.flush()).toBe(false);
    expect(shown().map(({ problem }) => problem)).toEqual([null]);
  });

  it('that may have arrived stay as they are: what is decided later goes behind them', async () => {
    const { queue, sent } = opened(away());
    await queue.add(present);
    await queue.flush();
    await queue.add(noShow);
    await queue.flush();
    expect(sent.map(({ to, seen }) => [to, seen])).toEqual([
      ['COM', 'SCH'],
      ['COM', 'SCH'],
      ['CNS', 'COM'],
    ]);
  });

  it('are sent once, however many look at the same time', async () => {
    const { queue, sent } = opened();
    await queue.add(present);
    await Promise.all([queue.flush(), queue.flush()]);
    expect(sent).toHaveLength(1);
  });

  it('that are decided otherwise in the moment in which they go are not forgotten', async () => {
    const { queue, shown, values } = opened();
    await queue.add(present);
    await Promise.all([queue.flush(), queue.add(noShow)]);
    await queue.flush();
    expect(values().at(-1)).toBe('anna CNS');
    expect(shown()).toEqual([]);
  });

  it('in two windows at the same moment are two', async () => {
    const store = memoryStore();
    const [one, other] = [openedOn(store), openedOn(store)];
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_764_000_000_000);
    await Promise.all([one.queue.add(present), other.queue.add(leo)]);
    clock.mockRestore();
    expect((await store.marks()).map(({ lessonPersonId }) => lessonPersonId)).toEqual(['anna', 'leo']);
  });
});

describe('a mark that meets something else', () => {
  it('is asked about with both values, and keeps nobody else’s waiting', async () => {
    const { queue, shown, values } = opened(taken('CNS'));
    await queue.add(present);
    await queue.add(leo);
    await queue.flush();
    expect(values()).toEqual(['anna COM', 'leo COM']);
    expect(shown()).toMatchObject([{ to: 'COM', problem: { theirs: { value: 'CNS', name: 'Anna Kowalska' } } }]);
    await queue.flush();
    expect(values()).toHaveLength(2);
  });

  it('is one question with what was decided later about the same place', async () => {
    const { queue, shown, values } = opened(away(), taken('CNS'));
    await queue.add(present);
    await queue.flush();
    await queue.add({ ...present, to: 'CLC' });
    await queue.flush();
    expect(shown()).toMatchObject([{ to: 'CLC', problem: { theirs: { value: 'CNS' } } }]);
    expect(values()).toEqual(['anna COM', 'anna COM']);
  });

  it('is sent anew over what the person has seen, or dropped', async () => {
    const { queue, shown, sent } = opened(taken('CNS'));
    await queue.add(present);
    await queue.flush();
    await queue.keepMine(shown()[0] as Mark);
    expect(sent.map(({ seen, to }) => [seen, to])).toEqual([
      ['SCH', 'COM'],
      ['CNS', 'COM'],
    ]);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(shown()).toEqual([]);

    const other = opened(taken('CNS', 'juniper'));
    await other.queue.add(onBiscuit);
    await other.queue.flush();
    expect(other.shown()).toMatchObject([{ problem: { theirs: { value: 'juniper', word: 'juniper' } } }]);
    await other.queue.drop(other.shown()[0] as Mark);
    await other.queue.flush();
    expect([other.sent.length, other.shown()]).toEqual([1, []]);
  });

  it('is not dropped when a rule refuses it: the person hears the server’s words', async () => {
    const { queue, shown } = opened(new ApiError(409, { message: 'Lesson has already been cancelled' }));
    await queue.add(present);
    await queue.flush();
    expect(shown()).toMatchObject([{ problem: { message: 'Lesson has already been cancelled', theirs: null } }]);
  });

  it('may be decided otherwise while it is asked about', async () => {
    const { queue, shown } = opened(taken('CNS'));
    await queue.add(present);
    await queue.flush();
    await queue.add({ ...present, to: 'CLC', seen: 'CNS' });
    expect(shown()).toMatchObject([{ to: 'CLC', problem: { theirs: { value: 'CNS' } } }]);
  });
});

describe('a device that several people use', () => {
  it('sends and shows to each their own', async () => {
    const { queue, shown, signIn, values } = opened();
    await queue.add(present);
    signIn('tom');
    await queue.look();
    expect(shown()).toEqual([]);
    expect(await queue.flush()).toBe(false);
    signIn('maya');
    await queue.look();
    expect(shown()).toHaveLength(1);
    await queue.flush();
    expect(values()).toEqual(['anna COM']);
  });

  it('forgets the day and every name at sign-out, and keeps what waits for the next sign-in', async () => {
    const { queue, shown, store, values } = opened(taken('CNS'));
    await store.keepDay({ owner: 'maya', savedAt: '2026-11-24T15:00:00Z', answers: { name: 'Anna Kowalska' } });
    await queue.add(present);
    await queue.flush();
    await queue.signOut();
    expect(await store.readDay()).toBeUndefined();
    expect(shown()).toEqual([]);
    expect(JSON.stringify(await store.marks())).not.toContain('Kowalska');
    await queue.look();
    await queue.flush();
    expect(values()).toEqual(['anna COM', 'anna COM']);
  });

  it('keeps no name of an answer that comes after the sign-out', async () => {
    const { queue, shown, store, signIn, values } = opened(taken('CNS'));
    await queue.add(present);
    const sending = queue.flush();
    signIn(null);
    await queue.signOut();
    await sending;
    expect(JSON.stringify(await store.marks())).not.toContain('Kowalska');
    signIn('maya');
    await queue.flush();
    expect([values(), shown()]).toEqual([['anna COM', 'anna COM'], []]);
  });

  it('keeps nothing for nobody', async () => {
    const { queue, store, signIn } = opened();
    signIn(null);
    await queue.add(present);
    expect(await store.marks()).toEqual([]);
  });
});

describe('the day with what waits', () => {
  const rows = {
    id: 'anna',
    enrollment_status_code: 'SCH',
    student_is_cancelled: 0,
    horse_id: null,
    assigned_to: null,
  };
  const day = { lessons: [], LessonStudents: [rows, { ...rows, id: 'leo' }], LessonHorses: [], tasks: [] } as never;
  const mark = { order: 1, owner: 'maya', key: 'k', isTried: false, problem: null };
  const shown = (...marks: Mark[]) => (withMarks(day, marks) as { LessonStudents: object[] }).LessonStudents[0];

  it('shows marks and horses as if they were saved', () =>
    expect(shown({ ...noShow, ...mark }, { ...onBiscuit, ...mark })).toMatchObject({
      enrollment_status_code: 'CNS',
      student_is_cancelled: 1,
      horse_id: 'biscuit',
      assigned_to: 'Biscuit',
    }));
  it('shows what has to be decided about as the server has it', () =>
    expect(shown({ ...noShow, ...mark, problem: { message: '', theirs: null } })).toMatchObject({
      enrollment_status_code: 'SCH',
    }));
  it('is the same day where nothing waits', () => expect(withMarks(day, [])).toBe(day));
});
