import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { SeriesEvent } from '../events.js';
import type { Recurrence } from './series.js';

/** Only the recurrence: changes of lessons are decided on the lessons' own streams. */
export type Series =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'planned';
      readonly frequency: number;
      readonly period: Recurrence['period'];
    };

function evolve(series: Series, event: SeriesEvent): Series {
  switch (event.type) {
    case 'scheduling.SeriesPlanned':
      return {
        phase: 'planned',
        frequency: event.data.frequency,
        period: event.data.period,
      };
    case 'scheduling.SeriesMoved':
    case 'scheduling.SeriesResized':
      return series;
    default:
      return impossible(event);
  }
}

export const seriesStream = streamType<Series, SeriesEvent>('series', { phase: 'none' }, evolve);
