import { useState } from 'react';
import { maxValue, minValue, NumberInput } from 'react-admin';
import Button from '@mui/material/Button';
import { useMeasures, useSaveMeasures, type Measures as Known } from '@/data/requests/measures';
import { dayAndYear } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Facts } from '@/ui/record/Facts';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';

type Rider = { readonly studentId: string; readonly name: string };

const between = (low: number, high: number) => {
  const said = `Between ${low} and ${high}`;
  return [minValue(low, said), maxValue(high, said)];
};

const Ask = ({ studentId, name, known, onClose }: Rider & { known: Known; onClose: () => void }) => {
  const { mutateAsync } = useSaveMeasures();
  const say = useSay();
  const save = async ({ weight, height }: Pick<Known, 'weight' | 'height'>) => {
    await mutateAsync({ student_id: studentId, weight, height });
    say.done(`Weight and height of ${name} saved`);
  };
  return (
    <Modal values={{ weight: known.weight, height: known.height }} onSubmit={save} onSaved={onClose}>
      <Question title={`Weight and height of ${name}`} submitLabel="Save" onClose={onClose}>
        <NumberInput
          source="weight"
          label="Weight, kg"
          validate={between(5, 300)}
          helperText="Without tack. Empty: unknown."
        />
        <NumberInput source="height" label="Height, cm" validate={between(50, 250)} helperText="Empty: unknown." />
      </Question>
    </Modal>
  );
};

const Shown = ({ known, ...rider }: Rider & { known: Known }) => {
  const [asking, setAsking] = useState(false);
  const { weight, height, noted_on } = known;
  return (
    <>
      <Facts
        facts={[
          { label: 'Weight', value: weight === null ? 'unknown' : `${weight} kg` },
          { label: 'Height', value: height === null ? 'unknown' : `${height} cm` },
          { label: 'Noted', value: noted_on && dayAndYear(noted_on) },
        ]}
      />
      <p>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Note weight and height…
        </Button>
      </p>
      {asking && <Ask {...rider} known={known} onClose={() => setAsking(false)} />}
    </>
  );
};

/** For those alone who need them to choose a horse. */
export const Measures = (rider: Rider) => {
  const { data, error, refetch } = useMeasures(rider.studentId);
  return (
    <section className="client-section stack gap-2" aria-label="Weight and height">
      <h2>Weight and height</h2>
      {data ? (
        <Shown {...rider} known={data} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={2} label="Weight and height" />
      )}
    </section>
  );
};
