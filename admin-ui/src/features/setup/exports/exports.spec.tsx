import { fireEvent, screen } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import ExportPage from './ExportPage';

const done = {
  id: 'e1',
  state: 'done',
  created_by: 'Ada Stone',
  created_at: '2026-11-20T14:00:00.000Z',
  finished_at: '2026-11-20T14:00:09.000Z',
  kept_until: '2026-11-27T14:00:09.000Z',
  to_do: 60,
  done: 60,
  rows: 16961,
  size: 2_480_112,
};
const running = {
  ...done,
  id: 'e2',
  state: 'running',
  finished_at: null,
  kept_until: null,
  done: 15,
  rows: 0,
  size: 0,
};
/** `started`: what there is once one is begun; a refusal where it is not. */
const open = (exports: object[], started: () => unknown = () => ({ exports })) =>
  openScreen(<ExportPage />, {
    as: { type: 'ADM' },
    at: '/setup/export',
    answers: { 'exports/index': () => ({ exports }), 'POST exports/start': started },
  });
const button = (name: string) => screen.findByRole('button', { name });
const isClosed = async (name: string) => (await button(name)).hasAttribute('disabled');

describe('the export of a barn', () => {
  it('says what it is, and that there is none yet', async () => {
    open([]);
    await screen.findByText('No exports');
    expect(await isClosed('Export all data')).toBe(false);
  });

  it('is begun, shows how far it is, and cannot be begun twice', async () => {
    let exports: object[] = [];
    const { calls } = openScreen(<ExportPage />, {
      as: { type: 'ADM' },
      answers: {
        'exports/index': () => ({ exports }),
        'POST exports/start': () => ({ exports: (exports = [running]) }),
      },
    });
    fireEvent.click(await button('Export all data'));
    await screen.findByText('15 of 60 tables and files written');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    expect(await isClosed('Export all data')).toBe(true);
    expect(calls.filter(({ path }) => path === 'exports/start')).toHaveLength(1);
  });

  it('can be downloaded until a moment by the barn’s clock', async () => {
    open([done]);
    expect(await isClosed('Download 2.5 MB')).toBe(false);
    screen.getByText('16,961 rows · can be downloaded until Fri 27 Nov, 09:00');
    screen.getByText('by Ada Stone');
  });

  it('says why it is refused', async () => {
    open([], () => refuse(409, { message: 'An export of this barn is at work already.' }));
    fireEvent.click(await button('Export all data'));
    await screen.findByText('An export of this barn is at work already.');
  });

  it('is the administrators’ alone', async () => {
    openScreen(<ExportPage />, { as: { type: 'INS' } });
    await screen.findByText('This page is not open to you');
  });
});
