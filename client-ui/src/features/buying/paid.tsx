import { rich, t } from '../../i18n/t';
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
        <p>{t('Your payment was successful.')}</p>
        {account?.contact_email && <p>{t('A detailed receipt has been sent to your email.')}</p>}
      </Notice>
      <ul>
        {items.map(({ id, product_name, student_id }) => (
          <li key={id} className={styles.line}>
            <span>
              {rich('<strong>{product}</strong> for {name}', {
                product: product_name,
                name: nameOf(student_id),
                strong: (words) => <strong>{words}</strong>,
              })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {rich('Paid: <strong>{amount}</strong>', {
          amount: money(newpayment.total, barn.currency_code),
          strong: (words) => <strong className="numbers">{words}</strong>,
        })}
      </p>
      <Button wide look="primary" onClick={onClose}>
        {t('Close')}
      </Button>
    </>
  );
};
