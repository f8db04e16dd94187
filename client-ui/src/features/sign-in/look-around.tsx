import { t, type Text } from '../../i18n/t';
import { asApiError, get, post, type Claims, type Input } from '@leadline/api-client';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { signedInBy } from './authenticate';
import styles from './look-around.module.css';

type Person = Input<'demo/signIn'>['person'];

const WHO: Readonly<Record<Person, readonly [name: Text, sees: Text]>> = {
  administrator: ['Administrator', 'Runs the barn: everything, best at a desk'],
  instructor: ['Instructor', 'Calendar and day sheet, also on a tablet'],
  parent: ['Parent of two riders', 'The families’ portal, best on a phone'],
};

const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: ({ signal }) => get('demo/index', {}, signal),
  staleTime: Infinity,
});

const lookAs = async (person: Person): Promise<Claims> => {
  const { auth_token } = await post('demo/signIn', { person });
  return signedInBy(auth_token);
};

type Props = { readonly onSignedIn: (claims: Claims) => void };

/** Where the demo is open to all: the barn as each of its people sees it, without a password. Nothing elsewhere. */
export const LookAround = ({ onSignedIn }: Props) => {
  const { data } = useQuery(demoQuery);
  const look = useMutation({ mutationFn: lookAs, onSuccess: onSignedIn });
  if (!data?.people.length) return null;
  return (
    <section className={styles.demo} aria-labelledby="look-around">
      <h2 id="look-around">{t('Look around')}</h2>
      <p>{t('This is a demo barn. Change whatever you like: each night it begins anew, and no mail leaves it.')}</p>
      {data.people.map((person) => {
        const [name, sees] = WHO[person];
        return (
          <Button key={person} wide className={styles.person} busy={look.isPending} onClick={() => look.mutate(person)}>
            <span>{t(name)}</span>
            <small>{t(sees)}</small>
          </Button>
        );
      })}
      {look.error && (
        <Notice tone="danger" role="alert">
          {asApiError(look.error).message}
        </Notice>
      )}
    </section>
  );
};
