import { shareOf, type Use } from '../../scheduling/contracts.js';
import type { FoundLesson, Look } from './occupied-lessons.js';

export interface SharedPlaces {
  /** Those that have a capacity, by id. */
  readonly places: Readonly<Record<string, { readonly name: string; readonly capacity: number }>>;
  /** What lessons of a section take of such a place, by id; a section that is not there takes all of it. */
  readonly sections: Readonly<Record<string, number>>;
}

export const NOTHING_SHARED: SharedPlaces = { places: {}, sections: {} };

/** Read beside the lessons: most barns have no such place, and none has many. The statement is issued before the first await. */
export async function sharedPlaces({ sql, farmId }: Look): Promise<SharedPlaces> {
  const [row] = await sql<SharedPlaces[]>`
    select
      (select coalesce(json_object_agg(l.location_id, json_build_object('name', l.location_name, 'capacity', l.capacity)), '{}')
        from location l where l.farm_id = ${farmId} and l.capacity is not null) as places,
      (select coalesce(json_object_agg(s.section_id, coalesce(s.place_units, p.place_units)), '{}')
        from section s join program p on p.farm_id = s.farm_id and p.program_id = s.program_id
        where s.farm_id = ${farmId} and coalesce(s.place_units, p.place_units) is not null
          and exists (select from location l where l.farm_id = s.farm_id and l.capacity is not null)) as sections`;
  return row ?? NOTHING_SHARED;
}

/** The lesson as it shares its place, by what its section and program say now. */
export const sharing = (lesson: FoundLesson, { places, sections }: SharedPlaces): FoundLesson => ({
  ...lesson,
  uses: lesson.uses.map((use): Use => {
    const place = use.kind === 'location' ? places[use.id] : undefined;
    return place ? { ...use, name: place.name, share: shareOf(place.capacity, sections[lesson.sectionId]) } : use;
  }),
});
