import { isUUID } from 'class-validator';
import { invalid } from '../../../platform/errors/refusal.js';
import type { LessonFilters } from '../queries/lesson-filters.js';

type Wire = Record<string, unknown>;

/** One id or a list; empty means no restriction. */
function ids(filters: Wire, name: string): string[] | undefined {
  const given = [filters[name] ?? []].flat().filter((id) => id !== '' && id !== null);
  if (given.some((id) => !isUUID(id)))
    throw invalid(`filters.${name}`, `filters.${name} must be an id or a list of ids`);
  return given.length ? (given as string[]) : undefined;
}

/** A toggle of the filter bar that is switched off. G13 */
const off = (value: unknown) => value === 0 || value === false || value === '0' || value === 'false';
const on = (value: unknown) => value === 1 || value === true || value === '1' || value === 'true';

function places(value: unknown): LessonFilters['places'] {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  if (word === 'full') return 'full';
  return on(word) || word === 'available' ? 'available' : undefined;
}

const activity = (value: unknown): LessonFilters['active'] => {
  const word = typeof value === 'string' ? value.toLowerCase() : undefined;
  return word === 'active' || word === 'inactive' ? word : undefined;
};

export const parseFilters = (wire: Wire = {}): LessonFilters => ({
  instructorIds: ids(wire, 'instructor_id'),
  locationIds: ids(wire, 'location_id'),
  programIds: ids(wire, 'program_id'),
  programTypeIds: ids(wire, 'program_type_id'),
  sectionIds: ids(wire, 'section_id'),
  studentIds: ids(wire, 'student_id'),
  horseIds: ids(wire, 'horse_id'),
  ...(off(wire.lesson_cancelled) && { showCancelled: false }),
  ...(off(wire.student_cancelled) && { showCancelledStudents: false }),
  places: places(wire.available),
  active: activity(wire.active),
});
