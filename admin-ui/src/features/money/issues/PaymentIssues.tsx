import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { clientHome } from '@/data/addresses/client-home-address';
import { useAccess } from '@/data/providers/use-access';
import { usePaymentIssues, type PaymentIssue } from '@/data/requests/payment-issues';
import { dayAndYear } from '@/data/time/words';
import { ShowMore } from '@/ui/record/ShowMore';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { useAmount } from '../amounts';
import { ApproveRefund } from '../ApproveRefund';
import { UnpaidPlaces } from '../UnpaidPlaces';
import { DeclineRefund } from '../DeclineRefund';
import { CloseLeftOpen } from './CloseLeftOpen';
import { issueWords } from './issue-words';
import './payment-issues.css';

const Does = ({ issue }: { issue: PaymentIssue }) => {
  const { kind, payment_id: id, amount, payment_method } = issue;
  const refund = { id, total: -amount, payment_method };
  if (kind === 'account_removed')
    return (
      <>
        <Link to="/setup/updateprefs">Connect</Link>
        <CloseLeftOpen issue={issue} />
      </>
    );
  if (kind === 'charge_failed' && issue.account_holder_id)
    return <Link to={`${clientHome(issue.account_holder_id)}/invoices`}>See the invoice</Link>;
  if (kind !== 'refund_requested' && kind !== 'refund_failed') return null;
  return (
    <>
      <ApproveRefund refund={refund} />
      <DeclineRefund refund={refund} />
    </>
  );
};

const Issue = ({ issue }: { issue: PaymentIssue }) => {
  const amount = useAmount();
  const { kind, account_holder_id, name, since } = issue;
  const { name: what, tone, says } = issueWords[kind];
  return (
    <li className="issue">
      <div className="issue-what">
        <span className="row middle wrap gap-2">
          {account_holder_id ? <Link to={`${clientHome(account_holder_id)}/payments`}>{name}</Link> : name}
          <Tag tone={tone}>{what}</Tag>
        </span>
        <p>{says(issue, amount)}</p>
        {issue.release && <UnpaidPlaces paymentId={issue.payment_id} whose={name} release={issue.release} />}
      </div>
      <strong className="issue-amount">{amount(issue.amount)}</strong>
      <span className="issue-since muted">{`since ${dayAndYear(since)}`}</span>
      <div className="row middle gap-2 issue-does">
        <Does issue={issue} />
      </div>
    </li>
  );
};

const Issues = () => {
  const asked = usePaymentIssues();
  const { data, error, refetch } = asked;
  if (!data) return <Unanswered error={error} refetch={refetch} label="Payment issues" />;
  if (data.length === 0)
    return (
      <Empty
        title="No payment issues"
        text="Disputes, refunds that wait or failed, saved cards that were not charged, and card payments that were left open stand here."
        action={<Link to="/reports/takings/total">See the takings</Link>}
      />
    );
  return (
    <>
      <ul className="issues" aria-label="Payment issues">
        {data.map((issue) => (
          <Issue key={issue.id} issue={issue} />
        ))}
      </ul>
      <ShowMore {...asked} data={data} />
    </>
  );
};

/** What an administrator has to do about money, of all accounts: first what has a term, then the newest. C09 */
export default function PaymentIssues() {
  const { canCall } = useAccess();
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  if (!canCall('payments/issues')) return <Forbidden />;
  return (
    <div className="page" ref={page}>
      <title>Payment issues – Leadline</title>
      <h1>Payment issues</h1>
      <Issues />
    </div>
  );
}
