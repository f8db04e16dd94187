import { FilterBar } from '@/ui/filters/FilterBar';
import { ClosedLine } from '@/ui/ClosedLine';
import { AddButton } from '@/ui/HeadButton';
import { ColumnsChoice } from './ColumnsChoice';
import { ColumnsOffer } from './ColumnsOffer';
import { EmptyColumns } from './EmptyColumns';
import type { Columns } from './events';
import type { Page } from './range';
import { RangeMenu } from './RangeMenu';
import { Toolbar, ViewChoice } from './Toolbar';
import type { useCalendarUrl } from './use-calendar-url';
import { busyFrom } from './use-defaults';

type CalendarHeadProps = {
  readonly page: Page;
  readonly today: string;
  readonly small: boolean;
  readonly by: Columns;
  /** So many lessons stand side by side. */
  readonly most: number;
  /** So many of the staff have no lesson. */
  readonly empty: number;
  readonly url: Pick<
    ReturnType<typeof useCalendarUrl>,
    'setDay' | 'setView' | 'setColumns' | 'withEmpty' | 'setWithEmpty' | 'open'
  >;
  /** What the barn is closed for, by day. */
  readonly closed: ReadonlyMap<string, string>;
  readonly onAdd: (() => void) | undefined;
};

/** Which days, how they are drawn, and what of them; on a phone in three lines. */
export const CalendarHead = ({ page, today, small, by, most, empty, url, closed, onAdd }: CalendarHeadProps) => {
  const { view } = page;
  const choice = <ViewChoice view={view} onView={url.setView} />;
  const add = onAdd && <AddButton onClick={onAdd}>Add Event</AddButton>;
  return (
    <>
      <header className="calendar-head middle wrap between gap-2-4 no-print">
        <Toolbar page={page} today={today} onDay={url.setDay}>
          {!small && choice}
        </Toolbar>
        {!small && add}
      </header>
      <div className="calendar-filters">
        <FilterBar lead={small && choice} acts={small && add}>
          <RangeMenu today={today} onOpen={url.open} />
          {(view === 'day' || view === 'week') && <ColumnsChoice by={by} onChoose={url.setColumns} />}
          <EmptyColumns count={empty} isShown={url.withEmpty} onShow={url.setWithEmpty} />
          {view === 'week' && !small && by === 'none' && most >= busyFrom && (
            <ColumnsOffer most={most} onChoose={url.setColumns} />
          )}
        </FilterBar>
        <ClosedLine name={view === 'day' ? closed.get(page.day) : null} />
      </div>
    </>
  );
};
