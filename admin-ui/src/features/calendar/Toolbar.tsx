import type { ReactNode } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DayNavigator } from '@/ui/DayNavigator';
import { headingOf, turn, views as allViews, type CalendarView, type Page } from './range';

type ViewChoiceProps = {
  readonly view: CalendarView;
  readonly onView: (view: CalendarView) => void;
  readonly views?: readonly CalendarView[];
};

export const ViewChoice = ({ view, onView, views = allViews }: ViewChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={view}
    aria-label="View"
    onChange={(_event, next: CalendarView | null) => next && onView(next)}
  >
    {views.map((name) => (
      <ToggleButton key={name} value={name}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

type ToolbarProps = {
  readonly page: Page;
  readonly today: string;
  readonly onDay: (day: string, until?: string | null) => void;
  /** Of the heading, where the page has one of its own. */
  readonly level?: 'h1' | 'h2';
  /** What stands behind the way to other days. */
  readonly children?: ReactNode;
};

export const Toolbar = ({ page, today, onDay, level: Heading = 'h1', children }: ToolbarProps) => {
  const step = (direction: 1 | -1) => {
    const next = turn(page, direction);
    onDay(next.day, next.until);
  };
  return (
    <>
      <Heading aria-live="polite" className="hidden-on-phones">
        {headingOf(page)}
      </Heading>
      <div className="calendar-tools">
        <DayNavigator
          day={page.day}
          today={today}
          unit={page.view === 'agenda' ? 'days' : page.view}
          onStep={step}
          onChoose={(day) => onDay(day)}
        />
        {children}
      </div>
    </>
  );
};
