import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { ApiError } from '@leadline/api-client';
import type { CardForm, CardFormKeys } from '@leadline/api-client/card-form';
import { cardWords, type CardPaid, type StartedPayment } from '@leadline/api-client/card-payment';
import { useRecordPaid } from '@/data/requests/card-payment';
import { CardInput } from '@/ui/form/CardInput';
import { ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { AskFamily, type Asked } from './AskFamily';
import { failed, usePayLabel } from './card-words';

type NewCardProps = {
  readonly started: StartedPayment;
  readonly keys: CardFormKeys;
  readonly onPaid: (paid: CardPaid) => void;
  readonly onAsked: (asked: Asked) => void;
  readonly onClose: () => void;
};

/** The provider asks the bank's questions by itself; what it has received is recorded afterwards. R174 R179 R224 */
export const NewCard = ({ started: { payment_intent }, keys, onPaid, onAsked, onClose }: NewCardProps) => {
  const { state } = useLocation() as Location<{ readonly authenticate?: string } | null>;
  const [form, setForm] = useState<CardForm>();
  const [isEmpty, setEmpty] = useState(true);
  const { mutateAsync: record } = useRecordPaid();
  const label = usePayLabel(payment_intent);
  const pay = async ({ keep }: { keep: boolean }) => {
    if (!form || isEmpty) throw new ApiError(400, { message: cardWords.empty });
    const outcome = await form.pay(payment_intent.client_secret ?? '', keep);
    if ('refused' in outcome) throw new ApiError(409, { message: cardWords.failed(new Error(outcome.refused)) });
    onPaid(await failed(record(outcome.id)));
  };
  return (
    <Modal values={{ keep: false }} onSubmit={pay} onSaved={() => undefined}>
      <Question title="Enter a New Card" submitLabel={label} disabled={!form} onClose={onClose}>
        {state?.authenticate && (
          <>
            <p role="alert">{cardWords.authenticate}</p>
            <AskFamily intentId={payment_intent.id} cardId={state.authenticate} onAsked={onAsked} />
          </>
        )}
        <CardInput label="Card" {...keys} onOpen={setForm} onEmpty={setEmpty} />
        <ToggleField source="keep" label="Save this card for later" />
      </Question>
    </Modal>
  );
};
