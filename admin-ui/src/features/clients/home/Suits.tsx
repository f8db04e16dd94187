import { useAccess } from '@/data/providers/use-access';
import { Measures } from './Measures';
import { StudentLinks } from './StudentLinks';

/** What says which horses suit a rider, where the barn asks it. */
export const Suits = ({ studentId, name }: { readonly studentId: string; readonly name: string }) => {
  const { canCall } = useAccess();
  return (
    <>
      {canCall('rider_measures/show') && <Measures studentId={studentId} name={name} />}
      {canCall('xrefs/getStudentFavouriteHorses') && <StudentLinks list="favourites" studentId={studentId} />}
      {canCall('xrefs/getStudentNotHorses') && <StudentLinks list="not" studentId={studentId} />}
    </>
  );
};
