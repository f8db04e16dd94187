import { RadioField } from '@/ui/form/form-inputs';
import { RadioInput } from '@/ui/form/inputs';

/** How far a change of one lesson of a series goes. R083 */
export type Reach = 'one' | 'later';

const choices = [
  { id: 'one', name: 'Only this lesson' },
  { id: 'later', name: 'This and all later' },
] as const;

const legend = 'Which lessons';

/** The question in a form, where it lives as `reach`. */
export const ReachField = () => <RadioField source="reach" legend={legend} options={choices} />;

/** The same question outside of one. */
export const ReachChoice = ({ reach, onChoose }: { reach: Reach; onChoose: (reach: Reach) => void }) => (
  <RadioInput
    legend={legend}
    options={choices}
    value={reach}
    onChange={(next) => onChoose(next === 'later' ? 'later' : 'one')}
  />
);

export const reachToWire = (reach: Reach) => ({ applyToFuture: reach === 'later' ? (1 as const) : (0 as const) });

/** What follows a message about a change that went on to the later lessons. */
export const reachWords = (reach: Reach) => (reach === 'later' ? ' for this and all future events' : '');
