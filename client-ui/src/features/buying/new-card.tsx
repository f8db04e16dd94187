import type { CardForm, CardFormKeys } from '@leadline/api-client/card-form';
import { cardWords, type CardPaid, type StartedPayment } from '@leadline/api-client/card-payment';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button';
import { CardField } from '../../ui/card-field';
import { Check } from '../../ui/check';
import { Notice } from '../../ui/notice';
import { useRecord } from './card-payment';
import { payLabel } from './pay-label';

type Props = {
  readonly started: StartedPayment;
  readonly keys: CardFormKeys;
  readonly cancelTo: string;
  readonly onPaid: (paid: CardPaid) => void;
};

/** The provider asks the bank's questions by itself; what it has received is recorded afterwards. R174 R179 R223 R224 */
export const NewCard = ({ started, keys, cancelTo, onPaid }: Props) => {
  const { client_secret: secret } = started.payment_intent;
  const { state } = useLocation() as Location<{ readonly authenticate?: boolean } | null>;
  const [form, setForm] = useState<CardForm | null>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [asked, setAsked] = useState(false);
  const [keep, setKeep] = useState(false);
  const record = useRecord(onPaid);
  const pay = useMutation<void, Error, CardForm>({
    mutationFn: async (card) => {
      const outcome = await card.pay(secret ?? '', keep);
      if ('refused' in outcome) throw new Error(outcome.refused);
      await record(outcome.id);
    },
  });
  const submit = (): void => {
    setAsked(true);
    if (form && !isEmpty) pay.mutate(form);
  };
  return (
    <>
      {state?.authenticate && (
        <Notice tone="warning" role="alert">
          {cardWords.authenticate}
        </Notice>
      )}
      <CardField {...keys} onOpen={setForm} onEmpty={setEmpty} />
      <Check label="Save this card for later" checked={keep} onChange={setKeep} />
      {asked && isEmpty && (
        <Notice tone="danger" role="alert">
          {cardWords.empty}
        </Notice>
      )}
      {pay.error && (
        <Notice tone="danger" role="alert">
          {cardWords.failed(pay.error)}
        </Notice>
      )}
      <Button wide look="primary" disabled={!form} busy={pay.isPending} onClick={submit}>
        {pay.isPending ? 'Paying…' : payLabel(started.payment_intent)}
      </Button>
      <ButtonLink wide to={cancelTo} replace>
        Cancel
      </ButtonLink>
    </>
  );
};
