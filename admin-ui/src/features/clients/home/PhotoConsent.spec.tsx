import { fireEvent, screen, within } from '@testing-library/react';
import { aChange, aValue } from '@/ui/history/testing/a-change';
import type { Answers } from '@/testing/server';
import { openClientHome } from './testing/open-client-home';

const consent = (own: object = {}) => ({
  student_id: 's-p1',
  photo_consent: 'none',
  answered_by: 'Kasia Kowalska',
  answered_on: '2026-11-24',
  is_by_staff: 0,
  may_answer: 1,
  ...own,
});
const open = (own: object = {}, more: Answers = {}, asks_photo_consent = 1) =>
  openClientHome('/clienthome/p1/details', {
    'farms/farmDefaults': () => ({
      farmDefaults: { time_zone: 'America/Toronto', asks_photo_consent },
      currentUser: { user_type_code: 'ADM' },
    }),
    'rider_levels/show': () => ({ student_id: 's-p1', level_id: null, level_name: null, since: null, history: [] }),
    'photo_consents/show': () => consent(own),
    'photo_consents/save': () => consent({ photo_consent: 'barn', is_by_staff: 1 }),
    'history/index': () => ({ changes: [], next: null }),
    ...more,
  });
const section = async () => within(await screen.findByRole('region', { name: 'Photo consent' }));
const posted = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ path }) => path === 'photo_consents/save').map(({ body }) => body);

describe('the photo consent of a rider', () => {
  it('is not there in a barn that does not ask', async () => {
    const { calls } = open({}, {}, 0);
    await screen.findByText('Loves mares');
    expect(screen.queryByRole('region', { name: 'Photo consent' })).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('photo_consents'))).toEqual([]);
  });

  it.each([
    ['Answered', 0],
    ['Noted by staff', 1],
  ])('says what is answered, by whom and when: %s', async (words, is_by_staff) => {
    open({ is_by_staff });
    const known = await section();
    expect(await known.findByText('No pictures')).toBeTruthy();
    expect(known.getByText(`${words} on Tue 24 Nov 2026 by Kasia Kowalska`)).toBeTruthy();
  });

  it('is noted from paper, says what follows, and is taken back', async () => {
    const { calls } = open({ photo_consent: 'unanswered', answered_by: null, answered_on: null });
    fireEvent.click(await (await section()).findByRole('button', { name: 'Note the answer from paper…' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'For the barn’s own use' }));
    expect(dialog.getByText(/^Pictures stay inside.*The family sees that staff noted it/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Photo consent of Anna Kowalska: For the barn’s own use');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(posted(calls)).toEqual(
      ['barn', 'unanswered'].map((photo_consent) => ({ student_id: 's-p1', photo_consent })),
    );
  });

  it('is read, not changed, by staff who may not', async () => {
    open({ may_answer: 0 });
    const known = await section();
    await known.findByText('No pictures');
    expect(known.queryByRole('button')).toBeNull();
  });

  it('is called in the history as it is in the list', async () => {
    const values = [aValue('photo_consent', 'unanswered', 'public')];
    const change = aChange({ fields: ['photo_consent'], values });
    open({}, { 'history/index': () => ({ changes: [change], next: null }) });
    fireEvent.click(await screen.findByText('Changes'));
    const label = await screen.findByText('Photo consent:', { exact: false, selector: 'li > span' });
    expect(label.closest('li')?.textContent).toBe('Photo consent: Not answered →  became May be published');
  });
});
