import PostalMime from 'postal-mime';
import { SendSavedReport } from '../reports/commands/send-saved-report.js';
import { SavedReportRound } from '../reports/jobs/mail-saved-reports.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { shop, type Shop } from '../billing/test/shop.js';

/** Friday 27 November; the Monday after it begins in Toronto at 05:00 of UTC. */
const FRIDAY = '2026-11-27T14:00:00Z';
const MONDAY = '2026-11-30T11:07:00Z';

describe('saved reports by mail', () => {
  let app: WorkApp, barn: TestBarn, office: Shop;
  beforeAll(async () => void (app = await workApp()));
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(FRIDAY);
    barn = await app.barn({ timeZone: 'America/Toronto', preferences: { monday_start: 1, email: 'barn@maple.test' } });
    office = shop(barn);
    await office.lesson('2026-11-24', [barn.family.studentIds[0] as string]);
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });

  const post = async (name: string, body: object) => {
    const answer = await barn.call(barn.admin, 'POST', `saved_reports/${name}`, body);
    expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.body.saved_report;
  };
  const save = (own: object = {}) =>
    post('save', {
      title: 'Students of the week',
      group: 'student',
      report: 'detail',
      span: 'last_week',
      every: 'week',
      weekday: 1,
      addresses: ['one@maple.test'],
      with_csv: 1,
      ...own,
    });
  const listed = async () =>
    (await barn.call(barn.admin, 'GET', 'saved_reports/index')).body.saved_reports[0] as {
      next_on: string | null;
      last_sent: string | null;
      recipients: { email: string; state: string }[];
    };
  const round = () => app.app.get(SavedReportRound).work();
  const mails = () => app.settled(barn.farmId);
  const sent = async () => (await mails()).map(({ to, subject }) => [to, subject]);
  const attached = async (source: string, ending: string) => {
    const { attachments } = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
    return String(attachments.find(({ filename }) => filename?.endsWith(ending))?.content);
  };

  it('go out in the morning of their day, once to each address, with the days before and what is downloaded', async () => {
    await save({ addresses: ['one@maple.test', 'two@maple.test'] });
    app.clock.set('2026-11-30T10:59:00Z');
    await round();
    expect(await sent()).toEqual([]);
    app.clock.set(MONDAY);
    await Promise.all([round(), round()]);
    await round();
    const found = await mails();
    expect(found.map(({ to }) => to).toSorted()).toEqual(['one@maple.test', 'two@maple.test']);
    expect(found.map(({ subject }) => subject)).toEqual(
      [1, 2].map(() => 'Students of the week: Mon 23 Nov to Sun 29 Nov'),
    );
    const [{ words, source } = { words: '', source: '' }] = found;
    expect(words).toContain('Lessons: 1');
    expect(words).toMatch(/\/admin\/reports\/saved\/[0-9a-f-]+\?from=2026-11-23&to=2026-11-29/);
    expect(words).toContain('Whoever wants it no more asks barn@maple.test.');
    const days = { date1: '2026-11-23', date2: '2026-11-29' };
    const download = await barn.call(
      barn.admin,
      'GET',
      'reports/student',
      { report: 'detail', ...days },
      { accept: 'text/csv' },
    );
    expect(words).toContain('student-detail-2026-11-23-2026-11-29.csv');
    expect((await attached(source, '.csv')).trim()).toBe(String(download.body).trim());
    expect(String(download.body).trim().split('\r\n')).toHaveLength(2);
    expect(await listed()).toMatchObject({
      next_on: '2026-12-07',
      last_sent: '2026-11-30 06:07',
      recipients: [
        { email: 'one@maple.test', state: 'sent' },
        { email: 'two@maple.test', state: 'sent' },
      ],
    });
  });

  it('go out once where the worker ended in the middle of a round', async () => {
    const [first] = [await save(), await save({ title: 'The same again', addresses: ['two@maple.test'] })];
    app.clock.set(MONDAY);
    // As far as the round came that was cut short.
    await barn.run(SendSavedReport, { savedReportId: first.id, by: 'clock' });
    expect(await sent()).toHaveLength(1);
    await round();
    await round();
    expect((await sent()).map(([to]) => to)).toEqual(['one@maple.test', 'two@maple.test']);
  });

  it('are caught up with once, the newest alone, after days on which nothing ran', async () => {
    await save();
    app.clock.set('2026-12-16T15:00:00Z');
    await round();
    await round();
    expect(await sent()).toEqual([['one@maple.test', 'Students of the week: Mon 7 Dec to Sun 13 Dec']]);
    expect(await listed()).toMatchObject({ next_on: '2026-12-21' });
  });

  it.each([
    ['stopped', (id: string) => post('change', { id, is_stopped: 1 })],
    ['deleted', (id: string) => post('delete', { id })],
    ['mailed no more', (id: string) => post('change', { id, every: 'never' })],
  ])('do not go out once they are %s', async (_, ended) => {
    const { id } = await save();
    await ended(id);
    app.clock.set(MONDAY);
    await round();
    expect(await sent()).toEqual([]);
  });

  it('are not made up for that were not to go while they were stopped', async () => {
    const { id } = await save();
    await post('change', { id, is_stopped: 1 });
    app.clock.set(MONDAY);
    await post('change', { id, is_stopped: 0 });
    await round();
    expect(await sent()).toEqual([]);
  });

  it('wait for an administrator who can sign in', async () => {
    await save();
    const active = (is: boolean) => app.owner`
      update login set is_active = ${is} where farm_id = ${barn.farmId} and user_type = 'ADM'`;
    await active(false);
    app.clock.set(MONDAY);
    await round();
    expect(await sent()).toEqual([]);
    await active(true);
    await round();
    expect(await sent()).toHaveLength(1);
  });

  it('are sent now, with the days as of today, and their day stays', async () => {
    const { id } = await save({ with_pdf: 1, title: 'Now' });
    for (const _ of [1, 2]) await post('send', { id });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Now: Mon 16 Nov to Sun 22 Nov');
    expect(mail!.words).toContain('There is nothing in it.');
    expect(mail!.words).toContain('Content-Type: application/pdf');
    expect(await listed()).toMatchObject({ next_on: '2026-11-30' });
    app.clock.set(MONDAY);
    await round();
    expect(await sent()).toHaveLength(2);
  });

  it('go to nobody who was taken off before they went, and say which mail came back', async () => {
    const { id } = await save({ addresses: ['one@maple.test', 'two@maple.test'] });
    await post('send', { id });
    await mails();
    await app.owner`update mail_message set returned = 'bounced', returned_at = now() where email_to = 'two@maple.test'
      and farm_id = ${barn.farmId}`;
    expect((await listed()).recipients.map(({ state }) => state)).toEqual(['sent', 'bounced']);
    await post('change', { id, every: 'week', weekday: 1, addresses: ['one@maple.test'], with_csv: 1 });
    app.smtp.mails.length = 0;
    app.clock.set(MONDAY);
    await round();
    expect((await sent()).map(([to]) => to)).toEqual(['one@maple.test']);
  });

  it('say why they could not be made', async () => {
    const { id } = await save();
    await app.owner`update saved_report set filters = '{"notice": "whatever"}' where saved_report_id = ${id}`;
    await post('send', { id });
    const [mail] = await mails();
    expect(mail!.words).toContain('could not be made');
    expect(mail!.words).toContain('filters.notice must be one of');
    expect(mail!.words).not.toContain('.csv');
  });

  it('are about now where they have no days', async () => {
    const { id } = await save({ title: 'Owing', group: 'owing', report: 'total', span: undefined, with_pdf: 1 });
    await post('send', { id });
    const [mail] = await mails();
    expect(mail!.subject).toBe('Owing');
    expect(mail!.words).toContain('owing-total.csv');
  });
});
