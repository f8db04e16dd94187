import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { SignedIn } from '../../../test/support/requests.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { EditContact } from '../people/commands/edit-person.js';

describe('mails about time off of the staff', () => {
  let app: WorkApp, barn: TestBarn, ines: string;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    ines = `ines-${barn.farmId}@barn.test`;
    await barn.run(EditContact, { personId: barn.instructor.personId, contactEmail: ines });
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  const settled = () => app.sent(barn.farmId);
  const post = async (call: string, body: object, who: SignedIn = barn.admin) =>
    (await barn.call(who, 'POST', `time_off/${call}`, body)).body as { id: string; time_off_id: string };
  const days = { from_date: '2036-12-01', until_date: '2036-12-03' };
  const ask = async (said: object = {}) =>
    (await post('ask', { ...days, reason: 'Dentist', ...said }, barn.instructor)).id;
  const answer = (id: string, state: string, seen_state = 'asked', words?: string) =>
    post('settle', { time_off_id: id, state, seen_state, answer: words });

  it('tell administrators once who asks for which days, never why', async () => {
    const id = await ask();
    expect(await settled()).toEqual([
      { to: barn.admin.email, subject: 'Time off: Ines Tructor, Mon 1 Dec 2036 to Wed 3 Dec 2036' },
    ]);
    expect(app.smtp.mails[0]!.words).not.toContain('Dentist');
    await ask({ time_off_id: id, until_date: '2036-12-04' });
    expect(await settled()).toHaveLength(1);
  });

  it('tell whoever asked what is answered, with its words, and what takes it back', async () => {
    const id = await ask();
    await settled();
    app.smtp.mails.length = 0;
    await answer(id, 'declined', 'asked', 'The show is that day');
    expect(await settled()).toEqual([{ to: ines, subject: 'Time off declined: Mon 1 Dec 2036 to Wed 3 Dec 2036' }]);
    expect(app.smtp.mails[0]!.words).toContain('The show is that day');
    await answer(id, 'asked', 'declined');
    await settled();
    await answer(id, 'approved');
    expect((await settled()).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Time off declined',
      'Time off is open again',
      'Time off approved',
    ]);
  });

  it('tell them of days that were noted unasked, and nothing of what they take back themselves', async () => {
    const { time_off_id: id } = await post('note', { staff_id: barn.instructor.instructorId, ...days });
    expect((await settled()).map(({ to }) => to)).toEqual([ines]);
    await post('withdraw', { time_off_id: id }, barn.instructor);
    expect(await settled()).toHaveLength(1);
  });
});
