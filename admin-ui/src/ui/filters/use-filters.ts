import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, selectFilters, type Filters } from './filters';

const own = [...selectFilters, 'availability', 'active', 'lesson_cancelled', 'student_cancelled'];

type UseFilters = {
  readonly filters: Filters;
  readonly set: (name: string, value: string) => void;
  readonly clear: () => void;
};

/** The filters of the address; an empty value removes its part. */
export const useFilters = (): UseFilters => {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      edit(next);
      return next;
    });
  return {
    filters,
    set: (name, value) => change((next) => (value ? next.set(name, value) : next.delete(name))),
    clear: () => change((next) => own.forEach((name) => next.delete(name))),
  };
};
