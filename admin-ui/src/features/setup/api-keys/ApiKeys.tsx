import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useApiKeys, type ApiKeys as Listed } from '@/data/requests/api-keys';
import { Unanswered } from '@/ui/states';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { ApiKeyRow } from './ApiKeyRow';
import { MakeApiKey } from './MakeApiKey';
import { ShownOnce } from './ShownOnce';
import '@/ui/fold.css';
import './api-keys.css';

type Made = { readonly name: string; readonly key: string | null };

const Keys = ({ listed: { api_keys, scopes } }: { listed: Listed }) => {
  const good = api_keys.filter(({ state }) => state === 'active');
  const past = api_keys.filter(({ state }) => state !== 'active');
  const rows = (some: typeof api_keys) =>
    some.map((apiKey) => <ApiKeyRow key={apiKey.id} apiKey={apiKey} scopes={scopes} />);
  return (
    <>
      {good.length > 0 ? (
        <ul className="api-keys-list" aria-label="API keys">
          {rows(good)}
        </ul>
      ) : (
        <p className="muted">No other program reads from this barn.</p>
      )}
      {past.length > 0 && (
        <details className="fold">
          <summary>{`Ended and revoked (${past.length})`}</summary>
          <ul className="api-keys-list" aria-label="API keys that are not good any more">
            {rows(past)}
          </ul>
        </details>
      )}
    </>
  );
};

/** By which other programs read from this barn. */
export const ApiKeys = () => {
  const { data: listed, error, refetch } = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole);
  const isFull = listed ? listed.api_keys.filter(({ state }) => state === 'active').length >= listed.most : false;
  return (
    <div ref={whole} className="api-keys ruled-above pad-3-0 stack gap-3">
      <p className="muted">
        With a key another program, such as your club’s website, reads what you choose of this barn. A key belongs to
        the barn and stays when whoever made it leaves.{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          What programs can read
        </a>
      </p>
      {made && (
        <ShownOnce of={`The key of ${made.name}`} label="API key" secret={made.key} onDone={() => setMade(null)}>
          {made.key
            ? `The key of ${made.name} is ready. Copy it now: it is shown this once, and nobody can look it up later.`
            : `The key of ${made.name} was made, but could not be shown. Revoke it and make another.`}
        </ShownOnce>
      )}
      {listed ? <Keys listed={listed} /> : <Unanswered error={error} refetch={refetch} rows={2} />}
      {listed && (
        <div className="row middle wrap gap-2-3">
          <Button variant="outlined" size="small" disabled={isFull} onClick={() => setMaking(true)}>
            Make a key…
          </Button>
          {isFull && <span className="muted">{`${listed.most} are in use, which is as many as there can be.`}</span>}
        </div>
      )}
      {listed && isMaking && (
        <MakeApiKey
          scopes={listed.scopes}
          onMade={(name, key) => setMade({ name, key })}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  );
};
