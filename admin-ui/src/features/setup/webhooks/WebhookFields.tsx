import { ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useAddWebhook, useChangeWebhook, type Webhook, type Webhooks } from '@/data/requests/webhooks';
import { TextField, ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';

type Kind = Webhook['kinds'][number];
type Kinds = Pick<Webhooks, 'kinds'>;
/** React Hook Form takes a dot for a step inwards. */
type Values = { readonly url: string; readonly description: string; readonly wants: Readonly<Record<string, boolean>> };

const fieldOf = (kind: string) => kind.replace('.', '_');
const valuesOf = ({ kinds }: Kinds, webhook?: Webhook): Values => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  wants: Object.fromEntries(kinds.map(({ id }) => [fieldOf(id), webhook?.kinds.includes(id) ?? false])),
});
const chosenOf = ({ wants }: Values, { kinds }: Kinds): Kind[] =>
  kinds.flatMap(({ id }) => (wants[fieldOf(id)] ? [id] : []));

const problems = (kinds: Kinds) => (values: Values) => ({
  ...(values.url.trim() === '' && { url: 'Give the address' }),
  ...(values.url.trim() !== '' &&
    !/^https?:\/\//.test(values.url.trim()) && { url: 'The address begins with https://' }),
  ...(chosenOf(values, kinds).length === 0 && { kinds: 'Choose at least one kind of news' }),
});

const GROUPS = { calendar: 'Calendar and lessons', clients: 'Clients and students', money: 'Money' } as const;

const Group = ({ scope, kinds }: Kinds & { readonly scope: keyof typeof GROUPS }) => (
  <fieldset className="choices">
    <legend className="field-label">{GROUPS[scope]}</legend>
    {kinds
      .filter((kind) => kind.scope === scope)
      .map(({ id, says }) => (
        <ToggleField
          key={id}
          source={`wants.${fieldOf(id)}`}
          label={
            <>
              <code>{id}</code>
              <span className="webhook-says muted small">{says}</span>
            </>
          }
        />
      ))}
  </fieldset>
);

const Wrong = () => {
  const { errors, isSubmitted } = useFormState<{ readonly kinds: string }>();
  const wrong = errors.kinds?.message;
  return isSubmitted && wrong ? (
    <p className="danger" role="alert">
      <ValidationError error={wrong} />
    </p>
  ) : null;
};

const Fields = ({ kinds }: Kinds) => (
  <>
    <TextField
      source="url"
      label="Address"
      hint="Where the other program takes them; it begins with https://."
      maxLength={1000}
      required
      autoComplete="off"
    />
    <TextField
      source="description"
      label="Name"
      hint="The program or website that it is for."
      maxLength={80}
      autoComplete="off"
    />
    {(['calendar', 'clients', 'money'] as const).map((scope) => (
      <Group key={scope} scope={scope} kinds={kinds} />
    ))}
    <Wrong />
  </>
);

type AddProps = Kinds & {
  /** The secret, this once; null where the server had made it already. */
  readonly onAdded: (webhook: Webhook, secret: string | null) => void;
  readonly onClose: () => void;
};

export const AddWebhook = ({ kinds, onAdded, onClose }: AddProps) => {
  const { mutateAsync } = useAddWebhook();
  const submit = async (values: Values) => {
    const { url, description } = values;
    const wanted = { url: url.trim(), description: description.trim(), kinds: chosenOf(values, { kinds }) };
    const { webhook, secret } = await mutateAsync(wanted);
    onAdded(webhook, secret);
  };
  return (
    <Modal values={valuesOf({ kinds })} validate={problems({ kinds })} onSubmit={submit} onSaved={onClose}>
      <Question title="Add a webhook" submitLabel="Add the webhook" onClose={onClose}>
        <p>
          From now on the other program is told what you tick here, moments after it happens. It is told ids and where
          to read more with an API key; no names, no amounts.
        </p>
        <Fields kinds={kinds} />
      </Question>
    </Modal>
  );
};

type ChangeProps = Kinds & { readonly webhook: Webhook; readonly onClose: () => void };

export const ChangeWebhook = ({ kinds, webhook, onClose }: ChangeProps) => {
  const { mutateAsync } = useChangeWebhook();
  const submit = async (values: Values) => {
    const { url, description } = values;
    const given = { url: url.trim(), description: description.trim(), kinds: chosenOf(values, { kinds }) };
    await mutateAsync({ id: webhook.id, ...given });
  };
  return (
    <Modal values={valuesOf({ kinds }, webhook)} validate={problems({ kinds })} onSubmit={submit} onSaved={onClose}>
      <Question title="Edit the webhook" submitLabel="Save" onClose={onClose}>
        <p>What waits already goes to the address that you give here.</p>
        <Fields kinds={kinds} />
      </Question>
    </Modal>
  );
};
