import { useFormContext, useWatch } from 'react-hook-form';
import {
  barnCancelActions,
  needsMakeupDates,
  type BarnCancelAction,
  type BarnCancelReason,
  type Reply,
} from '@leadline/api-client';
import { count } from '@/data/time/words';
import { SelectInput } from '@/ui/form/inputs';
import type { MakeupDates } from './makeup-dates';

/** How a lesson is called off. `asUsual`: nobody has chosen an action, so each lesson's policy gives what it says for the reason. */
export type CallingOff = {
  readonly action: BarnCancelAction;
  readonly asUsual: boolean;
  readonly reason: BarnCancelReason;
};

type Said = Reply<'lessons/previewBulk'>['by_policy'];

const actions = barnCancelActions.map(({ code, label }) => ({ id: code, name: label }));
const BY_POLICY = { id: '', name: 'As the policy says' };

/** What is sent of it, to be shown and to be done. */
export const callingOffToWire = ({ action, asUsual, reason }: CallingOff) => ({
  cancelReason: reason,
  ...(!asUsual && { cancelAction: action }),
});

/** Dates are asked for where the action issues something, unless the policy says how long it is good. */
export const asksDates = ({ action, asUsual }: Pick<CallingOff, 'action' | 'asUsual'>, said: Said = []): boolean =>
  needsMakeupDates(action) && !(asUsual && said.length > 0);

/** A date that was emptied is not asked about: the rule takes its own. */
export const filledIn = (dates: MakeupDates): Partial<MakeupDates> =>
  Object.fromEntries(Object.entries(dates).filter(([, day]) => day));

/** Begins as the policy says for the reason, where one says something, else as the barn usually does; staff may choose otherwise. */
export const ActionField = ({ said = [] }: { said: Said | undefined }) => {
  const { setValue, formState } = useFormContext<CallingOff>();
  const [action, asUsual] = useWatch<CallingOff, ['action', 'asUsual']>({ name: ['action', 'asUsual'] });
  const choose = (next: string) => {
    setValue('asUsual', next === BY_POLICY.id);
    if (next !== BY_POLICY.id) setValue('action', next as BarnCancelAction, { shouldDirty: true });
  };
  return (
    <SelectInput
      label="Cancel action"
      options={said.length > 0 ? [BY_POLICY, ...actions] : actions}
      value={asUsual && said.length > 0 ? BY_POLICY.id : action}
      error={formState.errors.action?.message}
      onChange={choose}
    />
  );
};

/** What the policies say of the reason; of several lessons, with how many each is for. */
export const SaidByPolicy = ({ said = [] }: { said: Said | undefined }) => {
  if (said.length === 0) return null;
  const isOne = said.length === 1 && said[0]?.lessons === 1;
  return (
    <ul className="said-by-policy muted" aria-label="What the policy says">
      {said.map(({ policy_id, version, lessons, sentence }) => (
        <li key={policy_id}>
          {!isOne && `${count(lessons, 'lesson')}: `}
          {sentence}
          {policy_id && ` (Version ${version})`}
        </li>
      ))}
    </ul>
  );
};
