import { createContext, use } from 'react';
import type { StaffPerson } from '@/data/requests/staff';

export const StaffContext = createContext<StaffPerson | null>(null);

/** Whose page it is. */
export const useStaff = (): StaffPerson => {
  const person = use(StaffContext);
  if (!person) throw new Error('Parts of a staff home stand inside a StaffHome.');
  return person;
};
