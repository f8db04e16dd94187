import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ApiError } from '@leadline/api-client';
import type { CardForm, CardFormKeys } from '@leadline/api-client/card-form';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useOffer, useSubscribe, type Plan } from '@/data/requests/subscription';
import { CardInput } from '@/ui/form/CardInput';
import { TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Forbidden, Unanswered } from '@/ui/states';

const SETTINGS = '/setup/preferences';

const price = ({ amount, currency, interval }: Plan) =>
  `${new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount)} each ${interval}`;

type Values = { readonly name: string };
type PayingProps = { readonly plan: Plan; readonly keys: CardFormKeys; readonly onDone: () => void };

const missing = ({ name }: Values) => ({ ...(!name.trim() && { name: 'The name on the card is required' }) });

const Paying = ({ plan, keys, onDone }: PayingProps) => {
  const navigate = useNavigate();
  const [form, setForm] = useState<CardForm | null>(null);
  const [failed, setFailed] = useState(false);
  const { mutateAsync } = useSubscribe(plan);
  const pay = async ({ name }: Values) => {
    const card = await form?.card(name.trim());
    if (!card) return;
    if ('refused' in card) throw new ApiError(409, { message: card.refused });
    await mutateAsync(card.id);
  };
  const subscribe = async (values: Values) => {
    setFailed(false);
    await pay(values).catch((error: unknown) => {
      setFailed(true);
      throw error;
    });
  };
  return (
    <Modal<Values> values={{ name: '' }} validate={missing} onSubmit={subscribe} onSaved={onDone}>
      <Question
        title="Subscribe to Leadline"
        submitLabel="Subscribe"
        cancelLabel="cancel"
        disabled={!form}
        onClose={() => void navigate(SETTINGS)}
      >
        <p>
          <strong>{plan.name}</strong>
          {plan.description && `: ${plan.description}`}
        </p>
        <p>{`${price(plan)}, charged to this card now and then each ${plan.interval} until you end it.`}</p>
        <TextField source="name" label="Name on the card" maxLength={100} autoComplete="cc-name" />
        <CardInput label="Card" {...keys} onOpen={setForm} />
        {failed && <p role="alert">Payment Failed</p>}
      </Question>
    </Modal>
  );
};

/** What there is to say instead of a form, and the way back. */
const Told = ({ title, children }: { title: string; children: ReactNode }) => {
  const navigate = useNavigate();
  const close = () => void navigate(SETTINGS);
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="subscription" onClose={close}>
      <DialogTitle id="subscription">{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Offered = () => {
  const { eqo_subscription_id } = useBarn();
  const [done, setDone] = useState(false);
  const { data, error, refetch } = useOffer();
  if (done)
    return (
      <Told title="Subscribed">
        <p role="status">Your subscription to the product was successful. Your status is now live.</p>
      </Told>
    );
  if (eqo_subscription_id)
    return (
      <Told title="Subscription">
        <p>This barn has a subscription. Its card is changed under Manage Payment Method.</p>
      </Told>
    );
  if (!data)
    return (
      <Told title="Subscribe to Leadline">
        <Unanswered error={error} refetch={() => void refetch()} rows={3} label="Loading the plan" />
      </Told>
    );
  const { plan, key } = data;
  if (!plan || !key.publicKey || !key.script_url)
    return (
      <Told title="Subscribe to Leadline">
        <p>There is nothing to subscribe to yet. Everything works, and nothing is charged.</p>
      </Told>
    );
  return (
    <Paying plan={plan} keys={{ publicKey: key.publicKey, scriptUrl: key.script_url }} onDone={() => setDone(true)} />
  );
};

/** R186 R257 */
export default function SubscriptionPage() {
  const { canCall } = useAccess();
  if (!canCall('payments/createSubscription')) return <Forbidden />;
  return (
    <div className="page">
      <title>Subscription – Leadline</title>
      <h1>Subscription</h1>
      <Offered />
    </div>
  );
}
