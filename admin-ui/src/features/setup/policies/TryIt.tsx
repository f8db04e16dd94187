import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { barnCancelReasons, type BarnCancelReason } from '@leadline/api-client';
import { useBarn } from '@/data/requests/barn';
import { useTriedPolicy, type PolicyTrial } from '@/data/requests/policies';
import { todayIn } from '@/data/time/day';
import { dayAndTime } from '@/data/time/words';
import { DateInput } from '@/ui/form/DateInput';
import { SelectInput, TextInput } from '@/ui/form/inputs';
import { TimeInput } from '@/ui/form/TimeInput';
import { useSettled } from '@/ui/use-settled';
import { ruleToWire, type RuleValues } from './rule-values';

const DAY_MS = 86_400_000;
const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const reasons = barnCancelReasons.map(({ code, label }) => ({ id: code, name: label }));
const SILENT = 'The policy says nothing of this reason: riders get what the barn usually gives.';

const CalledOff = ({ sentence }: { sentence: string | null }) => (
  <div className="consequence" role="status" aria-label="What it comes to">
    <p>{sentence ?? SILENT}</p>
  </div>
);

const Timeline = ({ trial }: { trial: PolicyTrial }) => {
  const { data, error } = useTriedPolicy(trial);
  if (error) return <p role="status">{error.message}</p>;
  if (!data) return <p role="status">Working it out…</p>;
  if (trial.cancelReason) return <CalledOff sentence={data.called_off_sentence} />;
  return (
    <>
      <ol className="policy-timeline" aria-label="What holds until when">
        {data.spans.map(({ until, gives, words }, at) => (
          <li key={until + at} data-gives={gives} aria-current={at === data.step ? 'step' : undefined}>
            <span className="figures">until {dayAndTime(until.slice(0, 10), until.slice(11))}</span>
            <span>{words}</span>
          </li>
        ))}
      </ol>
      <div className="consequence" role="status" aria-label="What it comes to">
        <p>
          {data.words}
          {data.is_free === 1 && ' It is late, and free.'}
          {data.money_back > 0 && ` That is ${data.money_back.toFixed(2)}.`}
          {data.late_fee > 0 && ` The fee is ${data.late_fee.toFixed(2)}.`}
        </p>
        <p className="muted">{data.policy_sentence}</p>
      </div>
    </>
  );
};

/** A lesson and a moment of cancelling, and what the rule as it stands in the form makes of it. Nothing is kept. */
export const TryIt = () => {
  const values = useWatch() as RuleValues;
  const today = todayIn(useBarn().time_zone);
  const [lesson, setLesson] = useState({ day: shifted(today, 7), time: '16:00' });
  const [cancelled, setCancelled] = useState({ day: shifted(today, 6), time: '20:00' });
  const [price, setPrice] = useState('50');
  const [reason, setReason] = useState<BarnCancelReason | ''>('');
  const name = useId();
  const typed = JSON.stringify({
    ...ruleToWire(values),
    lesson_start: `${lesson.day}T${lesson.time}`,
    cancelled_at: `${cancelled.day}T${cancelled.time}`,
    price: Number(price),
    ...(reason && { cancelReason: reason }),
  });
  const trial = JSON.parse(useSettled(typed)) as PolicyTrial;
  return (
    <section className="policy-step stack gap-3" aria-labelledby={name}>
      <h3 id={name}>Try it</h3>
      <div className="policy-holes">
        <DateInput
          source="try.lesson_day"
          label="Lesson"
          value={lesson.day}
          onChange={(day) => setLesson({ ...lesson, day })}
        />
        <TimeInput
          source="try.lesson_time"
          step={15}
          label="At"
          value={lesson.time}
          onChange={(time) => setLesson({ ...lesson, time })}
        />
        {reason === '' && (
          <>
            <DateInput
              source="try.cancelled_day"
              label="Cancelled on"
              value={cancelled.day}
              onChange={(day) => setCancelled({ ...cancelled, day })}
            />
            <TimeInput
              source="try.cancelled_time"
              step={15}
              label="At"
              value={cancelled.time}
              onChange={(time) => setCancelled({ ...cancelled, time })}
            />
          </>
        )}
        <SelectInput
          label="Or the barn calls it off for"
          value={reason}
          options={reasons}
          empty="no reason: the family cancels"
          onChange={(next) => setReason(next as BarnCancelReason | '')}
        />
        <TextInput label="Price of the lesson" type="number" min={0} step="0.01" value={price} onChange={setPrice} />
      </div>
      <Timeline trial={trial} />
    </section>
  );
};
