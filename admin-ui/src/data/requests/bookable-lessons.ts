import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Query } from '@leadline/api-client';
import { keys } from './keys';
import type { Range } from './lessons-of-range';

type Filters = Query<'lessons/index'>['filters'];

/** Lessons to come with a free place that the student is not in yet. R141 R250 */
export const useBookableLessons = ({ from, to }: Range, studentId: string, filters: Filters) =>
  useQuery({
    queryKey: keys.bookable(studentId, { from, to, filters }),
    queryFn: async ({ signal }) => {
      const asked = { ...filters, student_id: studentId };
      return (await get('lessons/index', { view: 'booking', date1: from, date2: to, filters: asked }, signal)).events;
    },
    placeholderData: keepPreviousData,
  });
