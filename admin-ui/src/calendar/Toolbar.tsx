import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DayNavigator } from '@/ui/DayNavigator';
import { columns, type Columns } from './events';
import { headingOf, step, views, type CalendarView } from './range';

type ToolbarProps = {
  readonly day: string;
  readonly today: string;
  readonly view: CalendarView;
  readonly by: Columns;
  readonly mondayFirst: boolean;
  readonly onDay: (day: string) => void;
  readonly onView: (view: CalendarView) => void;
  readonly onColumns: (by: Columns) => void;
};

export const Toolbar = ({ day, today, view, by, mondayFirst, onDay, onView, onColumns }: ToolbarProps) => (
  <>
    <h1 aria-live="polite">{headingOf(view, day, mondayFirst)}</h1>
    <div className="calendar-tools">
      <DayNavigator day={day} today={today} unit={view === 'agenda' ? '30 days' : view} onStep={(by) => onDay(step(view, day, by))} onChoose={onDay} />
      <ToggleButtonGroup exclusive size="small" value={view} aria-label="View" onChange={(_event, next: CalendarView | null) => next && onView(next)}>
        {views.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {view === 'day' && (
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
