import type { UnbilledAccount, UnbilledPlace } from '@/data/requests/lesson-billing';
import { fits } from '@/ui/filters/fits';

const hasPrice = ({ amount }: UnbilledPlace) => amount !== null;

/** Those whose holder or riders are called so. */
export const named = (accounts: readonly UnbilledAccount[], text: string) =>
  text.trim() === ''
    ? accounts
    : accounts.filter(({ name, places }) =>
        [name, ...places.map((one) => one.person_name)].some((one) => fits(one, text)),
      );

/** What can be billed of an account. */
export const billable = ({ places }: Pick<UnbilledAccount, 'places'>) =>
  places.filter(hasPrice).map(({ lesson_person_id }) => lesson_person_id);

/** All that can be billed, but what somebody has left out. */
export const chosenOf = (accounts: readonly UnbilledAccount[], leftOut: ReadonlySet<string>) =>
  accounts.flatMap(billable).filter((id) => !leftOut.has(id));
