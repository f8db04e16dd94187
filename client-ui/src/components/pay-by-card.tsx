import { t } from '../i18n/t';
import type { CardForm, CardFormKeys } from '@leadline/api-client/card-form';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { CardField } from '../ui/card-field';
import { Check } from '../ui/check';
import { Notice } from '../ui/notice';
import { paymentFailed } from './payment-failed';

/** The provider's. */
type Begun = { readonly id: string; readonly client_secret: string | null; readonly status: string };

type Props = {
  readonly keys: CardFormKeys;
  /** What the button says, with the sum. */
  readonly label: string;
  /** What the card form confirms; asked for when somebody pays. */
  readonly begin: () => Promise<Begun>;
  /** Whether the card may be kept for later. */
  readonly mayKeep?: boolean;
  /** Records what the provider has received. */
  readonly onPaid: (reference: string) => Promise<void>;
  /** The way out, below the button. */
  readonly children?: ReactNode;
};

/** The provider asks the bank's questions by itself; what it has received is recorded afterwards. R174 R179 R223 R224 */
export const PayByCard = ({ keys, label, begin, mayKeep = false, onPaid, children }: Props) => {
  const [form, setForm] = useState<CardForm | null>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [asked, setAsked] = useState(false);
  const [keep, setKeep] = useState(false);
  const pay = useMutation<void, Error, CardForm>({
    mutationFn: async (card) => {
      const { id, client_secret: secret, status } = await begin();
      // Paid in a moment in which nobody learnt of it: nothing is left but to record it.
      if (status === 'succeeded' || status === 'requires_capture') return onPaid(id);
      const outcome = await card.pay(secret ?? '', keep);
      if ('refused' in outcome) throw new Error(outcome.refused);
      await onPaid(outcome.id);
    },
  });
  const submit = (): void => {
    setAsked(true);
    if (form && !isEmpty) pay.mutate(form);
  };
  return (
    <>
      <CardField {...keys} onOpen={setForm} onEmpty={setEmpty} />
      {mayKeep && <Check label={t('Save this card for later')} checked={keep} onChange={setKeep} />}
      {asked && isEmpty && (
        <Notice tone="danger" role="alert">
          {t('PLEASE FILL IN  YOUR CARD DETAILS')}
        </Notice>
      )}
      {pay.error && (
        <Notice tone="danger" role="alert">
          {paymentFailed(pay.error)}
        </Notice>
      )}
      <Button wide look="primary" disabled={!form} busy={pay.isPending} onClick={submit}>
        {pay.isPending ? t('Paying…') : label}
      </Button>
      {children}
    </>
  );
};
