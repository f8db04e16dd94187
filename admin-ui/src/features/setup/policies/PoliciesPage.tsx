import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { usePolicies, type Policy } from '@/data/requests/policies';
import { CardPage } from '@/ui/list/CardPage';
import { Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { EndPolicy } from './EndPolicy';
import './policies.css';

const SCOPES: Readonly<Record<Policy['scope'], string>> = {
  barn: 'All lessons',
  program: 'Program',
  section: 'Section',
  series: 'Series',
};

const Add = () => {
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => void navigate('/setup/policies/add')}>
      Add policy
    </Button>
  );
};

const nameOf = ({ scope, name }: Policy) => (scope === 'barn' ? SCOPES.barn : `${SCOPES[scope]} ${name ?? '(gone)'}`);

type CardProps = {
  readonly policy: Policy;
  /** Whether others hold for some lessons. */
  readonly rest: boolean;
  readonly onEnd: () => void;
};

const PolicyCard = ({ policy, rest, onEnd }: CardProps) => {
  const { id, version, sentence, lacks_terms } = policy;
  const heading = useId();
  return (
    <li className="record-card" aria-labelledby={heading}>
      <div className="row baseline wrap between gap-2">
        <h2 id={heading}>
          {id === null ? (
            rest ? (
              'All other lessons'
            ) : (
              SCOPES.barn
            )
          ) : (
            <Link to={`/setup/policies/${id}`}>{nameOf(policy)}</Link>
          )}
        </h2>
        <Tag tone="plain">{id === null ? 'By the settings' : `Version ${version}`}</Tag>
      </div>
      <p>{sentence}</p>
      {lacks_terms === 1 && (
        <Alert severity="warning">
          It reckons by <Link to="/setup/terms">terms</Link>, and none is left: until there is one, makeups are good for
          as long as the settings say.
        </Alert>
      )}
      {id !== null && (
        <div>
          <Button size="small" variant="outlined" onClick={onEnd}>
            End…
          </Button>
        </div>
      )}
    </li>
  );
};

const Policies = () => {
  const { data, error, refetch } = usePolicies();
  const [ending, setEnding] = useState<string | null>(null);
  if (!data)
    return (
      <div className="list-pad">
        <Unanswered error={error} refetch={refetch} label="Loading policies" />
      </div>
    );
  const { policies, built_in } = data;
  const shown = policies.some(({ scope }) => scope === 'barn') ? policies : [...built_in, ...policies];
  const asked = policies.find(({ id }) => id !== null && id === ending);
  const [builtIn] = built_in;
  return (
    <>
      <ul className="record-cards" aria-label="Policies">
        {shown.map((policy) => (
          <PolicyCard
            key={policy.id ?? 'built-in'}
            policy={policy}
            rest={shown.length > 1}
            onEnd={() => setEnding(policy.id)}
          />
        ))}
      </ul>
      {asked && ending && builtIn && (
        <EndPolicy
          policy={{ ...asked, id: ending }}
          name={nameOf(asked)}
          {...{ policies, builtIn }}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
};

/** What cancelling comes to, as families read it: for all lessons, a program, a section; the most particular holds. */
export default function PoliciesPage() {
  return (
    <CardPage title="Policies" call="policies/index" isOn off={{ title: '', search: '', says: '' }} add={<Add />}>
      <Policies />
    </CardPage>
  );
}
