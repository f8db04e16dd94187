import { DateTime } from 'luxon';
import type { CSSProperties, PropsWithChildren, Ref } from 'react';
import { ColumnContext, useDrawing } from './drawing-context';
import { isChosenByColumn, noResource, type Columns } from './events';
import { useGhost, type Ghost } from '@/features/lessons/add/ghost';

type Range = { readonly top: number; readonly height: number };
type DayColumnProps = PropsWithChildren<{
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly date: Date;
  /** Null where days are the columns. */
  readonly resource?: string | null;
  readonly slotMetrics: { readonly getRange: (from: Date, to: Date) => Range };
}>;

const chosen = (ghost: Ghost, by: Columns): string =>
  (by === 'staff' && ghost.instructor_id) ||
  (by === 'location' && ghost.location_id) ||
  (by === 'section' && ghost.section_id) ||
  noResource;

const stands = (ghost: Ghost, day: string, by: Columns, resource: string | null): boolean =>
  ghost.date === day && (resource === null || (isChosenByColumn(by) && chosen(ghost, by) === resource));

/** What the form beside the calendar is about to make. */
const GhostBlock = ({ ghost, slotMetrics }: { ghost: Ghost } & Pick<DayColumnProps, 'slotMetrics'>) => {
  const at = (time: string) => DateTime.fromISO(`${ghost.date}T${time}`).toJSDate();
  const to = ghost.end > ghost.start ? at(ghost.end) : DateTime.fromISO(ghost.date).endOf('day').toJSDate();
  const { top, height } = slotMetrics.getRange(at(ghost.start), to);
  return (
    <div className="event-ghost" role="note" style={{ top: `${top}%`, height: `${height}%` }}>
      {ghost.start}–{ghost.end} <strong>{ghost.title || 'New event'}</strong>
    </div>
  );
};

/** A column of hours: says which day and whose it is, and shows the lesson that is being planned in it. */
export const DayColumn = ({ ref, className, style, date, resource = null, slotMetrics, children }: DayColumnProps) => {
  const { by } = useDrawing();
  const ghost = useGhost();
  const day = DateTime.fromJSDate(date).toISODate() ?? '';
  return (
    <div ref={ref} className={className} style={style} data-day={day} data-resource={resource ?? undefined}>
      <ColumnContext value={resource}>{children}</ColumnContext>
      {ghost && stands(ghost, day, by, resource) && <GhostBlock ghost={ghost} slotMetrics={slotMetrics} />}
    </div>
  );
};
