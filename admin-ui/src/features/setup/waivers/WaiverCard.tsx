import { useId } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useActivateOwnWaiver, type OwnWaiverRow } from '@/data/requests/own-waivers';
import { count } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';

const goodFor = (months: number | null) => (months === null ? 'Good for ever' : `Good for ${count(months, 'month')}`);

const Riders = ({ waiver: { signed, ending, missing } }: { waiver: OwnWaiverRow }) => (
  <p className="figures">
    {count(signed, 'rider')} signed
    {ending > 0 && `, ${ending} of these ${ending === 1 ? 'ends' : 'end'} within 30 days`} ·{' '}
    {missing === 0 ? 'nobody is without' : <strong>{missing} without</strong>}
  </p>
);

export const WaiverCard = ({ waiver }: { waiver: OwnWaiverRow }) => {
  const { id, title, is_active, valid_months } = waiver;
  const name = useId();
  const say = useSay();
  const { mutateAsync, isPending } = useActivateOwnWaiver();
  const turn = (to: 0 | 1) =>
    say.after(mutateAsync({ id, is_active: to }), () =>
      say.done(to === 1 ? `Families are asked for ${title}` : `Nobody is asked for ${title} any more`),
    );
  return (
    <li className="record-card" aria-labelledby={name}>
      <div className="row baseline wrap between gap-2">
        <h2 id={name}>
          <Link to={`/setup/waivers/${id}`}>{title}</Link>
        </h2>
        {is_active === 0 && <Tag tone="plain">Inactive</Tag>}
      </div>
      <p className="muted">{goodFor(valid_months)}</p>
      <Riders waiver={waiver} />
      <div>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => void turn(is_active === 1 ? 0 : 1)}>
          {is_active === 1 ? 'Inactivate' : 'Activate'}
        </Button>
      </div>
    </li>
  );
};
