import { useState } from 'react';
import Button from '@mui/material/Button';
import { useRevokeApiKey, type ApiKey, type ApiScope } from '@/data/requests/api-keys';
import { useBarn } from '@/data/requests/barn';
import { Modal, Question } from '@/ui/Modal';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { endWords, lastUsedWords, madeWords, scopeWords } from './key-words';

const tags = {
  active: null,
  ended: <Tag tone="warning">Ended</Tag>,
  revoked: <Tag tone="plain">Revoked</Tag>,
} as const;

type RevokeProps = { readonly apiKey: ApiKey; readonly onClose: () => void };

const Revoke = ({ apiKey: { id, name, last_used_at }, onClose }: RevokeProps) => {
  const { time_zone } = useBarn();
  const { mutateAsync } = useRevokeApiKey();
  const say = useSay();
  const revoke = async () => {
    await mutateAsync(id);
    say.done(`${name} is revoked`);
  };
  return (
    <Modal danger values={{}} onSubmit={revoke} onSaved={onClose}>
      <Question title={`Revoke ${name}?`} submitLabel="Revoke the key" cancelLabel="Keep it" onClose={onClose}>
        <p>
          The program that has this key is refused from its next request on. This cannot be undone: it would need a new
          key.
        </p>
        <p>{`${lastUsedWords(last_used_at, time_zone)}.`}</p>
      </Question>
    </Modal>
  );
};

type RowProps = { readonly apiKey: ApiKey; readonly scopes: readonly ApiScope[] };

/** One key: what it is for and reads, and whether anybody uses it. */
export const ApiKeyRow = ({ apiKey, scopes }: RowProps) => {
  const { time_zone } = useBarn();
  const [isAsked, setAsked] = useState(false);
  const { name, hint, state, last_used_at } = apiKey;
  const ends = endWords(apiKey, time_zone);
  return (
    <li className="api-key stack gap-1 shrinks">
      <p className="row middle wrap gap-2-3">
        <strong className="break">{name}</strong>
        <code>{`${hint}…`}</code>
        {tags[state]}
      </p>
      <p>{scopeWords(apiKey, scopes)}</p>
      <p className="muted">
        {[lastUsedWords(last_used_at, time_zone), ends, madeWords(apiKey, time_zone)].filter(Boolean).join(' · ')}
      </p>
      {state === 'active' && (
        <div>
          <Button
            size="small"
            variant="text"
            color="error"
            aria-label={`Revoke ${name}`}
            onClick={() => setAsked(true)}
          >
            Revoke…
          </Button>
        </div>
      )}
      {isAsked && <Revoke apiKey={apiKey} onClose={() => setAsked(false)} />}
    </li>
  );
};
