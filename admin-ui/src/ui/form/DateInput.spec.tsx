import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { DateInput } from './DateInput';
import { TimeInput } from './TimeInput';

const Both = ({ onSubmit }: { onSubmit: () => void }) => {
  const [day, setDay] = useState('2026-11-24');
  const [time, setTime] = useState('16:00');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <DateInput label="Date" value={day} onChange={setDay} min="2026-11-10" />
      <TimeInput label="Start" value={time} onChange={setTime} step={15} />
      <output>{`${day} ${time}`}</output>
    </form>
  );
};

const open = async () => {
  openScreen(<Both onSubmit={jest.fn()} />);
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
  const [date, start] = [await field('Date'), await field('Start')];
  return {
    date,
    start,
    held: () => screen.getByRole('status').textContent,
    type: (into: HTMLInputElement, value: string) => fireEvent.change(into, { target: { value } }),
  };
};

describe('a day or time in a form', () => {
  it('reads as everywhere in the barn, whatever the browser’s country', async () => {
    const { date, start } = await open();
    expect([date.type, date.value, start.type, start.value]).toEqual(['text', 'Tue 24 Nov 2026', 'text', '16:00']);
  });

  it('is understood as people write it, once they are done', async () => {
    const { date, start, held, type } = await open();
    type(date, '1.12.');
    expect(held()).toBe('2026-11-24 16:00');
    fireEvent.blur(date);
    type(start, '4:30 pm');
    fireEvent.blur(start);
    expect(held()).toBe('2026-12-01 16:30');
    expect([date.value, start.value]).toEqual(['Tue 1 Dec 2026', '16:30']);
  });

  it('counts at once where nothing more can follow', async () => {
    const { date, start, held, type } = await open();
    type(date, '2026-12-02');
    type(start, '17:45');
    expect(held()).toBe('2026-12-02 17:45');
  });

  it('says how it is written where it is not understood, and holds nothing then', async () => {
    const { date, held, type } = await open();
    type(date, 'next week');
    fireEvent.blur(date);
    expect(date.value).toBe('next week');
    expect(date.getAttribute('aria-invalid')).toBe('true');
    screen.getByText(/^Write it like \w{3} \d/);
    expect(held()).toBe(' 16:00');
    type(date, '');
    expect(date.getAttribute('aria-invalid')).toBeNull();
  });

  it('steps by the arrow keys', async () => {
    const { date, start, held } = await open();
    fireEvent.keyDown(date, { key: 'ArrowUp' });
    fireEvent.keyDown(start, { key: 'ArrowDown' });
    expect(held()).toBe('2026-11-25 15:45');
  });

  it('is picked from a month, by pointer or keys, but not before the first day there may be', async () => {
    const { held } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Choose Date' }));
    const month = within(await screen.findByRole('dialog', { name: 'Choose Date' }));
    expect(month.getByRole<HTMLButtonElement>('button', { name: 'Monday 9 November 2026' }).disabled).toBe(true);
    expect(document.activeElement).toBe(month.getByRole('button', { name: 'Tuesday 24 November 2026' }));
    fireEvent.keyDown(month.getByRole('table'), { key: 'ArrowDown' });
    fireEvent.click(month.getByRole('button', { name: 'Tuesday 1 December 2026' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(held()).toBe('2026-12-01 16:00');
  });

  it('is picked from the barn’s times', async () => {
    const { held } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Choose Start' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '17:15' }));
    expect(held()).toBe('2026-11-24 17:15');
  });
});
