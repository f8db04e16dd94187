import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { horseHome } from '@/data/addresses/horse-home-address';
import { HorseFiles } from '@/features/horses/list/HorseFiles';
import { horses } from '@/features/horses/list/horses.list';
import { PageChanges } from '@/ui/list/Changes';
import { RecordFacts } from '@/ui/list/RecordFacts';
import { measureLabels } from '@/features/horses/weight/measure-values';
import { documentLabels, documentShown } from '@/features/horses/documents/document-values';
import { useOpenHorse } from './horse-context';
import { limitLabels } from './limit-values';

/** As the record's description groups them. */
const SUITS = 'Whom it suits';

const labels = { ...limitLabels, ...measureLabels, ...documentLabels };

/** What the horse is like, with its photos. */
export const HorseDetails = () => {
  const horse = useOpenHorse();
  const { canCall, canAct } = useAccess();
  const barn = useBarn();
  return (
    <div className="record-part horse-details">
      <RecordFacts
        list={horses}
        record={horse}
        none={<p className="muted">Nothing is filled in about {horse.horse_name} yet.</p>}
      />
      {barn.checks_suitability === 1 && (
        <section className="stack gap-2" aria-label={SUITS}>
          <h2>{SUITS}</h2>
          <RecordFacts
            list={horses}
            record={horse}
            group={SUITS}
            none={<p className="muted">Nothing is filled in: {horse.horse_name} suits every rider.</p>}
          />
        </section>
      )}
      {canCall('horses/update') && (
        <p>
          <Button component={Link} variant="outlined" to={`${horseHome(horse.id)}/edit`}>
            Edit
          </Button>
        </p>
      )}
      {canCall('horses/files') && <HorseFiles id={horse.id} />}
      <PageChanges
        list={horses}
        record={horse}
        labels={labels}
        shown={documentShown}
        mayEdit={canAct('horses', 'edit')}
      />
    </div>
  );
};
