import { useWatch } from 'react-hook-form';
import { useShowGhost } from './ghost';
import type { Filling } from './draft';

const watched = ['title', 'date', 'start', 'end', 'instructor_id', 'location_id', 'section_id'] as const;

/** The calendar beside the form shows where the lesson would stand. */
export const DraftGhost = () => {
  const [title, date, start, end, instructor_id, location_id, section_id] = useWatch<Filling, typeof watched>({
    name: watched,
  });
  useShowGhost({
    title,
    date,
    start,
    end,
    instructor_id: instructor_id || null,
    location_id: location_id || null,
    section_id: section_id || null,
  });
  return null;
};
