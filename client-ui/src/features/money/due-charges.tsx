import { asApiError } from '@leadline/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { dayWithYear, money } from '../../format/money';
import { t } from '../../i18n/t';
import {
  agreeToCharges,
  dueChargesQuery,
  endCharges,
  keptCardsQuery,
  type DueCharge,
  type DueCharges as Charges,
} from '../../requests/due-charges';
import { Button, ButtonLink } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import styles from './due-charges.module.css';

const useChange = (change: (card: string) => Promise<Charges>, said: string) => {
  const { rider } = useFamily();
  const client = useQueryClient();
  return useMutation<Charges, Error, string>({
    mutationFn: change,
    onSuccess: (charges) => {
      client.setQueryData(dueChargesQuery(rider.personId).queryKey, charges);
      toast(said);
    },
  });
};

const Refused = ({ error }: { readonly error: Error | null }) =>
  error && (
    <Notice tone="danger" role="alert">
      {asApiError(error).message}
    </Notice>
  );

const Terms = () => {
  const { barn } = useFamily();
  return (
    <>
      <p>
        {t(
          'From today on, what an invoice of {barn} asks for is charged to this card on the day it is due, with the card fee where there is one; an invoice without such a day on the day it is written. What is due already is not charged.',
          { barn: barn.farm_name },
        )}
      </p>
      <p>
        {t(
          'If the card is declined, it is tried again 3 and 9 days after the first time, and you get a mail each time. You can end this here at any time.',
        )}
      </p>
    </>
  );
};

/** Which card, with what is agreed to before the button. */
const Agree = ({ instead }: { readonly instead: boolean }) => {
  const { rider } = useFamily();
  const kept = useQuery(keptCardsQuery(rider.personId));
  const [chosen, setChosen] = useState<string>();
  const agree = useChange((card) => agreeToCharges(rider.personId, card), t('What is due is charged to your card'));
  const canAct = useCanAct();
  return (
    <Loaded query={kept}>
      {({ cards }) => {
        const [first] = cards;
        const card = chosen ?? first?.id;
        if (!first || !card) return <p>{t('No card is saved yet. You can save one the next time you pay by card.')}</p>;
        return (
          <>
            {instead ? (
              <p>{t('What is due is charged to this card from now on, instead of the other one.')}</p>
            ) : (
              <Terms />
            )}
            <Choice
              legend={t('Card')}
              isLegendHidden
              options={cards.map(({ id, last4 }) => [id, t('Card ending in {last4}', { last4 })] as const)}
              chosen={card}
              onChoose={setChosen}
              disabled={agree.isPending}
            />
            <Refused error={agree.error} />
            <Button wide busy={agree.isPending} disabled={!canAct} onClick={() => agree.mutate(card)}>
              {instead ? t('Charge this card instead') : t('Charge what is due to this card')}
            </Button>
          </>
        );
      }}
    </Loaded>
  );
};

const Choose = ({ summary, instead }: { readonly summary: string; readonly instead: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.choose} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <Agree instead={instead} />}
    </details>
  );
};

const End = ({ last4 }: { readonly last4: string }) => {
  const { rider, barn } = useFamily();
  const [asks, setAsks] = useState(false);
  const end = useChange(() => endCharges(rider.personId), t('Nothing is charged by itself any more'));
  const canAct = useCanAct();
  return (
    <>
      <Button disabled={!canAct} onClick={() => setAsks(true)}>
        {t('End this')}
      </Button>
      {asks && (
        <Sheet
          title={t('Charge nothing more to your card ending in {last4}?', { last4 })}
          onClose={() => setAsks(false)}
        >
          <p>
            {t(
              'What {barn} asks for is then not charged by itself: you pay each invoice until the day it is due. What is paid stays paid, and the card stays saved. You can agree anew at any time.',
              { barn: barn.farm_name },
            )}
          </p>
          <Refused error={end.error} />
          <Button wide look="danger" busy={end.isPending} disabled={!canAct} onClick={() => end.mutate('')}>
            {t('End it')}
          </Button>
          <Button wide onClick={() => setAsks(false)}>
            {t('Keep it')}
          </Button>
        </Sheet>
      )}
    </>
  );
};

const Failed = ({ charge }: { readonly charge: DueCharge }) => {
  const { base } = useFamily();
  const { payment_id, invoice_number, failed_on, reason, on, release } = charge;
  const failed = t('Invoice {number}: your card was not charged on {day}.', {
    number: invoice_number,
    day: dayWithYear(failed_on ?? ''),
  });
  const next = on ? t('It is tried again on {day}.', { day: dayWithYear(on) }) : t('It is not tried again by itself.');
  return (
    <div className={styles.failed}>
      <Notice tone="danger">
        <p>{`${failed} ${reason ?? ''} ${next}`}</p>
        {release && <p>{release.sentence}</p>}
        <ButtonLink look="primary" to={`${base}/invoices/inv/${payment_id}`}>
          {t('Pay invoice {number}', { number: invoice_number })}
        </ButtonLink>
      </Notice>
    </div>
  );
};

const agreedWords = ({ since, by }: NonNullable<Charges['agreed']>): string =>
  by
    ? t('Agreed {day} by {name}.', { day: dayWithYear(since), name: by })
    : t('Agreed {day}.', { day: dayWithYear(since) });

/** What is charged to a saved card by itself, next and where it failed; where it is begun, and ended. */
export const DueCharges = () => {
  const { rider, barn } = useFamily();
  const { data } = useQuery(dueChargesQuery(rider.personId));
  if (!data) return null;
  const { is_offered, agreed, charges } = data;
  const coming = charges.filter(({ on, failed_on }) => on !== null && failed_on === null);
  return (
    <>
      {charges
        .filter(({ failed_on }) => failed_on !== null)
        .map((charge) => (
          <Failed key={charge.payment_id} charge={charge} />
        ))}
      {agreed && (
        <section className={styles.agreed} aria-labelledby="due-charges">
          <h2 id="due-charges">
            {t('What is due is charged to your card ending in {last4}', { last4: agreed.last4 })}
          </h2>
          <p className="muted">{agreedWords(agreed)}</p>
          {coming.length === 0 && <p>{t('Nothing is to be charged now.')}</p>}
          <ul>
            {coming.map(({ payment_id, invoice_number, amount, on }) => (
              <li key={payment_id}>
                {t('Next: {amount} on {day}, invoice {number}', {
                  amount: money(amount, barn.currency_code),
                  day: dayWithYear(on ?? ''),
                  number: invoice_number,
                })}
              </li>
            ))}
          </ul>
          <End last4={agreed.last4} />
        </section>
      )}
      {is_offered === 1 && (
        <Choose
          summary={agreed ? t('Charge another card') : t('Have what is due charged to a saved card')}
          instead={agreed !== null}
        />
      )}
    </>
  );
};
