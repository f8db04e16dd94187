import { screen } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { OffLine } from './OffLine';

const off = (name: string, start_time: string | null = null, end_time: string | null = null) => ({
  id: name,
  name,
  start_time,
  end_time,
});

const open = (rows: object[], as?: { type: 'INS'; codes: string[] }) =>
  openScreen(
    <>
      <OffLine day="2036-11-24" />
      <p>The day</p>
    </>,
    { ...(as && { as }), answers: { 'time_off/index': () => ({ time_off: rows, size: rows.length }) } },
  );
const asked = ({ calls }: ReturnType<typeof open>) => calls.filter(({ path }) => path === 'time_off/index');

describe('who is off on a day', () => {
  it('is named, with the part of the day that it is', async () => {
    const opened = open([off('Maya Reyes'), off('Tom Becker', '14:00', '16:00')]);
    expect((await screen.findByRole('note')).textContent).toBe('Off: Maya Reyes, Tom Becker 14:00–16:00');
    const [call] = asked(opened);
    expect([call?.query.get('on_date'), call?.query.get('state')]).toEqual(['2036-11-24', 'approved']);
  });

  it('is nothing to read for whoever may not know of everybody', async () => {
    const opened = open([off('Maya Reyes')], { type: 'INS', codes: [] });
    await screen.findByText('The day');
    expect(screen.queryByRole('note')).toBeNull();
    expect(asked(opened)).toEqual([]);
  });
});
