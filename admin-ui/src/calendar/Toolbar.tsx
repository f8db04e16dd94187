import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DayNavigator } from '@/ui/DayNavigator';
import { columns, type Columns } from './events';
import { RangeMenu } from './RangeMenu';
import { headingOf, turn, views, type CalendarView, type Page } from './range';

type ToolbarProps = {
  readonly page: Page;
  readonly today: string;
  readonly by: Columns;
  readonly onDay: (day: string, until?: string | null) => void;
  readonly onView: (view: CalendarView) => void;
  readonly onOpen: (page: Pick<Page, 'view' | 'day' | 'until'>) => void;
  readonly onColumns: (by: Columns) => void;
};

export const Toolbar = ({ page, today, by, onDay, onView, onOpen, onColumns }: ToolbarProps) => {
  const step = (direction: 1 | -1) => {
    const next = turn(page, direction);
    onDay(next.day, next.until);
  };
  return (
    <>
      <h1 aria-live="polite">{headingOf(page)}</h1>
      <div className="calendar-tools">
        <DayNavigator day={page.day} today={today} unit={page.view === 'agenda' ? 'days' : page.view} onStep={step} onChoose={(day) => onDay(day)} />
        <ToggleButtonGroup exclusive size="small" value={page.view} aria-label="View" onChange={(_event, next: CalendarView | null) => next && onView(next)}>
          {views.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <RangeMenu today={today} onOpen={onOpen} />
        {page.view === 'day' && (
          <label className="columns-choice">
            <span className="muted">Columns</span>
            <select className="input" value={by} onChange={(event) => onColumns(event.target.value as Columns)}>
              {columns.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
      </div>
    </>
  );
};
