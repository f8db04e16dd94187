import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  useAddOwnWaiver,
  useOwnWaiver,
  useOwnWaivers,
  useRewriteOwnWaiver,
  type OwnWaiver,
} from '@/data/requests/own-waivers';
import { FormButtons } from '@/ui/form/FormButtons';
import { StaleValues, useSeenValues } from '@/ui/form/StaleValues';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { Consequence, WaiverFields } from './WaiverFields';

type Words = { readonly title: string; readonly body: string; readonly valid_months: string };
type Values = Words & { readonly asks_again: boolean };

const labels = { title: 'Title', body: 'Text', valid_months: 'Good for (months)' };
const empty: Values = { title: '', body: '', valid_months: '', asks_again: false };

const wordsOf = ({ title, body, valid_months }: Pick<OwnWaiver, keyof Words>): Words => ({
  title,
  body,
  valid_months: String(valid_months ?? ''),
});
const toWire = ({ title, body, valid_months }: Words) => ({
  title,
  body,
  valid_months: valid_months === '' ? null : Number(valid_months),
});

const check = ({ title, body }: Words) => ({
  ...(!title.trim() && { title: 'Title is required' }),
  ...(!body.trim() && { body: 'Text is required' }),
});

const Add = ({ onClose }: { onClose: () => void }) => {
  const { mutateAsync } = useAddOwnWaiver();
  const say = useSay();
  const save = async (values: Values) => {
    const { waiver } = await mutateAsync(toWire(values));
    say.done(`${waiver.title} was added. Families are asked for it from now on.`);
  };
  return (
    <ValuesForm className="panel-form-frame" warns values={empty} validate={check} onSubmit={save} onSaved={onClose}>
      <SidePanel title="New waiver" onClose={onClose} footer={<FormButtons onCancel={onClose} />}>
        <div className="stack gap-4">
          <WaiverFields />
        </div>
      </SidePanel>
    </ValuesForm>
  );
};

type EditProps = { readonly waiver: OwnWaiver; readonly signed: number; readonly onClose: () => void };

const Edit = ({ waiver, signed, onClose }: EditProps) => {
  const { mutateAsync } = useRewriteOwnWaiver();
  const say = useSay();
  const { seen, theirs, guard, settle } = useSeenValues(waiver, wordsOf);
  const [before] = useState<Values>({ ...seen.values, asks_again: false });
  const save = async ({ asks_again, ...words }: Values) => {
    const asked = asks_again ? 1 : 0;
    const change = { id: waiver.id, ...toWire(words), asks_again: asked, version: seen.version } as const;
    const { waiver: saved } = await guard(mutateAsync(change));
    say.done(`Changes to ${saved.title} saved`);
  };
  return (
    <ValuesForm className="panel-form-frame" warns values={before} validate={check} onSubmit={save} onSaved={onClose}>
      <SidePanel title={waiver.title} onClose={onClose} footer={<FormButtons onCancel={onClose} />}>
        <div className="stack gap-4">
          {theirs && <StaleValues noun="waiver" labels={labels} seen={seen} theirs={theirs} onSettled={settle} />}
          <Consequence signed={signed} />
          <WaiverFields />
        </div>
      </SidePanel>
    </ValuesForm>
  );
};

const Opened = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useOwnWaiver(id);
  const all = useOwnWaivers();
  const row = all.data?.find((one) => one.id === id);
  if (data && row) return <Edit waiver={data} signed={row.signed} onClose={onClose} />;
  return (
    <SidePanel title="Waiver" onClose={onClose}>
      <Unanswered error={error ?? all.error} refetch={refetch} rows={5} />
    </SidePanel>
  );
};

/** Adds a waiver of the barn's own, or writes the next version of the one that the address names. */
export default function WaiverForm() {
  const { id } = useParams();
  const navigate = useNavigate();
  const close = () => void navigate('/setup/waivers');
  return id === undefined ? <Add onClose={close} /> : <Opened key={id} id={id} onClose={close} />;
}
