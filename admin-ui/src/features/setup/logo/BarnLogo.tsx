import { useBarn } from '@/data/requests/barn';
import { useLogo, type Logo } from '@/data/requests/logo';
import { StoredPicture } from '@/ui/StoredPicture';
import { Unanswered } from '@/ui/states';
import { ChangeLogo } from './ChangeLogo';
import './logo.css';

/** The corner of a page that says who writes: what stands there on an invoice, in its size. */
const OnPaper = ({ logo }: { readonly logo: Logo }) => {
  const { farm_name, address, address2 } = useBarn();
  return (
    <figure className="logo-paper one-column">
      <StoredPicture
        key={logo.id}
        url={logo.url}
        alt={`Logo of ${farm_name}`}
        className="logo-picture"
        waiting="logo-picture logo-waiting"
        lost="The logo could not be loaded."
      />
      <strong>{farm_name}</strong>
      {[address, address2].map((line) => line && <span key={line}>{line}</span>)}
    </figure>
  );
};

/** The barn's logo: as it stands on paper, another one, or none. Kept by itself: it needs no Save. */
export const BarnLogo = () => {
  const { data: logo, error, refetch } = useLogo();
  return (
    <div className="setting setting-logo">
      <div className="setting-words">
        <span className="setting-name">Logo</span>
        <p className="muted small">
          Stands at the head of invoices, receipts, credit notes, vouchers, account statements and the day’s takings.
        </p>
      </div>
      {logo === undefined ? (
        <Unanswered error={error} refetch={refetch} rows={2} label="Loading the logo" />
      ) : (
        <div className="stack gap-3 one-column">
          {logo ? <OnPaper logo={logo} /> : <p className="muted">None yet: papers say your name alone.</p>}
          <ChangeLogo logo={logo} />
        </div>
      )}
    </div>
  );
};
