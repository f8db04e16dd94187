import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError } from '@leadline/api-client';
import { keys } from './keys';

/** Something that can be assigned. */
export type Entry = {
  readonly id: string;
  readonly name: string;
  /** Tells apart those of the same name. */
  readonly detail?: string | null;
  readonly isActive: boolean;
};

export type Assignment = {
  /** What is assigned, and to whom. */
  readonly kind: 'section-horses' | 'section-students' | 'package-programs';
  readonly to: string;
};

type Calls = {
  /** The list whose rows say how much is assigned. */
  readonly counted: 'sections' | 'products';
  readonly read: (to: string, signal?: AbortSignal) => Promise<Entry[]>;
  readonly add: (to: string, id: string) => Promise<unknown>;
  readonly take: (to: string, id: string) => Promise<unknown>;
};

const linksOf = (product_id: string, signal?: AbortSignal) =>
  get('product_programs/getProgramsforProduct', { product_id, is_active: 'all' }, signal);

const calls: Readonly<Record<Assignment['kind'], Calls>> = {
  'section-horses': {
    counted: 'sections',
    read: async (section_id, signal) =>
      (await get('section_horses/sectionHorsesArray', { section_id }, signal)).list.map((horse) => ({
        id: horse.horse_id,
        name: horse.horse_name,
        isActive: horse.is_active === 1,
      })),
    add: (section_id, horse_id) => post('section_horses/create', { section_id, horse_id }),
    take: (section_id, horse_id) => post('section_horses/delete', { section_id, horse_id }),
  },
  'section-students': {
    counted: 'sections',
    read: async (section_id, signal) =>
      (await get('section_students/sectionStudentsArray', { section_id }, signal)).list.map((student) => ({
        id: student.student_id,
        name: student.person_name,
        detail: student.account_name,
        isActive: student.is_active === 1,
      })),
    add: (section_id, student_id) => post('section_students/create', { section_id, student_id }),
    take: (section_id, student_id) => post('section_students/delete', { section_id, student_id }),
  },
  'package-programs': {
    counted: 'products',
    read: async (product_id, signal) =>
      (await linksOf(product_id, signal)).programs.map((program) => ({
        id: program.program_id,
        name: program.name,
        isActive: program.is_active === 1,
      })),
    add: (product_id, program_id) => post('product_programs/create', { product_id, program_id }),
    // The link is the server's, and may be as old as the last click.
    take: async (product_id, program_id) => {
      const link = (await linksOf(product_id)).programs.find((one) => one.program_id === program_id);
      return link && post('product_programs/delete', { id: link.id });
    },
  },
};

export const useAssigned = ({ kind, to }: Assignment) =>
  useQuery({
    queryKey: keys.assigned(kind, to),
    queryFn: ({ signal }) => calls[kind].read(to, signal),
  });

type Click = { readonly entry: Entry; readonly assigned: boolean };

const byName = (one: Entry, other: Entry) => one.name.localeCompare(other.name);
const withClick = (entries: Entry[] | undefined, { entry, assigned }: Click) => {
  const others = entries?.filter(({ id }) => id !== entry.id);
  return assigned ? others?.concat(entry).sort(byName) : others;
};

/** Shown at once, sent one after the other, and taken back by itself where it is refused. R040 R169 */
export const useAssign = ({ kind, to }: Assignment) => {
  const client = useQueryClient();
  const key = keys.assigned(kind, to);
  const show = (click: Click) => client.setQueryData<Entry[]>(key, (entries) => withClick(entries, click));
  return useMutation<unknown, ApiError, Click>({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: ({ entry, assigned }) => calls[kind][assigned ? 'add' : 'take'](to, entry.id),
    onMutate: async (click) => {
      await client.cancelQueries({ queryKey: key });
      show(click);
    },
    onError: (_error, click) => void show({ ...click, assigned: !click.assigned }),
    onSettled: () => {
      // An answer that comes while further clicks are under way would show them undone.
      if (client.isMutating({ mutationKey: key }) !== 1) return;
      // New events offer what is assigned, and the lists count it.
      for (const queryKey of [key, keys.options, keys.allSectionPicks, [calls[kind].counted]])
        void client.invalidateQueries({ queryKey });
    },
  });
};
