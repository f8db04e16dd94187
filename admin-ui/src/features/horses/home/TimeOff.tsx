import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useHorseLimits, type HorseLimits } from '@/data/requests/horse-limits';
import { useSetTimeOff, useShownTimeOff, useTimeOffPreview, type TimeOff as Wish } from '@/data/requests/time-off';
import { todayIn } from '@/data/time/day';
import { count } from '@/data/time/words';
import { DateField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { AffectedLessons, type NewHorses } from './AffectedLessons';
import { useOpenHorse } from './horse-context';
import { askedOf, handoversOf, problems, valuesOf, wordsOfHandover, type Days } from './time-off-values';

type AskedProps = {
  readonly chosen: NewHorses;
  readonly onChoose: (chosen: NewHorses) => void;
  readonly onClose: () => void;
};

const useDays = (): Pick<Days, 'off_from' | 'off_until'> => {
  const [off_from, off_until] = useWatch<Days, ['off_from', 'off_until']>({ name: ['off_from', 'off_until'] });
  return { off_from, off_until };
};

const Affected = ({ chosen, onChoose }: Pick<AskedProps, 'chosen' | 'onChoose'>) => {
  const { id, horse_name } = useOpenHorse();
  const { data, error, refetch } = useTimeOffPreview(askedOf(id, useDays()));
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} label="Loading the lessons on these days" />;
  const { lessons, size } = data;
  if (size === 0) return <p role="status">{`${horse_name} is not planned for any lesson on these days.`}</p>;
  return (
    <section className="stack gap-2 one-column" aria-labelledby="affected">
      <h3 id="affected">{`Planned for ${count(size, 'lesson')} on these days`}</h3>
      <p className="muted">Choose other horses here, rested ones first, or leave riders without one for now.</p>
      <AffectedLessons horse={{ id, name: horse_name }} {...{ lessons, chosen, onChoose }} />
      {size > lessons.length && (
        <p className="warning">{`Only the first ${lessons.length} are handed over here; for the rest, do it again.`}</p>
      )}
    </section>
  );
};

const Asked = ({ chosen, onChoose, onClose }: AskedProps) => {
  const { id, horse_name } = useOpenHorse();
  const { data, isPlaceholderData } = useTimeOffPreview(askedOf(id, useDays()));
  return (
    <Question
      title={`${horse_name} is off work`}
      submitLabel={wordsOfHandover(horse_name, data?.lessons ?? [], chosen)}
      disabled={!data || isPlaceholderData}
      onClose={onClose}
    >
      <div className="care-pair">
        <DateField source="off_from" label="From" required />
        <DateField source="off_until" label="Works again on" hint="Empty: until further notice" />
      </div>
      <TextField
        source="off_reason"
        label="Why"
        hint="For example lame, medication, holiday. Staff read it, families do not."
        maxLength={100}
        autoComplete="off"
      />
      <Affected {...{ chosen, onChoose }} />
    </Question>
  );
};

const back = (horseId: string, { off_from, off_until, off_reason }: HorseLimits): Wish => ({
  horse_id: horseId,
  off_from,
  off_until,
  off_reason,
});

const useSave = (limits: HorseLimits) => {
  const { id, horse_name } = useOpenHorse();
  const { mutateAsync } = useSetTimeOff();
  const say = useSay();
  return async (wish: Omit<Wish, 'horse_id'>, told: string) => {
    const { handed_over, warnings } = await mutateAsync({ horse_id: id, ...wish });
    const handovers = handed_over.map(({ lesson_person_id, seen_horse_id, horse_id }) => ({
      lesson_person_id,
      seen_horse_id: horse_id,
      horse_id: seen_horse_id,
    }));
    const undo = () => void say.after(mutateAsync({ ...back(id, limits), handovers }), () => say.done('Undone'));
    say.done(`${horse_name} ${told}`, { undo, warnings });
  };
};

const TimeOffForm = ({ limits, onClose }: { limits: HorseLimits; onClose: () => void }) => {
  const { id } = useOpenHorse();
  const { time_zone } = useBarn();
  const [chosen, setChosen] = useState<NewHorses>({});
  const [opened] = useState(limits);
  const shown = useShownTimeOff();
  const save = useSave(opened);
  const submit = (days: Days) => {
    const handovers = handoversOf(id, shown(askedOf(id, days)), chosen);
    const { off_from, off_until, off_reason } = days;
    const wish = { off_from, off_until: off_until || null, off_reason: off_reason.trim() || null, handovers };
    return save(wish, 'is off work');
  };
  const [values] = useState(() => valuesOf(opened, todayIn(time_zone)));
  return (
    <Modal values={values} validate={problems} onSubmit={submit} onSaved={onClose}>
      <Asked {...{ chosen, onClose }} onChoose={setChosen} />
    </Modal>
  );
};

const BackToWork = ({ limits }: { limits: HorseLimits }) => {
  const save = useSave(limits);
  const say = useSay();
  const wish = { off_from: null, off_until: null, off_reason: null };
  return (
    <Button variant="outlined" onClick={() => void say.after(save(wish, 'works again'), () => undefined)}>
      Back to work
    </Button>
  );
};

/** Takes the horse off work for some days, says first what it is planned for, and puts it back. */
export const TimeOff = () => {
  const { id } = useOpenHorse();
  const { canCall } = useAccess();
  const { data: limits } = useHorseLimits(id);
  const [isOpen, setOpen] = useState(false);
  if (!limits || !canCall('horses/setTimeOff')) return null;
  const isOff = limits.off_from !== null || limits.off_until !== null;
  return (
    <>
      {isOff && <BackToWork limits={limits} />}
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {isOff ? 'Change time off…' : 'Off work…'}
      </Button>
      {isOpen && <TimeOffForm limits={limits} onClose={() => setOpen(false)} />}
    </>
  );
};
