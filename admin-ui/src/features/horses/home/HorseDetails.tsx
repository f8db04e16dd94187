import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { useAccess } from '@/data/providers/use-access';
import { Facts } from '@/ui/record/Facts';
import type { Horse } from '@/data/requests/horse';
import { horseHome } from '@/data/addresses/horse-home-address';
import { HorseFiles } from '@/features/horses/list/HorseFiles';
import { useOpenHorse } from './horse-context';
import { limitLabels } from './limit-values';

/** By the names of the log, which are the table's. */
const labels = { horse_name: 'name', year_born: 'year born', is_active: 'state', ...limitLabels };

/** Age is shown as the year of birth, desc as the markings. R252 */
const factsOf = ({ height, color, age, gender, desc, tack }: Horse) => [
  { label: 'Height', value: height },
  { label: 'Color', value: color },
  { label: 'Year born', value: age },
  { label: 'Gender', value: gender },
  { label: 'Markings', value: desc },
  { label: 'Tack', value: tack },
];

/** What the horse is like, with its photos and documents. */
export const HorseDetails = () => {
  const horse = useOpenHorse();
  const { canCall } = useAccess();
  const facts = factsOf(horse);
  return (
    <div className="record-part horse-details">
      {facts.some(({ value }) => value) ? (
        <Facts facts={facts} />
      ) : (
        <p className="muted">Nothing is filled in about {horse.horse_name} yet.</p>
      )}
      {canCall('horses/update') && (
        <p>
          <Button component={Link} variant="outlined" to={`${horseHome(horse.id)}/edit`}>
            Edit
          </Button>
        </p>
      )}
      {canCall('horses/files') && <HorseFiles id={horse.id} />}
      <FoldedHistory record="horse" id={horse.id} labels={labels} />
    </div>
  );
};
