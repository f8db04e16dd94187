import { Tick } from '@/ui/Tick';

const STEPS = [
  { name: 'file', label: 'File' },
  { name: 'columns', label: 'Columns' },
  { name: 'check', label: 'Check' },
  { name: 'done', label: 'Done' },
] as const;

export type StepName = (typeof STEPS)[number]['name'];

/** How far it is. */
export const Steps = ({ step }: { readonly step: StepName }) => {
  const at = STEPS.findIndex(({ name }) => name === step);
  return (
    <ol className="import-steps row wrap muted" aria-label="Steps">
      {STEPS.map(({ name, label }, i) => (
        <li key={name} className={i < at ? 'gone' : ''} aria-current={i === at ? 'step' : undefined}>
          <span className="import-step-mark">{i < at ? <Tick label="Done" /> : i + 1}</span>
          {label}
        </li>
      ))}
    </ol>
  );
};
