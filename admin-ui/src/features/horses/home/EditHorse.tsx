import { useNavigate } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { horseHome } from '@/data/addresses/horse-home-address';
import { horses } from '@/features/horses/list/horses.list';
import { EditPage } from '@/ui/list/EditPage';
import { Forbidden } from '@/ui/states';
import { useOpenHorse } from './horse-context';

/** Saving leads back to the details. R035 R036 */
export const EditHorse = () => {
  const horse = useOpenHorse();
  const { canAct } = useAccess();
  const navigate = useNavigate();
  const leave = () => void navigate(`${horseHome(horse.id)}/details`);
  if (!canAct('horses', 'edit')) return <Forbidden />;
  return <EditPage list={horses} record={horse} onSaved={leave} onCancel={leave} />;
};
