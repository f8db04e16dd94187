import type { SetupListName } from '../events.js';

/** Where a setup list lives, and by which column each of its details is known. */
export interface SetupList<Details> {
  readonly name: SetupListName;
  /** As a person calls one entry, for refusals. */
  readonly called: string;
  readonly columns: Readonly<Record<keyof Details & string, string>>;
  /** Roles have no activation. */
  readonly activation?: false;
}

const list = <Details>(described: SetupList<Details>) => described;

/** Undefined leaves a detail as it is, null empties it. */
export interface Location {
  locationName: string;
  locationDescription?: string | null;
}
export interface Tack {
  tackName: string;
  tackDescription?: string | null;
}
export interface Task {
  taskName: string;
  taskDescription?: string | null;
}
export interface ProgramType {
  programTypeName: string;
  description?: string | null;
}
export interface Role {
  roleName?: string | null;
  description?: string | null;
}
export interface Program {
  programName: string;
  programTypeId: string;
  programDesc?: string | null;
  instructorId?: string | null;
  locationId?: string | null;
  duration?: number | null;
}
/** A kind of lesson; it fills a new event's defaults. Without maxEnrollment it is unlimited for staff and never bookable by families. F10 */
export interface Section {
  sectionName: string;
  duration: number;
  programId: string;
  instructorId?: string | null;
  locationId: string;
  maxEnrollment?: number | null;
  productId?: string | null;
}

export const locations = list<Location>({
  name: 'location',
  called: 'The location',
  columns: { locationName: 'location_name', locationDescription: 'location_description' },
});
export const tacks = list<Tack>({
  name: 'tack',
  called: 'The tack',
  columns: { tackName: 'tack_name', tackDescription: 'tack_description' },
});
export const tasks = list<Task>({
  name: 'task',
  called: 'The task',
  columns: { taskName: 'task_name', taskDescription: 'task_description' },
});
export const programTypes = list<ProgramType>({
  name: 'program_type',
  called: 'The program type',
  columns: { programTypeName: 'program_type_name', description: 'description' },
});
export const roles = list<Role>({
  name: 'role',
  called: 'The role',
  columns: { roleName: 'role_name', description: 'description' },
  activation: false,
});
export const programs = list<Program>({
  name: 'program',
  called: 'The program',
  columns: {
    programName: 'program_name',
    programTypeId: 'program_type_id',
    programDesc: 'program_desc',
    instructorId: 'instructor_id',
    locationId: 'location_id',
    duration: 'duration',
  },
});
export const sections = list<Section>({
  name: 'section',
  called: 'The section',
  columns: {
    sectionName: 'section_name',
    duration: 'duration',
    programId: 'program_id',
    instructorId: 'instructor_id',
    locationId: 'location_id',
    maxEnrollment: 'max_enrollment',
    productId: 'product_id',
  },
});

/** The given details by column name. */
export const columnsOf = <Details extends object>(
  { columns }: SetupList<Details>,
  details: Partial<Details>,
): Record<string, string | number | null> =>
  Object.fromEntries(
    (Object.keys(columns) as (keyof Details & string)[]).flatMap((key) =>
      details[key] === undefined ? [] : [[columns[key], details[key] as string | number | null]],
    ),
  );
