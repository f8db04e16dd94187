import { Link } from 'react-router-dom';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { horseHome } from '@/data/addresses/horse-home-address';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useDueCare, type CareLine } from '@/data/requests/care';
import { overdueWords } from '@/features/horses/care/care-words';

/** Asked once for all rows, and only where the barn notes care. */
const useOverdue = (horseId: string | null): readonly CareLine[] => {
  const { has_horse_care } = useBarn();
  const mayAsk = useAccess().canCall('horse_care/due');
  const { data } = useDueCare({ state: 'overdue' }, has_horse_care === 1 && mayAsk);
  return data?.lines.filter(({ horse_id }) => horse_id === horseId) ?? [];
};

/** What should have been done for the rider's horse by now; leads to its page. */
export const OverdueCare = ({ horseId }: { horseId: string | null }) => {
  const { canOpen } = useAccess();
  return useOverdue(horseId).map((line) => {
    const words = (
      <>
        <WarningIcon fontSize="inherit" /> {overdueWords(line)}
      </>
    );
    return canOpen('horseProfile') ? (
      <Link
        key={line.care_kind_id ?? line.file_id}
        className="need"
        to={`${horseHome(line.horse_id)}/${line.file_id ? 'documents' : 'care'}`}
      >
        {words}
      </Link>
    ) : (
      <span key={line.care_kind_id ?? line.file_id} className="need">
        {words}
      </span>
    );
  });
};
