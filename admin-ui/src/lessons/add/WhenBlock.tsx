import { SelectInput, TextInput, Toggle } from '@/ui/inputs';
import { withStart, type Draft } from './draft';
import { endOptions, repeatOptions, repeatSentence, type Repeat } from './repeat';
import type { DraftErrors } from './validate';

type BlockProps = {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly step: number;
  readonly onChange: (draft: Draft) => void;
};

export const WhenBlock = ({ draft, errors, step, onChange }: BlockProps) => (
  <fieldset className="block">
    <legend className="block-title">DATE AND TIME</legend>
    <div className="block-row">
      <TextInput
        label="Date"
        type="date"
        required
        value={draft.date}
        error={errors['date']}
        onChange={(date) => onChange({ ...draft, date })}
      />
      {!draft.allDay && (
        <>
          <TextInput
            label="Start"
            type="time"
            step={step * 60}
            required
            value={draft.start}
            error={errors['start']}
            onChange={(start) => onChange(start ? withStart(draft, start) : { ...draft, start })}
          />
          <TextInput
            label="End"
            type="time"
            step={step * 60}
            required
            value={draft.end}
            error={errors['end']}
            onChange={(end) => onChange({ ...draft, end })}
          />
        </>
      )}
    </div>
    <Toggle label="All day" checked={draft.allDay} onChange={(allDay) => onChange({ ...draft, allDay })} />
  </fieldset>
);

export const RepeatBlock = ({ draft, errors, onChange }: Omit<BlockProps, 'step'>) => {
  const { repeat } = draft;
  const set = (change: Partial<Repeat>) => onChange({ ...draft, repeat: { ...repeat, ...change } });
  return (
    <fieldset className="block">
      <legend className="block-title">RECURRING</legend>
      <div className="block-row">
        <SelectInput
          label="Repeats"
          value={repeat.every}
          options={repeatOptions}
          onChange={(every) => set({ every: every as Repeat['every'] })}
        />
        {repeat.every !== 'none' && (
          <SelectInput
            label="Ends"
            value={repeat.ends}
            options={endOptions}
            onChange={(ends) => set({ ends: ends as Repeat['ends'] })}
          />
        )}
        {repeat.every !== 'none' && repeat.ends === 'after' && (
          <TextInput
            label="Times"
            type="number"
            min={1}
            max={366}
            value={repeat.times}
            onChange={(times) => set({ times: Number(times) })}
          />
        )}
        {repeat.every !== 'none' && repeat.ends === 'on_date' && (
          <TextInput
            label="Last date"
            type="date"
            min={draft.date}
            value={repeat.until}
            error={errors['until']}
            onChange={(until) => set({ until })}
          />
        )}
      </div>
      {draft.date && (
        <p className="block-sentence" aria-live="polite">
          {repeatSentence(draft.date, draft.start, repeat)}
        </p>
      )}
    </fieldset>
  );
};
