import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { count } from '@/data/time/words';
import { AreaField, TextField, ToggleField } from '@/ui/form/form-inputs';

const paragraphs = (body: string) => body.split(/\n\s*\n/).filter((text) => text.trim() !== '');

const Preview = () => {
  const [title, body] = useWatch({ name: ['title', 'body'] }) as [string, string];
  const name = useId();
  return (
    <section className="stack gap-2" aria-labelledby={name}>
      <h3 id={name}>As families read it</h3>
      <div className="waiver-preview stack gap-3">
        <h4>{title.trim() || 'Title'}</h4>
        {paragraphs(body).map((text, at) => (
          <p key={at}>{text}</p>
        ))}
      </div>
    </section>
  );
};

const consequence = (signed: number, asksAgain: boolean) => {
  const who = `${count(signed, 'rider')} ${signed === 1 ? 'has' : 'have'} signed`;
  return asksAgain
    ? `${who}: they are asked again, and what they signed keeps its former text.`
    : `${who}: that keeps its former text and stays good. Nobody is asked again.`;
};

/** What the change means for those who have signed, before it is saved. */
export const Consequence = ({ signed }: { signed: number }) => {
  const asksAgain = useWatch({ name: 'asks_again' }) as boolean | undefined;
  if (signed === 0) return null;
  return (
    <div className="stack gap-2">
      <ToggleField source="asks_again" label="Ask everybody to sign again" />
      <p role="status">{consequence(signed, asksAgain ?? false)}</p>
    </div>
  );
};

export const WaiverFields = () => (
  <>
    <TextField source="title" label="Title" required maxLength={200} autoComplete="off" />
    <AreaField source="body" label="Text" required rows={14} hint="An empty line begins a new paragraph." />
    <TextField
      source="valid_months"
      label="Good for (months)"
      hint="From the day of signing. Empty: for ever."
      type="number"
      min={1}
      max={120}
    />
    <Preview />
  </>
);
