import type { CardPaid as PaidReply } from '@leadline/api-client/card-payment';
import { useFamily } from '../../family/family-context';
import { money } from '../../format/money';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import styles from './buying.module.css';

type Props = { readonly paid: PaidReply; readonly onClose: () => void };

/** R223 */
export const Paid = ({ paid: { newpayment, items }, onClose }: Props) => {
  const { barn, account, riders } = useFamily();
  const nameOf = (studentId: string) => riders.find((rider) => rider.studentId === studentId)?.firstName;
  return (
    <>
      <Notice tone="good" role="status">
        <p>Your payment was successful.</p>
        {account?.contact_email && <p>A detailed receipt has been sent to your email.</p>}
      </Notice>
      <ul>
        {items.map(({ id, product_name, student_id }) => (
          <li key={id} className={styles.line}>
            <span>
              <strong>{product_name}</strong> for {nameOf(student_id)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        Paid: <strong className="numbers">{money(newpayment.total, barn.currency_code)}</strong>
      </p>
      <Button wide look="primary" onClick={onClose}>
        Close
      </Button>
    </>
  );
};
