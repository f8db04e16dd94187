import { get, post, type ApiError, type Input } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignIn } from '../../components/family-part';
import { t, type Text } from '../../i18n/t';
import type { Part } from '../../requests/barn';
import { momentIn } from '../../format/moment';

export const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

const queryKey = ['family-sign-ins'];

export const signInsQuery = () =>
  queryOptions({ queryKey, queryFn: ({ signal }) => get('family_sign_ins/index', {}, signal) });

type Keeping =
  | 'family_sign_ins/invite'
  | 'family_sign_ins/resend'
  | 'family_sign_ins/change'
  | 'family_sign_ins/remove';

export const useKeeping = <Name extends Keeping>(name: Name) => {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, Input<Name>>({
    mutationFn: (input) => post(name, input),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

export const parts: readonly { readonly id: NonNullable<Part>; readonly name: Text; readonly opens: Text }[] = [
  {
    id: 'guardian',
    name: 'A second guardian',
    opens:
      'Sees, books and cancels for everybody on the account, and pays, as you do. Who is on the account stays yours.',
  },
  {
    id: 'teen',
    name: 'A rider, for herself or himself',
    opens: 'Sees, books and cancels her or his own lessons alone.',
  },
  { id: 'reader', name: 'Somebody who only looks', opens: 'Sees when the family rides, and can change nothing.' },
];

const called: Readonly<Record<SignIn['part'], Text>> = { guardian: 'guardian', teen: 'rider', reader: 'only looks' };

/** `guardian · gets the mails`; while nothing is chosen yet, until when the invitation works. */
export const standingOf = (one: SignIn, timeZone: string): string =>
  [
    t(called[one.part]),
    one.gets_mails === 1 && t('gets the mails'),
    one.may_buy === 1 && t('may buy'),
    one.is_active === 0 && t('locked'),
    one.is_invited === 1 &&
      (one.invited_until
        ? t('invited until {when}', { when: momentIn(timeZone, one.invited_until) })
        : t('the invitation has expired')),
  ]
    .filter(Boolean)
    .join(' · ');
