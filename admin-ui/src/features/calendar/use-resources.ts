import { useMemo } from 'react';
import type { DrawnRide } from '@/data/day/roster';
import { useOptions } from '@/data/requests/options';
import { useGhost } from '@/features/lessons/add/ghost';
import { useSelfOnly } from '@/ui/filters/use-self-only';
import type { Columns } from './events';
import type { CalendarView } from './range';
import { resourcesOf } from './resources';

type Asked = {
  readonly by: Columns;
  readonly view: CalendarView;
  readonly shown: readonly DrawnRide[];
  /** Whether the address asks for those without a lesson, too. */
  readonly withEmpty: boolean;
};

/** The columns of the calendar, and how many more there are without a lesson; whoever plans one may give it to anybody. */
export const useResources = ({ by, view, shown, withEmpty }: Asked) => {
  const options = useOptions();
  const self = useSelfOnly();
  const isPlanning = useGhost() !== null;
  return useMemo(() => {
    if (by === 'none') return { resources: undefined, empty: 0 };
    const which = { self, days: view === 'week' ? 7 : 1 };
    const all = resourcesOf(by, options, shown, { ...which, empty: true });
    const busy = resourcesOf(by, options, shown, { ...which, empty: false });
    // A day without lessons still has somewhere to add one.
    if (busy.length === 0) return { resources: all, empty: 0 };
    return { resources: withEmpty || isPlanning ? all : busy, empty: all.length - busy.length };
  }, [by, view, shown, options, self, withEmpty, isPlanning]);
};
