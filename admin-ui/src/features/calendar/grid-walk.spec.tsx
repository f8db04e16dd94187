import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useGridWalk, type GridPlace } from './use-grid-walk';

type Drawn = { readonly name: string; readonly top: number; readonly height: number; readonly left?: number };

/** Two days of four hours from eight, as the library draws them. */
const Grid = ({
  days,
  onSlot,
  onLift,
}: {
  days: readonly (readonly Drawn[])[];
  onSlot?: (place: GridPlace) => void;
  onLift?: (element: HTMLElement) => void;
}) => {
  const canvas = useRef<HTMLDivElement>(null);
  useGridWalk({ canvas, min: '08:00', step: 60, titleOf: () => '', onSlot, onLift: onLift ?? (() => undefined) });
  return (
    <div ref={canvas}>
      <div className="rbc-time-header-cell">
        {days.map((_, day) => (
          <button key={day} type="button" className="rbc-button-link">{`day ${day}`}</button>
        ))}
      </div>
      <div className="rbc-time-content">
        {days.map((events, day) => (
          <div key={day} className="rbc-day-slot" data-day={`2026-11-2${day + 3}`}>
            {[8, 9, 10, 11].map((hour) => (
              <div key={hour} className="rbc-time-slot" data-testid={`${day} ${hour}`} />
            ))}
            <div className="rbc-events-container">
              {events.map(({ name, top, height, left = 0 }) => (
                <div
                  key={name}
                  className="rbc-event"
                  role="button"
                  tabIndex={0}
                  style={{ top: `${top}%`, height: `calc(${height}% - 2px)`, left: `calc(${left}% + 0px)` }}
                >
                  {name}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
};

const stood = () => {
  const on = document.activeElement as HTMLElement;
  return on.dataset.testid ?? on.textContent;
};
const press = (...keys: string[]) => {
  const places = keys.map((key) => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    return stood();
  });
  return places;
};
/** Group from nine to eleven, Jumping beside it from ten, Private at nine on the second day. */
const lessons: readonly (readonly Drawn[])[] = [
  [
    { name: 'Group', top: 25, height: 50 },
    { name: 'Jumping', top: 50, height: 25, left: 50 },
  ],
  [{ name: 'Private', top: 25, height: 25 }],
];

const open = (own: Partial<Parameters<typeof Grid>[0]> = {}) => {
  const drawn = render(<Grid days={lessons} {...own} />);
  const stops = () => [...drawn.container.querySelectorAll<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"])')];
  const first = stops()[0];
  act(() => first?.focus());
  return { ...drawn, stops };
};

describe('the hours', () => {
  it('are one tab stop', () => {
    const { stops } = open();
    expect(stops().map(({ textContent }) => textContent)).toEqual(['Group']);
  });

  it('are entered within the hours on a day without lessons, and at the first lesson once there are some', async () => {
    const { container, rerender } = render(<Grid days={[[]]} />);
    const stops = () => [...container.querySelectorAll('.rbc-time-content [tabindex="0"]')];
    expect(stops()).toEqual([
      expect.objectContaining({ dataset: expect.objectContaining({ testid: '0 8' }) as object }),
    ]);
    rerender(<Grid days={[[{ name: 'Jumping', top: 50, height: 25 }]]} />);
    await waitFor(() => expect(stops().map((one) => one.textContent)).toEqual(['Jumping']));
  });

  it('are walked lesson by lesson and hour by hour', () => {
    open();
    expect(press('ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([
      '0 8',
      'day 0',
      '0 8',
      'Group',
      '0 11',
    ]);
  });

  it('lead to what stands beside a lesson, then to the next day at the same hour', () => {
    open();
    expect(press('ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home')).toEqual(['Jumping', '1 10', 'Jumping', 'Group']);
    expect(press('ArrowUp', 'End')).toEqual(['0 8', '1 8']);
  });

  it('stay one tab stop when they are drawn anew', async () => {
    const { rerender, stops } = open();
    press('ArrowRight');
    rerender(<Grid days={[[{ name: 'New', top: 0, height: 25 }], ...lessons.slice(1)]} />);
    await waitFor(() => expect(stops()).toHaveLength(1));
  });

  it('add an event where Enter is pressed on an empty hour, which says so', () => {
    const onSlot = jest.fn();
    open({ onSlot });
    press('ArrowUp');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mon 23 Nov, 08:00, empty, Enter adds an event');
    press('Enter');
    expect(onSlot).toHaveBeenCalledWith({ day: '2026-11-23', time: '08:00', resourceId: null });
  });

  it('are only looked at by those who may not add', () => {
    open();
    press('ArrowUp', 'Enter');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mon 23 Nov, 08:00, empty');
  });

  it('give up a lesson to be moved', () => {
    const onLift = jest.fn();
    open({ onLift });
    press('m');
    expect(onLift).toHaveBeenCalledWith(document.activeElement);
  });
});
