import type { SectionOption } from '@/data/requests/options';
import { addMinutes, minutesOf } from '@/data/time/clock';
import type { ExtraStaff } from '../StaffPair';
import type { Repeat } from './repeat';

/** The Add Event form as it is being filled in. */
export type Draft = {
  readonly section_id: string;
  readonly title: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly repeat: Repeat;
  /** Days of the series on which there is none. */
  readonly skipped: readonly string[];
  /** Closed days on which there is one all the same. */
  readonly kept: readonly string[];
  readonly students: readonly string[];
  readonly horses: readonly string[];
  readonly instructor_id: string;
  readonly location_id: string;
  readonly notes: string;
  readonly extra: readonly ExtraStaff[];
  /** Why one goes on in spite of a warning. */
  readonly override_reason?: string;
};

type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;

/** The same to the form, which writes into it. */
export type Filling = Writable<Draft>;

/** Where on the calendar the person clicked; a column chosen there wins over the section's defaults. */
export type Slot = {
  readonly date: string;
  readonly start: string;
  readonly end: string | null;
  readonly instructor_id: string | null;
  readonly location_id: string | null;
  readonly section_id: string | null;
};

export const usualDuration = 60;

export const emptyDraft = (slot: Slot): Draft => ({
  section_id: '',
  title: '',
  date: slot.date,
  start: slot.start,
  end: slot.end ?? addMinutes(slot.start, usualDuration),
  allDay: false,
  repeat: { every: 'none', ends: 'after', times: 4, until: '' },
  skipped: [],
  kept: [],
  students: [],
  horses: [],
  instructor_id: slot.instructor_id ?? '',
  location_id: slot.location_id ?? '',
  notes: '',
  extra: [],
});

/** Extra staff, also of a pair whose task is still to come. */
export const chosenStaff = ({ extra }: Pick<Draft, 'extra'>): string[] => extra.flatMap(({ staff }) => staff || []);

/** What a section fills in. */
type Filled = 'title' | 'end' | 'instructor_id' | 'location_id';

/** A section brings its instructor, place, title and length; the clicked column stays, and what the person has set. */
export const withSection = (
  draft: Draft,
  section: SectionOption,
  slot: Slot,
  own: Readonly<Partial<Record<Filled, unknown>>> = {},
): Draft => {
  const filled: Pick<Draft, Filled> = {
    title: section.name,
    end: slot.end ?? addMinutes(draft.start, section.duration || usualDuration),
    instructor_id: slot.instructor_id ?? section.instructor_id ?? '',
    location_id: slot.location_id ?? section.location_id,
  };
  const kept = Object.keys(filled).filter((field) => own[field as Filled]);
  return {
    ...draft,
    ...filled,
    ...Object.fromEntries(kept.map((field) => [field, draft[field as Filled]])),
    section_id: section.id,
  };
};

/** Moving the start moves the end along; the length stays. */
export const withStart = (draft: Draft, start: string): Draft => ({
  ...draft,
  start,
  end: addMinutes(start, durationOf(draft)),
});

export const durationOf = ({ start, end }: Pick<Draft, 'start' | 'end'>): number => {
  const minutes = minutesOf(end) - minutesOf(start);
  return minutes > 0 ? minutes : minutes + 1440;
};
