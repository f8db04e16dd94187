import { useLocation, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/providers/use-access';
import { Forbidden } from '@/ui/states';
import { DenseTable, type Column } from '../list/DenseTable';
import { ListPage } from '../list/ListPage';
import { ActivationButton } from './ActivationButton';
import { CreateHorse } from './CreateHorse';
import { EditHorse } from './EditHorse';
import type { Horse } from './horse';

const columns: readonly Column<Horse>[] = [
  { source: 'horse_name', label: 'Name' },
  { source: 'height', label: 'Height' },
  { source: 'color', label: 'Color' },
  { source: 'age', label: 'Year', wide: true },
  { source: 'gender', label: 'Gender', wide: true },
  { source: 'desc', label: 'Markings', wide: true, sortable: false },
  { source: 'tack', label: 'Tack', wide: true, sortable: false },
];

export const HorseList = () => {
  const navigate = useNavigate();
  const { canCall } = useAccess();
  const { pathname, search } = useLocation();
  const open = pathname.split('/')[2];
  const go = (to: string) => void navigate(`/horses${to}${search}`);
  if (!canCall('GET rest/horses')) return <Forbidden />;
  const create = canCall('POST rest/horses') && (
    <Button variant="contained" onClick={() => go('/create')}>
      Add New Horse
    </Button>
  );
  return (
    <ListPage
      title="Horses"
      noun="horse"
      placeholder="start typing to search for a horse"
      sortBy="horse_name"
      create={create}
      aside={open && open !== 'create' && <EditHorse key={open} id={open} onClose={() => go('')} />}
    >
      <DenseTable
        label="Horses"
        columns={columns}
        onRow={({ id }) => go(`/${id}`)}
        {...(canCall('PUT rest/horses/{id}') && { actions: (horse: Horse) => <ActivationButton horse={horse} /> })}
      />
      {open === 'create' && canCall('POST rest/horses') && <CreateHorse onClose={() => go('')} />}
    </ListPage>
  );
};
