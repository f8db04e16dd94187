import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useOptions } from '@/data/requests/options';
import { staffHome } from '@/data/addresses/staff-home-address';

type StaffNameProps = { readonly instructorId: string | null; readonly name: string };

/** Whoever is named leads to their page, for those who may open it. */
export const StaffName = ({ instructorId, name }: StaffNameProps) => {
  const { mayOpenStaff } = useAccess();
  const person = useOptions().instructor.find(({ id }) => id === instructorId)?.person_id;
  return person && mayOpenStaff(person) ? <Link to={staffHome(person)}>{name}</Link> : name;
};
