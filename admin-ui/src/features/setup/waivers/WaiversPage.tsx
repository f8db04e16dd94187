import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useOwnWaivers } from '@/data/requests/own-waivers';
import { CardPage } from '@/ui/list/CardPage';
import { Empty, Unanswered } from '@/ui/states';
import { WaiverCard } from './WaiverCard';
import './waivers.css';

const Add = () => {
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => void navigate('/setup/waivers/add')}>
      Add waiver
    </Button>
  );
};

const Waivers = () => {
  const { data, error, refetch } = useOwnWaivers();
  if (!data)
    return (
      <div className="list-pad">
        <Unanswered error={error} refetch={refetch} label="Loading waivers" />
      </div>
    );
  if (data.length === 0)
    return (
      <Empty
        title="No waivers of your own yet"
        text="Write what families sign before they ride. They read and sign it on their phone; here you see how many are without."
        action={<Add />}
      />
    );
  return (
    <ul className="record-cards" aria-label="Waivers">
      {data.map((waiver) => (
        <WaiverCard key={waiver.id} waiver={waiver} />
      ))}
    </ul>
  );
};

/** What the barn has its families sign, where it uses waivers. R150 */
export default function WaiversPage() {
  const { can_sign_waivers } = useBarn();
  return (
    <CardPage
      title="Waivers"
      call="own_waiver/index"
      isOn={can_sign_waivers === 1}
      off={{ title: 'This barn does not use waivers', search: 'waiver', says: 'has families sign them.' }}
      add={<Add />}
    >
      <Waivers />
    </CardPage>
  );
}
