import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { isGood, signerOf, standingWords, type WaiverRow } from '@leadline/api-client/waivers';
import { useFamily } from '@/data/client-context';
import { useOwnStanding } from '@/data/requests/own-waivers';
import { useOfferedTemplates, useTemplateWaivers } from '@/data/requests/waivers';
import { dateOnly } from '@/data/time/words';
import { Empty, Unanswered } from '@/ui/states';

type Template = {
  readonly template_id: string;
  readonly title: string;
  readonly is_own: number;
  readonly sign_url: string | null;
};

const Row = ({ waiver, ofAll }: { waiver: WaiverRow; ofAll: boolean }) => {
  const { address } = useFamily();
  return (
    <li>
      <Link to={`${address}/waivers/${encodeURIComponent(waiver.waiverId)}`}>{signerOf(waiver)}</Link>
      {ofAll && <span>{waiver.person_name ?? `no account: ${waiver.email || 'no email'}`}</span>}
      <span className="muted">{`signed ${dateOnly(waiver.createdOn.slice(0, 10))}`}</span>
      {waiver.is_expired === 1 && <span className="strong danger">expired</span>}
    </li>
  );
};

const Signed = ({ templateId, ofAll }: { templateId: string; ofAll: boolean }) => {
  const { currentClient } = useFamily();
  const whose = ofAll ? {} : { id: currentClient.person_id };
  const { data, error, refetch } = useTemplateWaivers({ template_id: templateId, ...whose });
  if (!data) return <Unanswered error={error} refetch={refetch} rows={2} label="Waivers" />;
  if (data.waivers.length === 0) return <p className="muted">No waivers found for this template</p>;
  return (
    <ul className="client-people">
      {data.waivers.map((waiver) => (
        <Row key={waiver.waiverId} waiver={waiver} ofAll={ofAll} />
      ))}
    </ul>
  );
};

/** Of a waiver of the barn's own: until when each rider's is good, and who is without. */
const Standing = ({ templateId }: { templateId: string }) => {
  const { currentClient } = useFamily();
  const { data, error, refetch } = useOwnStanding(currentClient.person_id);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={1} label="Riders" />;
  const riders = data.templates.find(({ id }) => id === templateId)?.riders ?? [];
  return (
    <ul className="client-people" aria-label="Riders">
      {riders.map((rider) => (
        <li key={rider.person_id}>
          <span>{rider.person_name}</span>
          <span className={isGood(rider.standing) ? 'muted' : 'strong danger'}>{standingWords(rider, dateOnly)}</span>
        </li>
      ))}
    </ul>
  );
};

const Templates = ({ templates }: { templates: readonly Template[] }) => {
  const [ofAll, setOfAll] = useState(false);
  return (
    <div className="record-part stack gap-6">
      <h2>Available Waivers</h2>
      <FormControlLabel
        control={<Switch checked={ofAll} onChange={(_, checked) => setOfAll(checked)} />}
        label="Everybody who signed, not this account alone"
      />
      {templates.map(({ template_id, title, is_own, sign_url }) => (
        <section key={template_id} className="stack gap-2" aria-label={title}>
          <h3>{title}</h3>
          {sign_url && (
            <p>
              <Button href={sign_url} target="_blank" rel="noreferrer" variant="outlined">
                Sign
              </Button>
            </p>
          )}
          {is_own === 1 && !ofAll && <Standing templateId={template_id} />}
          <Signed templateId={template_id} ofAll={ofAll} />
        </section>
      ))}
    </div>
  );
};

/** What may be signed, and who has. R194 */
export default function ClientWaivers() {
  const { currentClient } = useFamily();
  const { data, error, refetch } = useOfferedTemplates(currentClient.person_id);
  if (!data) return <Unanswered error={error} refetch={refetch} label="Waivers" />;
  return (
    <>
      {data.templates.length === 0 ? (
        <Empty title="There are no active waiver templates" />
      ) : (
        <Templates templates={data.templates} />
      )}
      <Outlet />
    </>
  );
}
