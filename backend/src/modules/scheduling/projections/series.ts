import { insert, readTable, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { SeriesEvent, SeriesMoved } from '../events.js';
import { Series } from '../tables/series.entity.js';

const seriesTable = readTable(Series);

const described = ({ data }: { data: SeriesMoved['data'] }) =>
  update(seriesTable, data.seriesId, {
    last_date: data.lastDate,
    // If only some lessons are meant, the others keep the series' description.
    ...(data.lessonIds === null && { description: data.description }),
  });

export const seriesProjection = projection<SeriesEvent>('scheduling.series', [seriesTable], {
  'scheduling.SeriesPlanned': ({ data }) =>
    insert(seriesTable, {
      series_id: data.seriesId,
      title: data.title,
      frequency: data.frequency,
      period: data.period,
      first_date: data.firstDate,
      last_date: data.lastDate,
      description: data.description,
    }),
  'scheduling.SeriesMoved': described,
  'scheduling.SeriesResized': described,
});
