import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ButtonLink, Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import styles from './buying.module.css';
import { AuthenticationWanted, useSavedCard, wordsOf, type Paid, type Started } from './card-payment';
import { payLabel } from './pay-label';

type Props = {
  readonly started: Started;
  /** The sibling path on which a new card is entered. */
  readonly newCard: string;
  readonly cancelTo: string;
  readonly onPaid: (paid: Paid) => void;
};

/** R177 R179 R243 */
export const SavedCards = ({ started, newCard, cancelTo, onPaid }: Props) => {
  const { payment_methods: cards, payment_intent: intent } = started;
  const [chosen, setChosen] = useState(cards[0]?.id ?? '');
  const navigate = useNavigate();
  const pay = useSavedCard(started, onPaid);
  const submit = (): void =>
    pay.mutate(chosen, {
      onError: (error) => {
        if (error instanceof AuthenticationWanted)
          void navigate(newCard, { replace: true, state: { authenticate: true } });
      },
    });
  const refused = pay.error && !(pay.error instanceof AuthenticationWanted) ? pay.error : null;
  return (
    <>
      <fieldset className={styles.cards} disabled={pay.isPending}>
        <legend className="visually-hidden">Card</legend>
        {cards.map(({ id, last4 }) => (
          <label key={id}>
            <input type="radio" name="card" checked={id === chosen} onChange={() => setChosen(id)} />
            <span>{`Use card ending in ${last4}`}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.or}>OR</p>
      <Link className="target" to={newCard} replace>
        Enter a New Card
      </Link>
      {refused && (
        <Notice tone="danger" role="alert">
          {wordsOf(refused)}
        </Notice>
      )}
      <Button wide look="primary" busy={pay.isPending} onClick={submit}>
        {pay.isPending ? 'Paying…' : payLabel(intent)}
      </Button>
      <ButtonLink wide to={cancelTo} replace>
        Cancel
      </ButtonLink>
    </>
  );
};
