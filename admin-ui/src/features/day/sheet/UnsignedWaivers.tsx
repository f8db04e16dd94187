import { Link } from 'react-router-dom';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { standingWords } from '@leadline/api-client/waivers';
import { clientHome } from '@/data/addresses/client-home-address';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useUnsignedRiders } from '@/data/requests/own-waivers';
import { shortDay } from '@/data/time/words';

type Asked = { readonly studentId: string | null; readonly date: string };

/** Asked once for all rows of a day, and only where the barn has waivers. */
const useUnsigned = ({ studentId, date }: Asked) => {
  const { can_sign_waivers } = useBarn();
  const mayAsk = useAccess().canCall('own_waiver/unsigned');
  const { data } = useUnsignedRiders(date, can_sign_waivers === 1 && mayAsk);
  return data?.filter(({ student_id }) => student_id === studentId) ?? [];
};

/** Which of the barn's waivers a rider has not signed, or not any more; leads to the rider's waivers. */
export const UnsignedWaivers = (asked: Asked) => {
  const { canCall } = useAccess();
  return useUnsigned(asked).map((unsigned) => {
    const { title, person_id } = unsigned;
    const words = (
      <>
        <WarningIcon fontSize="inherit" /> {`${title}: ${standingWords(unsigned, shortDay)}`}
      </>
    );
    return canCall('waiver/waiverList') ? (
      <Link key={title} className="need" to={`${clientHome(person_id)}/waivers`}>
        {words}
      </Link>
    ) : (
      <span key={title} className="need">
        {words}
      </span>
    );
  });
};
